/** A card that lies open: its title in its colour, its figures with their words, what it does. */

import { nameOf, wordOf } from "../house/lexicon";
import { say } from "../house/words";
import type { CardFace, Figure, Lexicon } from "../house/wire";
import { hasSign, Sign } from "./signs";
import "./cards.css";

interface Props {
  card: CardFace;
  lexicon: Lexicon;
  lit?: boolean;
  chosen?: boolean;
  /** Its place in the tab order, where cards share one stop. */
  tabIndex?: number;
  onPoint?: ((id: string) => void) | undefined;
  onLook?: ((id: string) => void) | undefined;
}

export function CardView({ card, lexicon, lit = false, chosen = false, tabIndex, onPoint, onLook }: Props) {
  const face = <Face card={card} lexicon={lexicon} lit={lit} chosen={chosen} />;
  const look = `card card-${card.colour || "plain"}${lit ? " card-lit" : ""}${chosen ? " card-chosen" : ""}`;
  if (!onPoint) return <article class={look}>{face}</article>;
  return (
    <button
      type="button"
      class={look}
      data-card={card.id}
      aria-pressed={chosen}
      tabIndex={tabIndex ?? 0}
      onClick={() => onPoint(card.id)}
      onMouseEnter={() => onLook?.(card.id)}
      onMouseLeave={() => onLook?.("")}
    >
      {face}
    </button>
  );
}

function Face({ card, lexicon, lit, chosen }: Props) {
  const [first, ...others] = card.figures ?? [];
  const moments = (card.moments ?? []).map((moment) => nameOf(lexicon, moment));
  const marks = (card.marks ?? []).map((mark) => nameOf(lexicon, mark));
  return (
    <>
      <span class="card-head">
        {first && <FigureOf figure={first} lexicon={lexicon} large />}
        <span class="card-title">{nameOf(lexicon, card.name)}</span>
      </span>
      <span class="card-body">
        <span class="card-when">
          {card.colour && (
            <>
              <span class="card-colour">{wordOf(lexicon, "colour", card.colour)}</span>{" "}
            </>
          )}
          {moments.length > 0 && <span>{moments.join(say("table-or"))}</span>}
          {marks.map((mark) => (
            <span key={mark} class="card-mark">
              {` ${mark}`}
            </span>
          ))}
        </span>
        {card.text && <span class="card-text">{nameOf(lexicon, card.text)}</span>}
      </span>
      {others.length > 0 && (
        <span class="card-foot">
          {others.map((figure) => (
            <FigureOf key={figure.key} figure={figure} lexicon={lexicon} />
          ))}
        </span>
      )}
      {(lit || chosen) && <span class="unseen">{say(chosen ? "table-card-chosen" : "table-card-lit")}</span>}
    </>
  );
}

function FigureOf({ figure, lexicon, large = false }: { figure: Figure; lexicon: Lexicon; large?: boolean }) {
  const word = nameOf(lexicon, figure.key);
  const signed = !large && hasSign(figure.key);
  const look = large ? " card-figure-large" : signed ? " card-figure-signed" : "";
  return (
    <span class={`card-figure${look}`} title={word}>
      {signed && <Sign of={figure.key} />}
      <b>{figure.value}</b>
      <span class={large ? "unseen" : "card-figure-word"}> {word}</span>
    </span>
  );
}
