/** What lies under the map: one's own cards, open, and the heaps beside them. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";

import { Icon } from "../house/icons";
import { nameOf } from "../house/lexicon";
import { Dialog, stepped } from "../house/ui";
import { say } from "../house/words";
import type { Cards, Lexicon } from "../house/wire";
import { CardView } from "./CardView";
import { heldBy } from "./heaps";
import type { HandProps } from "./parts";
import "./cards.css";

const NONE: ReadonlySet<string> = new Set();

/** The hand shows its titles only, and the map has the room. */
const folded = signal(false);

export function Hand({ sight, lexicon, strip, lit = NONE, chosen = NONE, onPoint, onLook }: HandProps) {
  const { hand, heaps } = heldBy(sight.view, new Set([...lit, ...chosen]));
  if (!hand.length && !heaps.length) return null;
  const isFolded = strip && folded.value;
  return (
    <section class={`hand${strip ? " hand-strip" : ""}${isFolded ? " hand-folded" : ""}`} aria-label={say("table-cards")}>
      {hand.map((heap) => (
        <Row
          key={heap.id}
          heap={heap}
          lexicon={lexicon}
          strip={strip}
          lit={lit}
          chosen={chosen}
          onPoint={onPoint}
          onLook={onLook}
        />
      ))}
      {heaps.length > 0 && (
        <ul class="hand-heaps" aria-label={say("table-heaps")}>
          {heaps.map((heap) => (
            <Heap key={heap.id} heap={heap} lexicon={lexicon} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps extends Pick<HandProps, "strip" | "onPoint" | "onLook"> {
  heap: Cards;
  lexicon: Lexicon;
  lit: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
}

/** A row of cards is one stop of the tab key; the arrows go along it. */
function Row({ heap, lexicon, strip, lit, chosen, onPoint, onLook }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const cards = heap.open ?? [];
  const at = Math.min(stop, Math.max(0, cards.length - 1));

  function step(event: KeyboardEvent): void {
    const next = stepped(event.key, at, cards.length);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    row.current?.querySelectorAll<HTMLElement>("button.card")[next]?.focus();
  }

  const title = (
    <span>
      {nameOf(lexicon, heap.key)} <b class="figure">{heap.count}</b>
    </span>
  );
  return (
    <div class="hand-own">
      <h2 class="hand-title">{strip ? <Fold>{title}</Fold> : title}</h2>
      <div ref={row} class="hand-row" role="group" aria-label={nameOf(lexicon, heap.key)} onKeyDown={step}>
        {cards.map((card, index) => (
          <div key={card.id} class="hand-slot">
            <CardView
              card={card}
              lexicon={lexicon}
              lit={lit.has(card.id)}
              chosen={chosen.has(card.id)}
              tabIndex={index === at ? 0 : -1}
              onPoint={onPoint}
              onLook={onLook}
            />
          </div>
        ))}
        {cards.length === 0 && <p class="hand-none">{say("table-hand-empty")}</p>}
      </div>
    </div>
  );
}

function Fold({ children }: { children: ComponentChildren }) {
  return (
    <button
      type="button"
      class="hand-fold"
      title={say(folded.value ? "table-hand-unfold" : "table-hand-fold")}
      aria-expanded={!folded.value}
      onClick={() => (folded.value = !folded.value)}
    >
      <Icon name={folded.value ? "up" : "down"} size={0.9} />
      {children}
    </button>
  );
}

/** A heap with its count; it opens where its cards lie open to the seat. */
function Heap({ heap, lexicon }: { heap: Cards; lexicon: Lexicon }) {
  const [open, setOpen] = useState(false);
  const cards = heap.open ?? [];
  const title = nameOf(lexicon, heap.key);
  const side = heap.side ? nameOf(lexicon, heap.side) : "";
  const words = (
    <>
      <b class="figure">{heap.count}</b>
      <span class="heap-words">
        {title} {side && !title.includes(side) && <span class="heap-side">{side}</span>}
      </span>
      {cards.length > 0 && <Icon name="search" size={0.9} />}
    </>
  );
  if (!cards.length) return <li class="heap">{words}</li>;
  return (
    <li>
      <button type="button" class="heap heap-open" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words}
      </button>
      {open && (
        <Dialog title={`${title} (${heap.count})`} shape="wide" onClose={() => setOpen(false)}>
          <div class="heap-cards">
            {cards.map((card) => (
              <CardView key={card.id} card={card} lexicon={lexicon} />
            ))}
          </div>
        </Dialog>
      )}
    </li>
  );
}
