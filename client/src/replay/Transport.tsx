/** The slider of a replay, with its marks, and the buttons beside it. */

import { plain } from "../house/Sentence";
import { Button } from "../house/ui";
import { say } from "../house/words";
import { SPEEDS, type Mark, type Speed } from "./moments";
import type { Replaying } from "./replaying";

interface Props {
  replaying: Replaying;
  marks: readonly Mark[];
}

export function Transport({ replaying, marks }: Props) {
  const { number, last, running, stroke, go } = replaying;
  return (
    <div class="replay-transport" role="group" aria-label={say("replay-transport")}>
      <Slider number={number} last={last} marks={marks} onGo={go} />
      <div class="replay-buttons">
        <Button kind="quiet" icon="first" label={say("replay-first")} disabled={number === 0} onClick={() => stroke("first")} />
        <Button kind="quiet" icon="left" label={say("replay-back")} disabled={number === 0} onClick={() => stroke("back")} />
        <Button
          kind="main"
          icon={running ? "pause" : "play"}
          label={say(running ? "replay-pause" : "replay-play")}
          onClick={() => stroke("play")}
        />
        <Button kind="quiet" icon="right" label={say("replay-on")} disabled={number === last} onClick={() => stroke("on")} />
        <Button kind="quiet" icon="last" label={say("replay-last")} disabled={number === last} onClick={() => stroke("last")} />
        <SpeedPick speed={replaying.speed} onPick={replaying.setSpeed} />
        <output class="replay-where">{say("replay-where", { number, last })}</output>
      </div>
    </div>
  );
}

interface SliderProps {
  number: number;
  last: number;
  marks: readonly Mark[];
  onGo: (number: number) => void;
}

function Slider({ number, last, marks, onGo }: SliderProps) {
  const share = (at: number) => `${last ? (at / last) * 100 : 0}%`;
  const here = marks.findLast((mark) => mark.number <= number);
  return (
    <div class="replay-slider">
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={number}
        aria-label={say("replay-slider")}
        aria-valuetext={valueText(number, last, here)}
        onInput={(event) => onGo(event.currentTarget.valueAsNumber)}
      />
      <div class="replay-marks" aria-hidden="true">
        {marks.map((mark) => (
          <span
            key={mark.number}
            class={`replay-mark replay-mark-${mark.sort}`}
            style={{ insetInlineStart: share(mark.number) }}
            title={plain(mark.line.sentence)}
          />
        ))}
      </div>
    </div>
  );
}

function valueText(number: number, last: number, mark: Mark | undefined): string {
  const where = say("replay-where", { number, last });
  return mark ? `${where}. ${plain(mark.line.sentence)}` : where;
}

function SpeedPick({ speed, onPick }: { speed: Speed; onPick: (speed: Speed) => void }) {
  return (
    <label class="replay-speed">
      <span class="unseen">{say("replay-speed")}</span>
      <select
        value={String(speed)}
        onChange={(event) => {
          const picked = SPEEDS.find((each) => String(each) === event.currentTarget.value);
          if (picked) onPick(picked);
        }}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={String(each)} selected={each === speed}>
            {say("replay-times", { speed: each })}
          </option>
        ))}
      </select>
    </label>
  );
}
