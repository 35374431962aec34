/** The keys of the table at work: each does what a button does. */

import { useEffect } from "preact/hooks";

import type { Hinting } from "../counsel";
import { firstAtStake, type Weighing } from "../odds";
import { buttonsOf } from "./Decision";
import { isTaken, strokeOf, type Stroke } from "./keys";
import type { Pointing } from "./pointing";
import type { Session } from "./session";

interface Hands {
  session: Session;
  pointing: Pointing;
  weighing: Weighing;
  hinting: Hinting;
  onHelp: () => void;
  onRules: () => void;
  onLog: () => void;
}

export function useStrokes(hands: Hands): void {
  useEffect(() => {
    const strike = (event: KeyboardEvent) => {
      const stroke = strokeOf(event);
      if (!stroke || event.defaultPrevented || isTaken(event.target, event.key)) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      perform(stroke, hands);
    };
    addEventListener("keydown", strike);
    return () => removeEventListener("keydown", strike);
  });
}

function perform(stroke: Stroke, hands: Hands): void {
  const { session, pointing, weighing, hinting, onHelp, onRules, onLog } = hands;
  switch (stroke.deed) {
    case "main":
      if (pointing.main) pointing.answer(pointing.main);
      return;
    case "button": {
      const option = buttonsOf(pointing)[stroke.index];
      if (option) pointing.answer(option);
      return;
    }
    case "undo":
      return session.undo();
    case "clear":
      session.looked.value = "";
      weighing.close();
      hinting.close();
      return pointing.clear();
    case "help":
      return onHelp();
    case "rules":
      return onRules();
    case "log":
      return onLog();
    case "hint":
      if (hinting.allowed) hinting.toggle();
      return;
    case "odds": {
      const option = weighing.option ?? firstAtStake(buttonsOf(pointing), pointing.main);
      if (option) weighing.toggle(option);
      return;
    }
  }
}
