/** The sign on an answer that leaves something to chance: it opens the odds and commits to nothing. */

import { Icon } from "../house/icons";
import { plain } from "../house/Sentence";
import { say } from "../house/words";
import type { Option } from "../house/wire";
import { PANEL } from "./OddsPanel";
import type { Weighing } from "./weighing";

export function OddsButton({ option, weighing }: { option: Option; weighing: Weighing }) {
  const open = weighing.option === option;
  const label = say("odds-title", { answer: plain(option.sentence) });
  return (
    <button
      type="button"
      class="odds-button"
      aria-label={label}
      title={say("odds-button")}
      aria-expanded={open}
      {...(open ? { "aria-controls": PANEL } : {})}
      onClick={() => weighing.toggle(option)}
    >
      <Icon name="odds" />
    </button>
  );
}
