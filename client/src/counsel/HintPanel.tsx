/** The marshal's counsel: a calm panel under the answers; the map stays in sight and shows it. */

import { useEffect, useRef } from "preact/hooks";

import { plain, Sentence } from "../house/Sentence";
import { Button } from "../house/ui";
import { say } from "../house/words";
import type { Advice, Hint, Option } from "../house/wire";
import { inTen, percent } from "./chances";
import type { Hinting } from "./hinting";
import "./counsel.css";

export const PANEL = "hint-panel";

export function HintButton({ hinting }: { hinting: Hinting }) {
  if (!hinting.allowed) return null;
  return (
    <Button
      class="hint-button"
      kind="quiet"
      icon="hint"
      aria-expanded={hinting.open}
      aria-keyshortcuts="C"
      {...(hinting.open ? { "aria-controls": PANEL } : {})}
      onClick={() => hinting.toggle()}
    >
      {say("hint-ask")} <kbd aria-hidden="true">{say("table-keys-hint-key")}</kbd>
    </Button>
  );
}

interface Props {
  hinting: Hinting;
  pending: boolean;
  /** What an answer points at is lit; null when nobody looks at one. */
  onLight: (option: Option | null) => void;
  onAnswer: (option: Option) => void;
}

export function HintPanel(props: Props) {
  const { hinting } = props;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.scrollIntoView?.({ block: "nearest" }), [hinting.open, hinting.hint]);
  if (!hinting.open) return null;
  return (
    <section ref={box} id={PANEL} class="hint-panel" aria-label={say("hint-title")}>
      <header>
        <h3>{say("hint-title")}</h3>
        <Button kind="quiet" icon="close" label={say("hint-close")} onClick={hinting.close} />
      </header>
      <Body {...props} />
    </section>
  );
}

function Body({ hinting: { hint, trouble }, ...hands }: Props) {
  return (
    <div class="hint-body">
      <p class="hint-words" role="status">
        {trouble || (hint ? inWords(hint) : say("hint-waiting"))}
      </p>
      {hint && (
        <ol class="hint-list">
          {hint.advice.map((advice, place) => (
            <Line key={place} advice={advice} {...hands} />
          ))}
        </ol>
      )}
      {hint && <p class="hint-supposing">{say("hint-supposing")}</p>}
    </div>
  );
}

/** The answer in its own words, and how often he expects to win with it. */
function inWords({ advice: [best] }: Hint): string {
  if (!best) return "";
  return say("hint-would", { answer: plain(best.option.sentence), times: inTen(best.chance) });
}

type LineProps = Omit<Props, "hinting"> & { advice: Advice };

function Line({ advice: { option, chance }, pending, onLight, onAnswer }: LineProps) {
  return (
    <li>
      <button
        type="button"
        class="hint-line"
        disabled={pending}
        onClick={() => onAnswer(option)}
        onMouseEnter={() => onLight(option)}
        onMouseLeave={() => onLight(null)}
        onFocus={() => onLight(option)}
        onBlur={() => onLight(null)}
      >
        <span>
          <Sentence parts={option.sentence} />
        </span>
        <span class="hint-chance">{percent(chance)}</span>
        <span class="hint-track" aria-hidden="true">
          <span class="hint-bar" style={{ width: `${(chance * 100).toFixed(1)}%` }} />
        </span>
      </button>
    </li>
  );
}
