/** What can be done with a replay: other eyes, a link to this moment, playing on from it. */

import { useState } from "preact/hooks";

import { me } from "../house/me";
import { Button, Copyable, Dialog, lament, LinkButton, Menu, Select, type MenuItem } from "../house/ui";
import { say } from "../house/words";
import type { TableCard } from "../house/wire";
import { eyesOpen, mayBranch } from "./eyes";
import { PlayOn } from "./PlayOn";
import { lastTurn } from "./replaying";

interface Props {
  table: TableCard;
  eyes: string;
  onEyes: (seat: string) => void;
  number: number;
  go: (number: number) => void;
}

export function Tools({ table, eyes, onEyes, number, go }: Props) {
  const [open, setOpen] = useState<"" | "share" | "play-on">("");
  const sits = table.seats.some((seat) => seat.mine);
  return (
    <div class="replay-tools">
      <Select
        label={say("replay-eyes")}
        value={eyes}
        onChange={onEyes}
        picks={[
          ...eyesOpen(table).map((seat) => ({ id: seat.seat, title: eyesOf(seat.name, seat.holder) })),
          { id: "", title: say("replay-spectator") },
        ]}
      />
      <div class="replay-deeds">
        {mayBranch(table, number) && me.value && (
          <Button icon="swords" onClick={() => setOpen("play-on")}>
            {say("replay-play-on")}
          </Button>
        )}
        {sits && table.stage === "playing" && (
          <LinkButton icon="left" href={`/table/${table.id}`}>
            {say("replay-to-table")}
          </LinkButton>
        )}
        <Menu
          label={say("replay-more")}
          icon="more"
          items={[
            ...(sits ? [sinceItem(table, go)] : []),
            { title: say("replay-share"), icon: "share", onChoose: () => setOpen("share") },
            {
              title: say("replay-file"),
              icon: "download",
              href: `/api/tables/${table.id}/file`,
              download: true,
            },
            ...(table.stage === "over"
              ? [{ title: say("replay-proof"), icon: "die" as const, href: `/proof/${table.id}` }]
              : []),
          ]}
        />
      </div>
      {table.mended && <p class="replay-mended">{say("mended-throughout", { number: table.mended.number })}</p>}
      {open === "share" && (
        <Dialog title={say("replay-share")} onClose={() => setOpen("")}>
          <Copyable
            label={say("replay-share-words", { number })}
            text={`${location.origin}/replay/${table.id}#${number}`}
            shared={{ title: table.scenario_title }}
          />
        </Dialog>
      )}
      {open === "play-on" && <PlayOn table={table} number={number} onClose={() => setOpen("")} />}
    </div>
  );
}

function sinceItem(table: TableCard, go: (number: number) => void): MenuItem {
  return {
    title: say("replay-since"),
    icon: "clock",
    onChoose: () => void lastTurn(table).then(go, lament),
  };
}

function eyesOf(seat: string, holder: string | undefined): string {
  return holder ? `${seat} (${holder})` : seat;
}
