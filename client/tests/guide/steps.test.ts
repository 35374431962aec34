import { expect, test } from "vitest";

import type { GuideStep, Option } from "../../src/house/wire";
import {
  advanced,
  BEGINNING,
  fits,
  nextStep,
  read,
  reread,
  suggested,
  type Moment,
} from "../../src/guide/steps";

const step = (id: string, when: GuideStep["when"] = {}, hint = {}): GuideStep => ({
  id,
  title: id,
  sentence: [{ text: id }],
  when,
  hint,
});

const option = (action: Record<string, string>): Option => ({ action, sentence: [{ text: "so" }] });

const moment = (changes: Partial<Moment> = {}): Moment => ({
  number: 0,
  drafted: 0,
  ask: null,
  view: { path: [] },
  told: new Set(),
  ...changes,
});

const asked = (rule: string, ...kinds: string[]): Moment["ask"] => ({
  rule,
  options: kinds.map((type) => option({ type })),
});

test("a remark without conditions always fits", () => {
  expect(fits(step("hello"), moment(), [])).toBe(true);
});

test("a remark fits when one of each of its conditions is there", () => {
  const march = step("march", { rules: ["move", "shift"], kinds: ["March"] });
  expect(fits(march, moment({ ask: asked("move", "March", "Halt") }), [])).toBe(true);
  expect(fits(march, moment({ ask: asked("move", "Halt") }), [])).toBe(false);
  expect(fits(march, moment({ ask: asked("fight", "March") }), [])).toBe(false);
  expect(fits(march, moment(), [])).toBe(false);
});

test("a remark may wait for something told, for a sheet and for a place in the sequence", () => {
  const there = moment({
    told: new Set(["axis.placed"]),
    view: { path: ["turn", "battle"], sheets: [{ key: "sheet.combat" }] },
  });
  expect(fits(step("a", { lines: ["axis.placed"] }), there, [])).toBe(true);
  expect(fits(step("b", { sheets: ["sheet.combat"] }), there, [])).toBe(true);
  expect(fits(step("c", { path: ["battle"] }), there, [])).toBe(true);
  expect(fits(step("d", { path: ["recovery"] }), there, [])).toBe(false);
});

test("a remark that follows another waits for it", () => {
  const second = step("second", { after: ["first"] });
  expect(fits(second, moment(), [])).toBe(false);
  expect(fits(second, moment(), ["first"])).toBe(true);
});

test("the reader goes on from remark to remark without choosing", () => {
  const steps = [step("one"), step("two"), step("later", { kinds: ["March"] })];
  const first = advanced(BEGINNING, steps, moment());
  const second = read(first, steps, moment());
  expect([first.shown, second.shown]).toEqual(["one", "two"]);
  expect(read(second, steps, moment())).toMatchObject({ done: ["one", "two"], shown: "" });
});

test("a choice ticks off the remark that stood beside the question", () => {
  const steps = [step("one", { kinds: ["March"] }), step("two", { kinds: ["Fight"] })];
  const first = advanced(BEGINNING, steps, moment({ ask: asked("", "March") }));
  const second = advanced(first, steps, moment({ number: 1, ask: asked("", "Fight") }));
  expect(second).toMatchObject({ done: ["one"], shown: "two" });
});

test("what is written on paper ticks off the remark, before it is handed in", () => {
  const steps = [step("to whom", { kinds: ["Address"] }), step("which", { kinds: ["Bid"] })];
  const first = advanced(BEGINNING, steps, moment({ ask: asked("", "Address") }));
  const second = advanced(first, steps, moment({ drafted: 1, ask: asked("", "Bid") }));
  expect(second).toMatchObject({ done: ["to whom"], shown: "which" });
  expect(advanced(second, steps, moment({ ask: asked("", "Address") }))).toMatchObject({ done: ["to whom"] });
});

test("what the enemy does leaves a remark standing until it has been read", () => {
  const steps = [step("one"), step("two")];
  const first = advanced(BEGINNING, steps, moment());
  expect(advanced(first, steps, moment({ number: 5 })).shown).toBe("one");
});

test("a choice that is taken back ticks nothing off", () => {
  const steps = [step("one"), step("two")];
  const first = advanced(BEGINNING, steps, moment({ number: 3, ask: asked("", "March") }));
  const back = advanced(first, steps, moment({ number: 2, ask: asked("", "March") }));
  expect(back).toMatchObject({ done: [], shown: "one" });
});

test("nothing changes while nothing happens", () => {
  const steps = [step("one", { kinds: ["March"] })];
  const silent = advanced(BEGINNING, steps, moment());
  expect(advanced(silent, steps, moment())).toBe(silent);
  const there = advanced(silent, steps, moment({ number: 1, ask: asked("", "March") }));
  expect(advanced(there, steps, moment({ number: 1, ask: asked("", "March") }))).toBe(there);
});

test("the last remark can be read again", () => {
  const steps = [step("one"), step("two")];
  const second = read(advanced(BEGINNING, steps, moment()), steps, moment());
  expect(reread(second, moment())).toMatchObject({ done: [], shown: "one" });
});

test("a hint finds the answer that has all its particulars, and none that is not offered", () => {
  const there = option({ type: "Move", to: "ligny" });
  const options = [option({ type: "Move", to: "mazy" }), there];
  expect(suggested(step("s", {}, { type: "Move", to: "ligny" }), options)).toBe(there);
  expect(suggested(step("s", {}, { type: "Fight" }), options)).toBeNull();
  expect(suggested(step("s"), options)).toBeNull();
});

test("a remark that was made does not come again", () => {
  expect(nextStep([step("one")], moment(), ["one"])).toBeNull();
});
