import { expect, test, vi } from "vitest";

import type { Sight } from "../../src/house/wire";
import { Film } from "../../src/replay/film";

const sight = (number: number) => ({ number }) as Sight;

function filmed() {
  const fetch = vi.fn((number: number) => Promise.resolve(sight(number)));
  return { fetch, film: new Film(fetch, "french", "en") };
}

const settled = () => new Promise((done) => setTimeout(done));

test("a moment is fetched once, however often it is wanted", async () => {
  const { fetch, film } = filmed();
  await Promise.all([film.at(3), film.at(3)]);
  await film.at(3);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith(3, "french", "en");
});

test("the neighbours come ahead of time, within the match", async () => {
  const { fetch, film } = filmed();
  film.prepare(1, 3, 1);
  await settled();
  expect(fetch.mock.calls.map(([number]) => number).sort()).toEqual([0, 2, 3]);
  expect(film.here(2)).toEqual(sight(2));
});

test("only a few requests are under way, and a leap forgets the old ones", () => {
  const asked: number[] = [];
  const film = new Film((number) => (asked.push(number), new Promise(() => undefined)), "", "en");
  film.prepare(10, 500, 1);
  film.prepare(300, 500, 1);
  expect(asked).toEqual([11, 12, 13]);
});

test("what failed is asked for again", async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new Error("lost")).mockResolvedValue(sight(1));
  const film = new Film(fetch, "", "en");
  await expect(film.at(1)).rejects.toThrow("lost");
  await expect(film.at(1)).resolves.toEqual(sight(1));
});

test("what was seen long ago is let go", async () => {
  const { film } = filmed();
  for (let number = 0; number < 300; number++) await film.at(number);
  expect(film.here(0)).toBeUndefined();
  expect(film.here(299)).toEqual(sight(299));
});
