/** A quiet box in the flow of the page: a refusal, a warning, a word of advice. */

import type { ComponentChildren } from "preact";

import { Icon, type IconName } from "../icons";
import "./ui.css";

type Tone = "plain" | "good" | "refusal" | "gold";

const SIGNS: Record<Tone, IconName> = {
  plain: "info",
  good: "check",
  refusal: "warning",
  gold: "envelope",
};

interface Props {
  tone?: Tone;
  icon?: IconName;
  children: ComponentChildren;
  /** Spoken when it appears. */
  live?: boolean;
}

export function Notice({ tone = "plain", icon, children, live = false }: Props) {
  return (
    <div class={`ui-notice ui-notice-${tone}`} {...(live ? { role: "status" as const } : {})}>
      <Icon name={icon ?? SIGNS[tone]} />
      <div>{children}</div>
    </div>
  );
}
