/** It is my turn: a soft tick for who listens, a notice for who looks elsewhere. */

import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { say } from "../house/words";
import type { TableCard } from "../house/wire";
import type { Session } from "../table/session";
import { isNews, turnOf } from "./turn";

const KEY = "estafette.sound";

/** Off until somebody wants it. */
export const sound = signal(kept());
effect(() => keep(sound.value));

/** What the browser allows us; "default" means that it was never asked. */
export const permission = signal<NotificationPermission | "none">(
  typeof Notification === "undefined" ? "none" : Notification.permission,
);

export async function askPermission(): Promise<void> {
  if (permission.value === "none") return;
  permission.value = await Notification.requestPermission();
}

/** Mounted with the table: watches whether I am asked. */
export function useNotices(session: Session): void {
  useEffect(() => {
    let before: string | null = null;
    return effect(() => {
      const table = session.table.value;
      if (!table) return;
      const now = turnOf(table);
      if (isNews(before, now)) announce(table);
      before = now;
    });
  }, [session]);
}

function announce(table: TableCard): void {
  if (sound.peek()) tick();
  if (document.hidden && permission.peek() === "granted") {
    const notice = new Notification(say("talk-your-turn"), {
      body: `${table.game_title} · ${table.scenario_title}`,
      tag: table.id,
    });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

/** Two short wooden strokes, made and not fetched. */
export function tick(): void {
  const stage = new AudioContext();
  for (const [delay, pitch] of [[0, 620], [0.12, 820]] as const) {
    const tone = stage.createOscillator();
    const loudness = stage.createGain();
    const at = stage.currentTime + delay;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.08, at);
    loudness.gain.exponentialRampToValueAtTime(0.0005, at + 0.11);
    tone.connect(loudness).connect(stage.destination);
    tone.start(at);
    tone.stop(at + 0.12);
  }
  setTimeout(() => void stage.close(), 600);
}

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false; // a browser that keeps nothing
  }
}

function keep(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // a browser that keeps nothing
  }
}
