/** The state of a replay: which moment, from whose eyes, whether it runs. */

import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";

import { ask, Refused } from "../house/api";
import { language } from "../house/settings";
import type { Line, Mark as Point, Sight, TableCard } from "../house/wire";
import { Film } from "./film";
import { momentOf, reached, stay, wantedBy, within, type Mark, type Speed, type Stroke } from "./moments";

export interface Replaying {
  number: number;
  last: number;
  sight: Sight | null;
  error: unknown;
  running: boolean;
  speed: Speed;
  setSpeed: (speed: Speed) => void;
  go: (number: number) => void;
  stroke: (stroke: Stroke) => void;
}

/** The moment is kept in the address, so that a link to it can be shared. */
export function useReplaying(
  table: TableCard,
  eyes: string,
  lines: readonly Line[],
  marks: readonly Mark[],
): Replaying {
  const last = table.number;
  const [opened] = useState(location.hash);
  const [number, setNumber] = useState(() => firstMoment(opened, last));
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const told = useMemo(() => new Set(lines.map(momentOf)), [lines]);
  const { sight, error, refused } = useSight(table.id, eyes, number, last);

  const go = useCallback((to: number) => setNumber(within(to, last)), [last]);
  useEffect(() => address(number), [number]);
  useSince(table, opened, go);
  useRunning(running && (sight?.number === number || refused), stay(speed, told.has(number)), () => {
    if (number < last) go(number + 1);
    else setRunning(false);
  });

  const stroke = (which: Stroke) => {
    if (which === "play") {
      if (!running && number >= last) go(0);
      setRunning(!running);
      return;
    }
    setRunning(false);
    go(reached(which, number, last, marks));
  };
  return { number, last, sight, error, running, speed, setSpeed, go, stroke };
}

/** Every line told to these eyes; who may only watch hears what spectators hear. */
export function useLines(table: string, eyes: string): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    let wanted = true;
    ask<Sight>(`/tables/${table}/view`, { seat: eyes, since: "0" })
      .catch(() => ask<Sight>(`/tables/${table}/view`, { since: "0" }))
      .then(
        (sight) => wanted && setLines(sight.lines ?? []),
        () => undefined, // the map can be read without them
      );
    return () => void (wanted = false);
  }, [table, eyes, language.value]);
  return lines;
}

/** What stands at a moment; the former stays until the next has come, or is refused. */
function useSight(table: string, eyes: string, number: number, last: number) {
  const film = useMemo(
    () =>
      new Film(
        (at, seat, lang) => ask<Sight>(`/tables/${table}/replay/${at}`, { seat, lang }),
        eyes,
        language.value,
      ),
    [table, eyes, language.value],
  );
  const [found, setFound] = useState<{ film: Film; sight: Sight } | null>(null);
  const [failed, setFailed] = useState<{ number: number; error: unknown } | null>(null);
  const before = useRef(number);
  useEffect(() => {
    let wanted = true;
    const way = number < before.current ? -1 : 1;
    before.current = number;
    film.at(number).then(
      (sight) => {
        if (!wanted) return;
        setFound({ film, sight });
        setFailed(null);
        film.prepare(number, last, way);
      },
      (error: unknown) => wanted && setFailed({ number, error }),
    );
    return () => void (wanted = false);
  }, [film, number, last]);
  const ready = film.here(number);
  const refused = failed?.number === number && failed.error instanceof Refused;
  return { sight: ready ?? (found?.film === film ? found.sight : null), error: failed?.error ?? null, refused };
}

/** The address may change while the page is open; `#since` leads to the last choice I made. */
function useSince(table: TableCard, opened: string, go: (number: number) => void): void {
  useEffect(() => {
    const toLastTurn = () => lastTurn(table).then(go, () => undefined);
    const heed = () => {
      const wanted = wantedBy(location.hash);
      if (typeof wanted === "object") go(wanted.at);
      else if (wanted === "since") void toLastTurn();
    };
    if (wantedBy(opened) === "since") void toLastTurn();
    addEventListener("hashchange", heed);
    return () => removeEventListener("hashchange", heed);
  }, [table.id]);
}

function firstMoment(hash: string, last: number): number {
  const wanted = wantedBy(hash);
  return typeof wanted === "object" ? within(wanted.at, last) : 0;
}

export async function lastTurn(table: TableCard): Promise<number> {
  const seat = table.seats.find((each) => each.mine)?.seat;
  if (!seat) return 0;
  return (await ask<Point>(`/tables/${table.id}/since`, { seat })).number;
}

function address(number: number): void {
  history.replaceState(history.state, "", `#${number}`);
}

function useRunning(running: boolean, pause: number, step: () => void): void {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => latest.current(), pause);
    return () => clearTimeout(timer);
  });
}
