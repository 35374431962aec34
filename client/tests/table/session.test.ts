// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import "../media";
import { PATIENCE } from "../waiting";
import type { ClientFrame, ServerFrame, Sight, TableCard } from "../../src/house/wire";
import type { Session } from "../../src/table/session";

const { openSession } = await import("../../src/table/session");

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  sent: ClientFrame[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame satisfies unknown as ServerFrame) });
  }
  fall(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let card: TableCard;
let session: Session;

const seat = (id: string, asked = false, mine = true) => ({
  seat: id, name: id, side: id, letter: id[0]!, sitter: "person" as const, mine, asked,
});
const sight = (number: number, more: Partial<Sight> = {}): Sight => ({
  seat: "red",
  number,
  undone: 0,
  view: { seat: "red", path: [] },
  sheets: [],
  table: card,
  ask: { seat: "red", number, undone: 0, sentence: [], rule: "", options: [{ action: { type: "Pass" }, sentence: [] }] },
  lines: [{ number: number - 1, sentence: [{ text: `line ${number - 1}` }] }],
  since: number - 1,
  ...more,
});
const welcome = (seen: Sight) => ({ type: "welcome", board: { spaces: [] }, sight: seen, chat: [] });
const last = () => Socket.all.at(-1)!;
const option = () => session.sight.value!.ask!.options[0]!;

async function opened(): Promise<void> {
  session = openSession("t");
  await vi.waitFor(() => expect(Socket.all).toHaveLength(1), PATIENCE);
}

beforeEach(() => {
  Socket.all = [];
  card = {
    id: "t", game: "g", game_title: "", scenario: "s", scenario_title: "", settings: [], stage: "playing",
    seats: [seat("red", true), seat("blue", false, false)], number: 0, pace: {}, commitment: "", created: "", changed: "",
  };
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", async (url: string) => {
    const body = url.includes("/lexicon") ? { language: "en", names: {}, words: {}, letters: {} } : card;
    return new Response(JSON.stringify(body));
  });
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

describe("a session", () => {
  it("sits in the one seat that is mine", async () => {
    await opened();
    expect(last().url).toContain("seat=red");
  });

  it("sends a choice once, with the number of its question", async () => {
    await opened();
    last().hear(welcome(sight(4)));
    session.choose(option());
    session.choose(option());
    expect(last().sent).toEqual([
      { type: "choose", answer: { seat: "red", number: 4, undone: 0, draft: "", action: { type: "Pass" } } },
    ]);
    expect(session.pending.value).toBe(true);
    last().hear({ type: "sight", sight: sight(4) });
    expect(session.pending.value).toBe(true);
    last().hear({ type: "sight", sight: sight(5) });
    expect(session.pending.value).toBe(false);
  });

  it("comes back after the line was lost, and asks only for what it has not heard", async () => {
    await opened();
    last().hear(welcome(sight(4)));
    session.choose(option());
    last().fall();
    expect(session.status.value).toBe("lost");
    await vi.waitFor(() => expect(Socket.all).toHaveLength(2), PATIENCE);
    expect(last().url).toContain("since=4");
    last().hear(welcome(sight(5, { since: 4 })));
    expect(session.status.value).toBe("live");
    expect(session.pending.value).toBe(false);
    expect(session.lines.value.map((line) => line.number)).toEqual([3, 4]);
  });

  it("does not knock again where it was turned away", async () => {
    await opened();
    last().hear({ type: "refused", trouble: { key: "k", sentence: "Not yours." } });
    last().fall(4403);
    expect(session.barred.value?.sentence).toBe("Not yours.");
  });

  it("forgets what a seat knew before the screen is handed over", async () => {
    card = { ...card, seats: [seat("red", true), seat("blue")] };
    await opened();
    expect(last().url).toContain("seat=&");
    expect(session.handover.value?.seat).toBe("red");
    session.sit("red");
    last().hear(welcome(sight(4)));
    const next = { ...card, seats: [seat("red"), seat("blue", true)] };
    last().hear({ type: "sight", sight: sight(5, { ask: null, table: next }) });
    expect(session.handover.value?.seat).toBe("blue");
    expect(session.sight.value).toBeNull();
    expect(session.lines.value).toEqual([]);
    expect(last().sent.at(-1)).toEqual({ type: "sit", seat: "" });
  });

  describe("on paper", () => {
    const drafted = (count: number, number = 4) =>
      sight(number, { may_undo: count > 0, ask: { ...sight(number).ask!, paper: true, ...(count ? { drafted: count, draft: `${count}f` } : {}) } });

    it("says what is written with each answer, and waits for the question after it", async () => {
      await opened();
      last().hear(welcome(drafted(0)));
      session.choose(option());
      expect(last().sent.at(-1)).toMatchObject({ type: "choose", answer: { number: 4, draft: "" } });
      last().hear({ type: "sight", sight: drafted(0) });
      expect(session.pending.value).toBe(true);
      last().hear({ type: "sight", sight: drafted(1) });
      expect(session.pending.value).toBe(false);
      session.choose(option());
      expect(last().sent.at(-1)).toMatchObject({ type: "choose", answer: { number: 4, draft: "1f" } });
    });

    it("takes the last thing written back, and hears when that is done", async () => {
      await opened();
      last().hear(welcome(drafted(2)));
      session.undo();
      expect(last().sent).toEqual([{ type: "undo", back: { seat: "red", number: 4, draft: "2f" } }]);
      expect(session.pending.value).toBe(true);
      last().hear({ type: "sight", sight: drafted(1) });
      expect(session.pending.value).toBe(false);
    });

    it("has handed in when the match goes on", async () => {
      await opened();
      last().hear(welcome(drafted(2)));
      session.choose(option());
      last().hear({ type: "sight", sight: sight(5, { ask: null }) });
      expect(session.pending.value).toBe(false);
      expect(session.lines.value.map((line) => line.number)).toEqual([3, 4]);
    });
  });

  describe("at a sheet", () => {
    const view: Sight["view"] = { seat: "red", path: [], rosters: [{ key: "roster.year", rows: [], plan: true }] };
    const build = { action: { type: "Build", piece: "corps" }, sentence: [] };
    const pass = { action: { type: "Pass" }, sentence: [] };
    let asked: unknown[] = [];

    /** A server that takes a plan as it comes, but for what is `dear`. */
    function planner(input: string, init?: RequestInit): Response {
      if (!input.includes("/plan")) {
        return new Response(JSON.stringify(input.includes("/lexicon") ? { names: {}, words: {}, letters: {} } : card));
      }
      const request = JSON.parse(String(init!.body)) as { lines: { piece?: string }[][]; number: number };
      asked.push(request.lines);
      const held = request.lines.filter((line) => line[0]!.piece !== "dear");
      const refused = held.length < request.lines.length ? [{ sentence: [{ text: "Too dear." }] }] : [];
      const lines = held.map((actions) => ({ actions, sentences: [] }));
      const later = sight(request.number + lines.length, { view, may_undo: true });
      return new Response(JSON.stringify({ seat: "red", number: request.number, undone: 0, sight: later, lines, refused }));
    }

    async function planning(): Promise<void> {
      asked = [];
      sessionStorage.clear();
      vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => planner(input, init));
      await opened();
      last().hear(welcome(sight(4, { view })));
    }
    const planned = async (count: number) =>
      vi.waitFor(() => expect(session.plan.value?.lines?.length ?? 0).toBe(count), PATIENCE);

    it("writes answers down, and shows the table as it would be", async () => {
      await planning();
      session.choose(build);
      await planned(1);
      session.choose(build);
      await planned(2);
      expect(last().sent).toEqual([]);
      expect(session.sight.value?.number).toBe(6);
    });

    it("hands all in at once with what ends it, and is empty when the table has moved on", async () => {
      await planning();
      session.choose(build);
      await planned(1);
      session.choose(pass);
      const answers = { seat: "red", number: 4, undone: 0, actions: [build.action, pass.action] };
      expect(last().sent).toEqual([{ type: "confirm", answers }]);
      last().hear({ type: "sight", sight: sight(6, { view }) });
      expect(session.plan.value).toBeNull();
      expect(session.pending.value).toBe(false);
    });

    it("looks away until all that it hands in is taken, or something is refused", async () => {
      await planning();
      session.choose(build);
      await planned(1);
      session.choose(pass);
      last().hear({ type: "sight", sight: sight(5, { view }) });
      expect(session.pending.value).toBe(true);
      expect(session.plan.value?.lines).toHaveLength(1);
      last().hear({ type: "refused", trouble: { key: "k", sentence: "Too late." } });
      expect(last().sent.at(-1)).toEqual({ type: "sit", seat: "red" });
      last().hear(welcome(sight(5, { view })));
      expect(session.sight.value?.number).toBe(5);
      expect(session.lines.value.map((line) => line.number)).toEqual([3, 4]);
      expect(session.plan.value).toBeNull();
    });

    it("sends a lone pass as any answer", async () => {
      await planning();
      session.choose(pass);
      expect(last().sent).toEqual([
        { type: "choose", answer: { seat: "red", number: 4, undone: 0, draft: "", action: pass.action } },
      ]);
    });

    it("strikes out and takes back without a word to the match", async () => {
      await planning();
      session.choose(build);
      await planned(1);
      session.choose({ ...build, action: { type: "Build", piece: "fleet" } });
      await planned(2);
      session.strike(0);
      await planned(1);
      expect(asked.at(-1)).toEqual([[{ type: "Build", piece: "fleet" }]]);
      session.undo();
      await planned(0);
      expect(last().sent).toEqual([]);
      expect(session.sight.value?.number).toBe(4);
    });

    it("leaves out what does not hold, and says why", async () => {
      await planning();
      session.choose({ ...build, action: { type: "Build", piece: "dear" } });
      await vi.waitFor(() => expect(session.refusal.value).toMatchObject({ reasons: [{}] }), PATIENCE);
      expect(session.plan.value).toBeNull();
    });

    it("finds its plan again when the page is loaded anew, if the table still stands there", async () => {
      await planning();
      session.choose(build);
      await planned(1);
      session.close();
      session = openSession("t");
      await vi.waitFor(() => expect(Socket.all).toHaveLength(2), PATIENCE);
      last().hear(welcome(sight(4, { view })));
      await planned(1);
      session.close();
      session = openSession("t");
      await vi.waitFor(() => expect(Socket.all).toHaveLength(3), PATIENCE);
      last().hear(welcome(sight(5, { view })));
      expect(session.plan.value).toBeNull();
    });
  });

  it("hears nothing that was meant for the seat that stood up", async () => {
    await opened();
    session.sit("");
    last().hear({ type: "sight", sight: sight(4) });
    expect(session.sight.value).toBeNull();
  });
});
