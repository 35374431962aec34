/** Which cards are the seat's own hand, and which lie in heaps beside it. */

import type { Cards, View } from "../house/wire";

export interface Held {
  /** Cards to be played from: the seat's own hand, and any open card that an answer points at. */
  hand: Cards[];
  heaps: Cards[];
}

/** A hand bears the name of its seat; other heaps come forward while one of their cards is lit. */
export function heldBy(view: View, lit: ReadonlySet<string>): Held {
  const heaps = view.cards ?? [];
  const own = (heap: Cards) => view.seat !== null && heap.id === `hand-${view.seat}`;
  const wanted = (heap: Cards) => (heap.open ?? []).some((card) => lit.has(card.id));
  return {
    hand: heaps.filter((heap) => own(heap) || wanted(heap)),
    heaps: heaps.filter((heap) => !own(heap) && !wanted(heap)),
  };
}
