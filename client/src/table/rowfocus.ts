/** The keyboard in a roster: along its rows with the arrows, and back to the row after a choice. */

import { useEffect, useRef } from "preact/hooks";

import { stepped } from "../house/ui/stepped";

const DEED = ".roster-deed";
const BELOW = ".roster-below";
const ABLE = '.roster-deed[aria-disabled="false"]';

interface RowFocus {
  readonly box: { current: HTMLDivElement | null };
  walk(event: KeyboardEvent): void;
  /** The question above takes the focus until it is answered or given up. */
  lend(): void;
}

/** `narrowed` is true while the question is narrowed to a row and waits for the rest. */
export function useRowFocus(question: string, narrowed: boolean): RowFocus {
  const box = useRef<HTMLDivElement>(null);
  const here = useRef("");
  const place = useRef(0);
  const lent = useRef(false);

  useEffect(() => {
    const table = box.current;
    if (!table) return;
    const entered = (event: FocusEvent) => {
      const row = rowAt(event.target);
      here.current = row?.dataset.row ?? "";
      place.current = row ? rowsOf(table).indexOf(row) : 0;
    };
    const left = ({ relatedTarget: next }: FocusEvent) => {
      if (next instanceof Node && !table.contains(next) && !lent.current) here.current = "";
    };
    table.addEventListener("focusin", entered);
    table.addEventListener("focusout", left);
    return () => {
      table.removeEventListener("focusin", entered);
      table.removeEventListener("focusout", left);
    };
  }, []);

  useEffect(() => {
    const back = lent.current && !narrowed;
    if (back) lent.current = false;
    const at = document.activeElement;
    const lost = at === document.body || (at?.tagName === "TH" && box.current?.contains(at));
    if (here.current && (back || lost)) enter(rowOf(box.current, here.current, place.current), "");
  }, [question, narrowed]);

  return {
    box,
    walk: (event) => step(event, box.current),
    lend() {
      lent.current = true;
      requestAnimationFrame(() => {
        document.querySelector<HTMLElement>(".decision .answer:not(.answer-aside)")?.focus();
      });
    },
  };
}

function step(event: KeyboardEvent, table: HTMLElement | null): void {
  const row = rowAt(event.target);
  if (!row?.dataset.row || !table || event.ctrlKey || event.metaKey || event.altKey) return;
  const deeds = found(row, DEED);
  const at = deeds.indexOf(event.target as HTMLElement);
  if (event.key === "Enter" && at < 0) {
    event.preventDefault();
    found(row, ABLE)[0]?.click();
  } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    const next = stepped(event.key, at, deeds.length);
    if (next === null) return;
    event.preventDefault();
    deeds[next]?.focus();
  } else {
    const stops = rowsOf(table).filter((each) => each === row || found(each, DEED).length);
    const next = stepped(event.key, stops.indexOf(row), stops.length);
    if (next === null) return;
    event.preventDefault();
    enter(stops[next], deeds[at]?.dataset.kind ?? "");
  }
}

/** The same verb as in the row that one comes from, else the first that can be done, else any. */
function enter(row: HTMLElement | undefined, kind: string): void {
  if (!row) return;
  const able = found(row, ABLE);
  const same = able.find((deed) => deed.dataset.kind === kind);
  const stop = same ?? able[0] ?? found(row, DEED)[0] ?? found(row, "th")[0];
  stop?.focus({ preventScroll: true });
  stop?.scrollIntoView?.({ block: "nearest" });
}

/** In a row, and in the line below it that holds its buttons where there was no room beside. */
function found(row: HTMLElement, wanted: string): HTMLElement[] {
  const below = row.nextElementSibling?.matches(BELOW) ? [row.nextElementSibling] : [];
  return [row, ...below].flatMap((line) => [...line.querySelectorAll<HTMLElement>(wanted)]);
}

function rowAt(target: EventTarget | null): HTMLElement | null {
  const line = target instanceof Element ? target.closest<HTMLElement>("tr") : null;
  return line?.matches(BELOW) ? (line.previousElementSibling as HTMLElement | null) : line;
}

function rowsOf(table: HTMLElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>("tr[data-row]")];
}

/** The row of this id; if it is gone, the one that has come into its place. */
function rowOf(table: HTMLElement | null, id: string, place: number): HTMLElement | undefined {
  const rows = table ? rowsOf(table) : [];
  return rows.find((row) => row.dataset.row === id) ?? rows[Math.min(place, rows.length - 1)];
}
