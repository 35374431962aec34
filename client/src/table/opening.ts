/** Which leaf opens by itself: the one in which the question can be answered. */

import { useEffect, useMemo, useRef } from "preact/hooks";

import { questionOf } from "../house/question";
import type { Sight } from "../house/wire";
import type { Leaf } from "./Leaves";
import { isSheet } from "./plan";
import type { Pointing } from "./pointing";
import { ableRows } from "./roster";

type Change = (leaf: Leaf | "") => Leaf | "";

/**
 * A roster from which something can be done opens, and on a phone the cards when nothing but cards
 * can answer. What was opened so shuts at a question of another sort; `rest` is what lies there then.
 * While others act a roster stays: the next question is often of the same sort. So does a sheet, but
 * on a phone, where it would lie over the map.
 */
export function useLeafWhenWanted(
  sight: Sight,
  pointing: Pointing,
  narrow: boolean,
  onLeaf: (change: Change) => void,
): void {
  const opened = useRef<Leaf | "">("");
  const rest = narrow ? "" : "log";
  const { ask } = sight;
  const question = `${sight.seat} ${questionOf(ask)} ${narrow}`;
  const wanted = useMemo(
    () => (ask ? wantedLeaf(sight, pointing, narrow) : opened.current === "rosters" ? "rosters" : ""),
    [question], // not at every point of a finger: a drawer would fall over the map that is tapped
  );
  useEffect(() => onLeaf(() => opened.current || rest), [narrow]);
  useEffect(() => {
    const before = opened.current;
    opened.current = wanted;
    onLeaf((leaf) => wanted || (leaf === before ? rest : leaf));
  }, [wanted]);
}

export function wantedLeaf(sight: Sight, { lit }: Pick<Pointing, "lit">, narrow: boolean): Leaf | "" {
  if (ableRows(sight.ask).size > 0 || (isSheet(sight) && !narrow)) return "rosters";
  const cards = (sight.view.cards ?? []).flatMap((heap) => heap.open ?? []).map((card) => card.id);
  const isForCards = lit.size > 0 && [...lit].every((id) => cards.includes(id));
  return narrow && isForCards ? "cards" : "";
}
