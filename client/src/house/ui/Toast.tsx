/** A short word that something has been done, or was refused; it goes away by itself. */

import { signal } from "@preact/signals";

import { Refused, Unreachable } from "../api";
import { Icon } from "../icons";
import { say } from "../words";
import { Button } from "./Button";
import "./ui.css";

interface Word {
  id: number;
  text: string;
  tone: "good" | "refusal";
}

const STAYS = 7000;
const words = signal<readonly Word[]>([]);
let last = 0;

export function toast(text: string, tone: Word["tone"] = "good"): void {
  const id = ++last;
  words.value = [...words.value.filter((word) => word.text !== text), { id, text, tone }];
  setTimeout(() => drop(id), STAYS);
}

/** Says in words why something failed. */
export function lament(error: unknown): void {
  toast(reasonOf(error), "refusal");
}

/** The words for a failure: the server's own, or ours when it cannot be reached. */
export function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.trouble.sentence;
  if (error instanceof Unreachable) return say("house-unreachable");
  return say("house-failed");
}

/** Mounted once, by the App. */
export function Toasts() {
  return (
    <div class="ui-toasts" role="status" aria-live="polite">
      {words.value.map((word) => (
        <div key={word.id} class={`ui-toast ui-toast-${word.tone}`}>
          <Icon name={word.tone === "good" ? "check" : "warning"} />
          <span>{word.text}</span>
          <Button
            kind="quiet"
            icon="close"
            label={say("house-close")}
            onClick={() => drop(word.id)}
          />
        </div>
      ))}
    </div>
  );
}

function drop(id: number): void {
  words.value = words.value.filter((word) => word.id !== id);
}
