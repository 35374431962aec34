/** Play on from here: the same position as a new match, each seat for me or for the computer. */

import { useState } from "preact/hooks";

import { send } from "../house/api";
import { useAsked } from "../house/asked";
import { go } from "../house/route";
import { Button, Choices, Dialog, reasonOf, Notice } from "../house/ui";
import { say } from "../house/words";
import type { PlayerCard, TableCard } from "../house/wire";
import { ME, ordered, proposed } from "./branch";

interface Props {
  table: TableCard;
  number: number;
  onClose: () => void;
}

export function PlayOn({ table, number, onClose }: Props) {
  const players = useAsked<PlayerCard[]>("/players").answer ?? [];
  const [sitters, setSitters] = useState<Record<string, string>>(() => proposed(table));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const level = players.at(-1)?.level ?? "";

  async function begin(): Promise<void> {
    setBusy(true);
    try {
      const seats = ordered(table.seats, sitters, level);
      const made = await send<TableCard>("POST", `/tables/${table.id}/branch`, { number, seats });
      go(`/table/${made.id}`);
    } catch (problem) {
      setError(problem);
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={say("replay-play-on")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say("replay-not-now")}</Button>
          <Button kind="main" icon="swords" busy={busy} disabled={!level} onClick={() => void begin()}>
            {say("replay-begin")}
          </Button>
        </>
      }
    >
      <p>{say("replay-play-on-words", { number })}</p>
      {table.seats.map((seat) => (
        <Choices
          key={seat.seat}
          label={seat.name}
          value={sitters[seat.seat] || level}
          onChange={(picked) => setSitters({ ...sitters, [seat.seat]: picked })}
          picks={[
            { id: ME, title: say("replay-me"), icon: "user" },
            ...players.map((player) => ({ id: player.level, title: player.title })),
          ]}
        />
      ))}
      {error !== null && (
        <Notice tone="refusal" live>
          {reasonOf(error)}
        </Notice>
      )}
    </Dialog>
  );
}
