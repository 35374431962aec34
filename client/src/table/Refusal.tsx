/** Why something cannot be done: a quiet box in the flow, read aloud, with its clause. */

import { nameOf } from "../house/lexicon";
import { Sentence } from "../house/Sentence";
import { Button } from "../house/ui";
import { say } from "../house/words";
import type { Lexicon, Reasons, Trouble } from "../house/wire";
import { ClauseLink } from "./Clause";
import "./decision.css";

const MOST = 3;

interface Props {
  refusal: Trouble | Reasons | null;
  lexicon: Lexicon;
  game: string;
  onClause: (clause: string) => void;
  onClose: () => void;
}

export function Refusal({ refusal, lexicon, game, onClause, onClose }: Props) {
  return (
    <div class="refusal-place" aria-live="polite">
      {refusal && (
        <div class="refusal">
          <div class="refusal-words">
            {"reasons" in refusal ? (
              <Why reasons={refusal} lexicon={lexicon} game={game} onClause={onClause} />
            ) : (
              <p>
                {refusal.sentence}{" "}
                {refusal.rule && <ClauseLink clause={refusal.rule} game={game} onClause={onClause} />}
              </p>
            )}
          </div>
          <Button kind="quiet" icon="close" label={say("house-close")} onClick={onClose} />
        </div>
      )}
    </div>
  );
}

interface WhyProps {
  reasons: Reasons;
  lexicon: Lexicon;
  game: string;
  onClause: (clause: string) => void;
}

function Why({ reasons, lexicon, game, onClause }: WhyProps) {
  const name = nameOf(lexicon, reasons.point);
  if (!reasons.reasons.length) return <p>{say("table-why-nothing", { name })}</p>;
  return (
    <>
      {reasons.reasons.slice(0, MOST).map((reason, index) => (
        <p key={index}>
          <b>
            {reason.what?.length ? <Sentence parts={reason.what} /> : name}
            {say("table-why-not")}
          </b>{" "}
          <Sentence parts={reason.sentence} />{" "}
          {reason.rule && <ClauseLink clause={reason.rule} game={game} onClause={onClause} />}
        </p>
      ))}
    </>
  );
}
