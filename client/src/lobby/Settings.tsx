/** What is agreed before a match: a few settings lie open; of many, all but the first are folded. */

import { Choices } from "../house/ui";
import type { Setting } from "../house/wire";
import { say } from "../house/words";

const FEW = 5;

interface Props {
  settings: readonly Setting[];
  options: Readonly<Record<string, string>>;
  onChange: (options: Record<string, string>) => void;
}

export function Settings({ settings, options, onChange }: Props) {
  const open = settings.filter(isOpen);
  const first = open.length > FEW ? 1 : open.length;
  const folded = open.slice(first);
  const agreed = (setting: Setting) => options[setting.id] ?? setting.default;
  const choice = (setting: Setting) => (
    <Choices
      key={setting.id}
      label={setting.title || setting.id}
      value={agreed(setting)}
      picks={setting.choices}
      onChange={(id) => onChange({ ...options, [setting.id]: id })}
    />
  );
  const changed = folded.filter((setting) => agreed(setting) !== setting.default).length;
  return (
    <>
      {open.slice(0, first).map(choice)}
      {folded.length > 0 && (
        <details class="lobby-settings">
          <summary>{say("lobby-more-settings", { count: folded.length, changed })}</summary>
          {folded.map(choice)}
        </details>
      )}
    </>
  );
}

/** A setting with one choice is settled. */
function isOpen(setting: Setting): boolean {
  return setting.choices.length > 1;
}
