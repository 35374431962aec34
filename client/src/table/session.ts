/** A table that is open in this page: one socket, what it says, and what is said to it. */

import { computed, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";

import { ask, Refused, send } from "../house/api";
import { lexiconOf } from "../house/lexicon";
import { me } from "../house/me";
import { language } from "../house/settings";
import type {
  Board,
  ChatLine,
  ClientFrame,
  Lexicon,
  Line,
  Option,
  Plan,
  Reasons,
  SeatState,
  ServerFrame,
  Sight,
  TableCard,
  Trouble,
} from "../house/wire";
import { keepAlone, wasAlone } from "./alone";
import { merged } from "./lines";
import { added, holds, isLast, isSheet, keepPlan, keptLines, linesOf, shortened, shown, struck, type Lines } from "./plan";
import { firstSeat, handedTo, momentOf, seatOf } from "./sitting";

export type Status = "connecting" | "live" | "lost";

/** All that a page knows of a table, and all that it can do there. */
export interface Session {
  readonly id: string;
  readonly board: ReadonlySignal<Board | null>;
  /** What the seat sees; while it plans, the table as it would be. */
  readonly sight: ReadonlySignal<Sight | null>;
  /** What is drawn up on the sheet and not handed in yet. */
  readonly plan: ReadonlySignal<Plan | null>;
  readonly table: ReadonlySignal<TableCard | null>;
  /** Every line told to the seat that sits, in order. */
  readonly lines: ReadonlySignal<readonly Line[]>;
  readonly lexicon: ReadonlySignal<Lexicon | null>;
  readonly status: ReadonlySignal<Status>;
  /** Why the last thing could not be done; whoever shows it may clear it. */
  readonly refusal: Signal<Trouble | Reasons | null>;
  /** Why the table cannot be shown at all. */
  readonly barred: ReadonlySignal<Trouble | null>;
  /** The id of what somebody looks at: the map lights it up and moves to it. */
  readonly looked: Signal<string>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly notes: Signal<string>;
  /** A choice is on its way. */
  readonly pending: ReadonlySignal<boolean>;
  /** The seat that must take over this screen: until it does, the curtain is drawn. */
  readonly handover: ReadonlySignal<SeatState | null>;
  /** One person plays all the seats of this screen: no curtain falls. */
  playAlone(): void;
  /** Answer; where there is a sheet, write it down there. */
  choose(option: Option): void;
  /** Strike a line of the plan out. */
  strike(place: number): void;
  /** Hand the plan in, and with it this answer. */
  handIn(last?: Option): void;
  undo(): void;
  why(point: string): void;
  sit(seat: string): void;
  say(text: string, seat: string): void;
  close(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;
const HEARTBEAT = 20_000;
const SILENCE = 50_000;
const TURNED = 4400; // the server's refusals, by their status
const TOO_FAST = 4429;

export function openSession(id: string): Session {
  return new OpenTable(id);
}

class OpenTable implements Session {
  readonly board = signal<Board | null>(null);
  readonly sight = computed(() => shown(this.truth.value, this.plan.value));
  readonly plan = computed(() => {
    const drawn = this.drawn.value;
    return drawn && holds(drawn, this.truth.value) ? drawn : null;
  });
  readonly table = signal<TableCard | null>(null);
  readonly lines = signal<readonly Line[]>([]);
  readonly lexicon = signal<Lexicon | null>(null);
  readonly status = signal<Status>("connecting");
  readonly refusal = signal<Trouble | Reasons | null>(null);
  readonly barred = signal<Trouble | null>(null);
  readonly looked = signal("");
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly notes = signal("");
  readonly pending = signal(false);
  readonly handover = signal<SeatState | null>(null);

  private readonly truth = signal<Sight | null>(null); // as the match stands, whatever is planned
  private readonly drawn = signal<Plan | null>(null);
  private awaited = 0; // the number at which the table stands when all that is handed in is taken
  private alone: boolean;
  private tongue = "";
  private person: string | null | undefined;
  private socket: WebSocket | null = null;
  private sitting: string | null = null;
  private wait = FIRST_WAIT;
  private retry = 0;
  private heart = 0;
  private heardAt = 0;
  private closed = false;
  private readonly forget: () => void;

  constructor(readonly id: string) {
    this.alone = wasAlone(id);
    this.forget = effect(() => {
      const person = me.value === undefined ? undefined : (me.value?.id ?? null);
      const tongue = language.value;
      untracked(() => this.greet(tongue, person));
    });
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** The choice is sent once, with the number of the question that it answers. */
  choose(option: Option): void {
    const sight = this.sight.value;
    if (!sight?.ask || this.pending.value) return;
    if (isSheet(sight) && !isLast(option, this.plan.value)) {
      return void this.lay(added(this.plan.value, option.action));
    }
    if (this.plan.value) return this.handIn(option);
    const { seat, number, undone, draft = "" } = sight.ask;
    this.act({ type: "choose", answer: { seat, number, undone, draft, action: option.action } });
  }

  strike(place: number): void {
    const plan = this.plan.value;
    if (plan && !this.pending.value) void this.lay(struck(plan, place));
  }

  handIn(last?: Option): void {
    const plan = this.plan.value;
    if (!plan || plan.open || this.pending.value) return;
    const { seat, number, undone } = plan;
    const actions = [...linesOf(plan).flat(), ...(last ? [last.action] : [])];
    this.awaited = number + actions.length;
    this.act({ type: "confirm", answers: { seat, number, undone, actions } });
  }

  undo(): void {
    const sight = this.sight.value;
    if (!sight?.seat || !sight.may_undo || this.pending.value) return;
    if (this.plan.value) return void this.lay(shortened(this.plan.value));
    const { seat, number, ask } = sight;
    this.act({ type: "undo", back: { seat, number, ...(ask ? { draft: ask.draft ?? "" } : {}) } });
  }

  why(point: string): void {
    const seat = this.sight.value?.seat;
    if (seat) this.post({ type: "why", question: { seat, point } });
  }

  /** Look with the eyes of another seat: what the former knew is forgotten first. */
  sit(seat: string): void {
    this.sitting = seat;
    this.drawn.value = null;
    if (!this.alone) {
      this.truth.value = null;
      this.lines.value = [];
      this.notes.value = "";
    }
    this.refusal.value = null;
    this.looked.value = "";
    this.pending.value = false;
    if (seat) this.handover.value = null;
    this.post({ type: "sit", seat });
  }

  playAlone(): void {
    this.alone = true;
    keepAlone(this.id);
  }

  say(text: string, seat: string): void {
    this.post({ type: "say", saying: { text, seat } });
  }

  close(): void {
    this.closed = true;
    this.forget();
    this.drop();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
  }

  /** The plan is drawn up anew with these lines: the server says how far they hold. */
  private async lay(lines: Lines): Promise<void> {
    const truth = this.truth.value;
    this.refusal.value = null;
    if (!truth?.seat || !lines.length) return this.draw(null);
    const { seat, number, undone } = truth;
    this.pending.value = true;
    try {
      const plan = await send<Plan>("POST", `/tables/${this.id}/plan`, { seat, number, undone, lines });
      if (!holds(plan, this.truth.value)) return;
      this.draw(plan.lines?.length ? plan : null);
      if (plan.refused?.length) this.refusal.value = { point: "", reasons: plan.refused };
    } catch (problem) {
      if (problem instanceof Refused) this.refusal.value = problem.trouble;
    } finally {
      this.pending.value = false;
    }
  }

  private draw(plan: Plan | null): void {
    this.drawn.value = plan;
    keepPlan(this.id, plan);
  }

  private act(frame: ClientFrame): void {
    if (!this.post(frame)) return;
    this.pending.value = true;
    this.refusal.value = null;
  }

  private post(frame: ClientFrame): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  /** In another language, or to another person, everything is told anew. */
  private greet(tongue: string, person: string | null | undefined): void {
    const same = tongue === this.tongue && (this.person === undefined || person === this.person);
    this.tongue = tongue;
    this.person = person;
    if (same) return;
    this.drop();
    this.barred.value = null;
    this.lines.value = [];
    this.wait = FIRST_WAIT;
    void this.connect();
  }

  private async connect(): Promise<void> {
    const tongue = language.value;
    this.status.value = this.truth.value ? "lost" : "connecting";
    try {
      const table = await ask<TableCard>(`/tables/${this.id}`);
      const lexicon = await lexiconOf(table.game);
      if (this.closed || this.socket || tongue !== language.value) return;
      this.lexicon.value = lexicon;
      this.seat(table);
      this.open();
    } catch (problem) {
      if (this.closed) return;
      if (problem instanceof Refused && problem.status < 500 && problem.status !== 429) {
        this.barred.value = problem.trouble;
      } else this.later();
    }
  }

  private seat(table: TableCard): void {
    const lost = this.sitting && !seatOf(table, this.sitting)?.mine;
    if (this.sitting === null || lost) this.sitting = firstSeat(table);
    this.news(table);
  }

  private open(): void {
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as ServerFrame);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.closedWith(event.code);
    };
    this.heardAt = Date.now();
    this.heart = window.setInterval(() => this.beat(), HEARTBEAT);
  }

  /** Who was turned away does not knock again; who lost the line does. */
  private closedWith(code: number): void {
    const told = this.refusal.value;
    const turned = code >= TURNED && code < TURNED + 100 && code !== TOO_FAST;
    if (turned && told && "sentence" in told && !this.truth.value) {
      this.drop();
      this.barred.value = told;
    } else this.later();
  }

  private address(): string {
    const query = new URLSearchParams({ seat: this.sitting ?? "", lang: language.value });
    const held = this.truth.value;
    if (held && this.lines.value.length) query.set("since", String(held.number));
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${location.host}/api/tables/${this.id}/socket?${query}`;
  }

  private hear(frame: ServerFrame): void {
    this.heardAt = Date.now();
    switch (frame.type) {
      case "welcome":
        this.live();
        this.board.value = frame.board;
        this.chat.value = frame.chat;
        if (this.look(frame.sight)) this.resume(frame.sight, frame.notes ?? "");
        else this.post({ type: "sit", seat: this.sitting ?? "" }); // sat down while it came
        return;
      case "sight":
        this.look(frame.sight);
        return;
      case "refused":
        this.pending.value = false;
        this.refusal.value = frame.trouble;
        this.lookAgain();
        return;
      case "why":
        this.refusal.value = frame.answer;
        return;
      case "said":
        if (!this.chat.value.some((line) => line.id === frame.line.id)) {
          this.chat.value = [...this.chat.value, frame.line];
        }
        return;
      case "table":
        this.news(frame.table);
        return;
      case "pong":
        return;
    }
  }

  /** A seat that is taken up again finds its notes, and its plan in the words of today. */
  private resume(sight: Sight, notes: string): void {
    this.notes.value = notes;
    const lines = isSheet(sight) ? keptLines(this.id, sight) : [];
    if (lines.length) void this.lay(lines);
  }

  /** Of a plan that stopped half-way, what is done is seen only now. */
  private lookAgain(): void {
    if (!this.awaited) return;
    this.awaited = 0;
    this.post({ type: "sit", seat: this.sitting ?? "" });
  }

  private live(): void {
    this.awaited = 0;
    this.status.value = "live";
    this.wait = FIRST_WAIT;
    this.pending.value = false; // whether a lost answer was heard, the sight tells
  }

  /** Take in what a seat sees, unless another has sat down meanwhile. */
  private look(sight: Sight): boolean {
    if ((sight.seat ?? "") !== this.sitting) return false;
    const held = this.truth.value;
    const moved = held === null || momentOf(held) !== momentOf(sight);
    const takenBack = held !== null && held.undone !== sight.undone && (sight.since ?? 0) > 0;
    this.lines.value = merged(held?.seat === sight.seat ? this.lines.value : [], sight);
    if (sight.number < this.awaited && held?.undone === sight.undone) return true; // half of a plan
    this.awaited = 0;
    if (moved) {
      this.pending.value = false;
      this.refusal.value = null;
    }
    this.truth.value = sight;
    this.news(sight.table);
    if (takenBack) this.post({ type: "sit", seat: this.sitting }); // older lines may be void too
    return true;
  }

  private news(table: TableCard): void {
    this.table.value = table;
    const held = this.truth.value;
    if (held && held.table !== table) this.truth.value = { ...held, table };
    const next = handedTo(table, this.sitting ?? "");
    this.handover.value = this.alone ? null : next;
    if (next && this.alone) this.sit(next.seat);
    else if (next && this.sitting) this.sit("");
  }

  private beat(): void {
    if (Date.now() - this.heardAt > SILENCE) this.later();
    else this.post({ type: "ping" });
  }

  private later(): void {
    this.drop();
    if (this.closed) return;
    this.status.value = this.truth.value ? "lost" : "connecting";
    this.retry = window.setTimeout(() => void this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private readonly hurry = (): void => {
    if (document.hidden || this.socket || this.barred.value || this.closed) return;
    this.wait = FIRST_WAIT;
    clearTimeout(this.retry);
    void this.connect();
  };

  private drop(): void {
    clearTimeout(this.retry);
    clearInterval(this.heart);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
