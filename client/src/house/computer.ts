/** A player of the house, in words. */

import { levelOf } from "./levels";
import { has, say } from "./words";

export function computer(spec: string): string {
  const level = `house-level-${levelOf(spec)}`;
  return has(level) ? say("house-computer-level", { level: say(level) }) : say("house-computer");
}
