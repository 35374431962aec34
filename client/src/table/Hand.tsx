/** What lies under the map: one's own cards, open, and the heaps beside them. */

import { signal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

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

const FEW_HEAPS = 6; // stand one below the other beside the cards

const LEAST_WIDTH = 6.4; // of a card in one row, with the gap beside it, in rem

/** The hand shows its titles only, and the map has the room. */
const folded = signal(false);

export function Hand({ sight, lexicon, strip, lit = NONE, chosen = NONE, onPoint, onLook }: HandProps) {
  const { hand, heaps } = heldBy(sight.view, new Set([...lit, ...chosen]));
  const [open, setOpen] = useState("");
  if (!hand.length && !heaps.length) return null;
  const isFolded = strip && folded.value;
  const opened = heaps.find((heap) => heap.id === open);
  return (
    <>
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
          <ul
            class={`hand-heaps${heaps.length > FEW_HEAPS ? " hand-heaps-many" : ""}`}
            aria-label={say("table-heaps")}
            {...(strip && heaps.length > FEW_HEAPS ? { tabIndex: 0 } : {})}
          >
            {heaps.map((heap) => (
              <Heap key={heap.id} heap={heap} lexicon={lexicon} onOpen={() => setOpen(heap.id)} />
            ))}
          </ul>
        )}
      </section>
      {opened && <OpenHeap heap={opened} lexicon={lexicon} onClose={() => setOpen("")} />}
    </>
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
  const columns = useColumns(row, cards.length);
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
      <div
        ref={row}
        class={columns < cards.length ? "hand-row hand-rows" : "hand-row"}
        style={{ "--columns": columns }}
        role="group"
        aria-label={nameOf(lexicon, heap.key)}
        onKeyDown={step}
      >
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

/** How many cards lie beside one another: all of them, or as many as make the fewest rows even. */
function useColumns(row: RefObject<HTMLElement | null>, count: number): number {
  const [columns, setColumns] = useState(count);
  useLayoutEffect(() => {
    const box = row.current;
    if (!box) return;
    const look = () => {
      const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
      setColumns(evenly(count, box.clientWidth / (LEAST_WIDTH * letter)));
    };
    const watch = new ResizeObserver(look);
    watch.observe(box);
    look();
    return () => watch.disconnect();
  }, [count]);
  return columns;
}

export function evenly(count: number, room: number): number {
  const rows = Math.ceil(count / Math.max(1, Math.floor(room)));
  return Math.ceil(count / Math.max(1, rows));
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
function Heap({ heap, lexicon, onOpen }: { heap: Cards; lexicon: Lexicon; onOpen: () => void }) {
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
      <button type="button" class="heap heap-open" aria-haspopup="dialog" onClick={onOpen}>
        {words}
      </button>
    </li>
  );
}

/** It lies beside the strip, not in it: its cards are whole, and the strip stays as it was. */
function OpenHeap({ heap, lexicon, onClose }: { heap: Cards; lexicon: Lexicon; onClose: () => void }) {
  const cards = heap.open ?? [];
  const rest = heap.count - cards.length;
  return (
    <Dialog title={`${nameOf(lexicon, heap.key)} (${heap.count})`} shape="wide" onClose={onClose}>
      <div class="heap-cards">
        {cards.map((card) => (
          <CardView key={card.id} card={card} lexicon={lexicon} />
        ))}
      </div>
      {rest > 0 && <p class="heap-rest">{say("table-heap-rest", { count: rest })}</p>}
    </Dialog>
  );
}
