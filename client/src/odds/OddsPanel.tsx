/** What chance may bring after an answer: a panel under the answers, on a phone a sheet. */

import { plain, Sentence } from "../house/Sentence";
import { language } from "../house/settings";
import { Button, Dialog } from "../house/ui";
import { say } from "../house/words";
import type { OddsSheet, Option } from "../house/wire";
import { Charts } from "./Charts";
import type { Weighing } from "./weighing";
import "./odds.css";

export const PANEL = "odds-panel";

interface Props {
  weighing: Weighing;
  narrow: boolean;
  pending: boolean;
  onAnswer: (option: Option) => void;
}

export function OddsPanel({ weighing, narrow, pending, onAnswer }: Props) {
  const { option, close } = weighing;
  if (!option) return null;
  if (narrow) {
    return (
      <Dialog
        shape="sheet"
        title={say("odds-title", { answer: plain(option.sentence) })}
        onClose={close}
        actions={
          <Button kind="main" disabled={pending} onClick={() => onAnswer(option)}>
            <Sentence parts={option.sentence} />
          </Button>
        }
      >
        <Body weighing={weighing} />
      </Dialog>
    );
  }
  return (
    <section id={PANEL} class="odds-panel" aria-label={say("odds-title", { answer: plain(option.sentence) })}>
      <header>
        <h3>{say("odds-title", { answer: plain(option.sentence) })}</h3>
        <Button kind="quiet" icon="close" label={say("odds-close")} onClick={close} />
      </header>
      <Body weighing={weighing} />
    </section>
  );
}

function Body({ weighing: { sheet, trouble } }: { weighing: Weighing }) {
  return (
    <div class="odds-body">
      <p class="odds-how" role="status">
        {trouble || (sheet ? howFound(sheet) : say("odds-waiting"))}
      </p>
      {sheet && <Charts sheet={sheet} />}
      {sheet && <p class="odds-supposing">{say("odds-supposing")}</p>}
    </div>
  );
}

function howFound({ exact, samples }: OddsSheet): string {
  if (exact) return say("odds-exact");
  return say("odds-sampled", { samples: new Intl.NumberFormat(language.value).format(samples) });
}
