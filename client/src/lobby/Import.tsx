/** A match file is brought in: chosen, or dropped on the lobby. */

import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";

import { send } from "../house/api";
import { go } from "../house/route";
import { Button, lament } from "../house/ui";
import type { TableCard } from "../house/wire";
import { say } from "../house/words";
import { addressOf } from "./sitting";

type Named = (then: () => void) => void;

async function bring(file: File): Promise<void> {
  try {
    go(addressOf(await send<TableCard>("POST", "/tables/import", file)));
  } catch (error) {
    lament(error);
  }
}

export function ImportButton({ named }: { named: Named }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept=".jsonl,.json"
        aria-label={say("lobby-import")}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (file) void bring(file);
        }}
      />
      <Button kind="quiet" icon="upload" onClick={() => named(() => field.current?.click())}>
        {say("lobby-import")}
      </Button>
    </>
  );
}

/** The ground on which a file may be dropped. */
export function DropGround({ named, children }: { named: Named; children: ComponentChildren }) {
  const [over, setOver] = useState(false);
  return (
    <main
      class={`lobby ${over ? "lobby-over" : ""}`}
      onDragOver={(event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        const file = event.dataTransfer?.files[0];
        if (!file) return;
        event.preventDefault();
        setOver(false);
        named(() => void bring(file));
      }}
    >
      {children}
      {over && <p class="lobby-drop">{say("lobby-drop")}</p>}
    </main>
  );
}
