/** A moment before the rules were mended, which those of today cannot show: only what was told. */

import { Refused } from "../house/api";
import { Button, Notice } from "../house/ui";
import { say } from "../house/words";
import type { Sight, TableCard } from "../house/wire";
import type { Replaying } from "./replaying";

export function Sealed({ table, go }: { table: TableCard; go: (number: number) => void }) {
  const number = table.mended?.number ?? 0;
  return (
    <div class="replay-sealed">
      <Notice icon="book" live>
        <p>{say("mended-replay", { number })}</p>
        <Button icon="right" onClick={() => go(number)}>
          {say("mended-replay-on", { number })}
        </Button>
      </Notice>
    </div>
  );
}

/** The server has turned this moment down, and the rules were mended after it. */
export function isSealed(table: TableCard, { error, number, sight }: Replaying): boolean {
  return error instanceof Refused && sight?.number !== number && number < (table.mended?.number ?? 0);
}

/** What is seen of a moment of which nothing is known: an empty table. */
export function bareSight(table: TableCard, eyes: string, number: number): Sight {
  const seat = eyes || null;
  return { seat, number, undone: 0, view: { seat, path: [] }, sheets: [], table };
}
