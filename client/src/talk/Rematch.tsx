/** The same table once more, for who has sat at it. */

import { useState } from "preact/hooks";

import { go } from "../house/route";
import { Button, lament } from "../house/ui";
import { say } from "../house/words";
import type { TableCard } from "../house/wire";
import { deedsAt } from "./deeds";
import * as requests from "./requests";

export function Rematch({ table }: { table: TableCard }) {
  const [busy, setBusy] = useState(false);
  if (!deedsAt(table, Date.now()).includes("rematch")) return null;

  async function begin(): Promise<void> {
    setBusy(true);
    try {
      go(`/table/${(await requests.rematch(table.id)).id}`);
    } catch (problem) {
      lament(problem);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button kind="main" icon="again" busy={busy} onClick={() => void begin()}>
      {say("talk-rematch")}
    </Button>
  );
}
