/** What a player may set for himself, everywhere in the house. */

import type { Signal } from "@preact/signals";
import { useState } from "preact/hooks";

import { me, prefer } from "./me";
import {
  contrast,
  language,
  motion,
  passing,
  symbols,
  textSize,
  theme,
  type Language,
} from "./settings";
import { Button, Choices, Dialog } from "./ui";
import { say } from "./words";

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={say("house-settings")}
      onClose={onClose}
      actions={
        <Button kind="main" onClick={onClose}>
          {say("house-done")}
        </Button>
      }
    >
      <Choices
        label={say("house-language")}
        value={language.value}
        picks={[
          { id: "fr", title: "Français" },
          { id: "en", title: "English" },
        ]}
        onChange={(tongue) => speak(tongue as Language)}
      />
      <Row name="theme" value={theme} ids={["auto", "day", "night"]} />
      <Row name="size" value={textSize} ids={["100", "115", "130", "150"]} />
      <Row name="contrast" value={contrast} ids={["normal", "high"]} />
      <Row name="symbols" value={symbols} ids={["period", "nato"]} />
      <Row name="motion" value={motion} ids={["auto", "on", "off"]} />
      <Row name="passing" value={passing} ids={["self", "ask"]} />
      <Permission />
    </Dialog>
  );
}

/** The account learns it too: notices are written in that language. */
export function speak(tongue: Language): void {
  language.value = tongue;
  if (me.value) prefer({ language: tongue }).catch(() => undefined);
}

interface RowProps<T extends string> {
  name: string;
  value: Signal<T>;
  ids: readonly T[];
}

function Row<T extends string>({ name, value, ids }: RowProps<T>) {
  return (
    <Choices
      label={say(`house-${name}`)}
      value={value.value}
      picks={ids.map((id) => ({ id, title: say(`house-${name}-${id}`) }))}
      onChange={(id) => (value.value = id as T)}
    />
  );
}

function Permission() {
  const able = "Notification" in window;
  const [state, setState] = useState(able ? Notification.permission : "denied");
  return (
    <section>
      <h3 class="house-small-title">{say("house-notices")}</h3>
      {able && state === "default" ? (
        <Button icon="bell" onClick={() => void Notification.requestPermission().then(setState)}>
          {say("house-notices-allow")}
        </Button>
      ) : (
        <p>{say(state === "granted" ? "house-notices-granted" : "house-notices-denied")}</p>
      )}
    </section>
  );
}
