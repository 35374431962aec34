/** The sights of a match by number and eyes: fetched once, the neighbours ahead of time. */

import type { Sight } from "../house/wire";

/** `eyes` is a seat, "" a spectator. */
export type Fetch = (number: number, eyes: string, language: string) => Promise<Sight>;

const MOST = 240; // sights that are kept
const AHEAD = 4;
const BEHIND = 2;
const AT_ONCE = 3; // requests under way

export class Film {
  private readonly sights = new Map<string, Sight>();
  private readonly coming = new Map<string, Promise<Sight>>();
  private queue: string[] = [];

  constructor(
    private readonly fetch: Fetch,
    private readonly eyes: string,
    private readonly language: string,
  ) {}

  /** The sight if it is here already. */
  here(number: number): Sight | undefined {
    const key = String(number);
    const sight = this.sights.get(key);
    if (sight) {
      this.sights.delete(key); // it becomes the youngest
      this.sights.set(key, sight);
    }
    return sight;
  }

  at(number: number): Promise<Sight> {
    const found = this.here(number);
    return found ? Promise.resolve(found) : this.bring(String(number));
  }

  /** Fetch what will probably be wanted next; what was wanted before is forgotten. */
  prepare(number: number, last: number, way: 1 | -1): void {
    const near: number[] = [];
    for (let step = 1; step <= AHEAD; step++) near.push(number + step * way);
    for (let step = 1; step <= BEHIND; step++) near.push(number - step * way);
    this.queue = near
      .filter((each) => each >= 0 && each <= last)
      .map(String)
      .filter((key) => !this.sights.has(key) && !this.coming.has(key));
    this.drain();
  }

  private drain(): void {
    while (this.coming.size < AT_ONCE && this.queue.length) {
      this.bring(this.queue.shift()!).catch(() => undefined);
    }
  }

  private bring(key: string): Promise<Sight> {
    const known = this.coming.get(key);
    if (known) return known;
    const coming = this.fetch(Number(key), this.eyes, this.language)
      .then((sight) => {
        this.keep(key, sight);
        return sight;
      })
      .finally(() => {
        this.coming.delete(key);
        this.drain();
      });
    this.coming.set(key, coming);
    return coming;
  }

  private keep(key: string, sight: Sight): void {
    this.sights.set(key, sight);
    const oldest = this.sights.keys().next().value;
    if (this.sights.size > MOST && oldest !== undefined) this.sights.delete(oldest);
  }
}
