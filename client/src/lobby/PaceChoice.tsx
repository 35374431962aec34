/** How long one may think, and what happens when the time is up. */

import { Choices, Select } from "../house/ui";
import type { Pace } from "../house/wire";
import { say } from "../house/words";
import { PACES } from "./order";
import { span } from "./times";

const HOUR = 3_600;
const DAY = 24 * HOUR;
const CLOCKS = [HOUR / 3, HOUR / 2, HOUR, 2 * HOUR, 4 * HOUR] as const;
const CHOICES = [HOUR, 8 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY] as const;
const INCREMENTS = [0, 10, 30, 60] as const;

interface Props {
  pace: Pace;
  onChange: (pace: Pace) => void;
}

export function PaceChoice({ pace, onChange }: Props) {
  const kind = pace.kind ?? "none";
  return (
    <div class="lobby-pace-choice">
      <Choices
        label={say("lobby-pace")}
        value={kind}
        picks={(["none", "clock", "choice"] as const).map((id) => ({
          id,
          title: say(`lobby-pace-kind-${id}`),
        }))}
        onChange={(id) => onChange(PACES[id as keyof typeof PACES])}
      />
      {kind !== "none" && (
        <div class="lobby-pace-row">
          <Select
            label={say(`lobby-time-${kind}`)}
            value={String(pace.seconds)}
            picks={(kind === "clock" ? CLOCKS : CHOICES).map(lasting)}
            onChange={(seconds) => onChange({ ...pace, seconds: Number(seconds) })}
          />
          {kind === "clock" && (
            <Select
              label={say("lobby-increment")}
              value={String(pace.increment ?? 0)}
              picks={INCREMENTS.map(lasting)}
              onChange={(seconds) => onChange({ ...pace, increment: Number(seconds) })}
            />
          )}
          <Select
            label={say("lobby-timeout")}
            value={pace.at_timeout ?? "player"}
            picks={(["player", "claim", "lose"] as const).map((id) => ({
              id,
              title: say(`lobby-timeout-${id}`),
            }))}
            onChange={(id) => onChange({ ...pace, at_timeout: id as NonNullable<Pace["at_timeout"]> })}
          />
        </div>
      )}
    </div>
  );
}

function lasting(seconds: number): { id: string; title: string } {
  return { id: String(seconds), title: span(seconds) };
}
