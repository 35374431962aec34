/** Buttons, and links that look like them. */

import type { ButtonHTMLAttributes, ComponentChildren } from "preact";

import { Icon, type IconName } from "../icons";
import "./ui.css";

/** `main` is the one thing to do here; `quiet` has no frame; `danger` cannot be taken back. */
export type ButtonKind = "plain" | "main" | "quiet" | "danger";

interface Look {
  kind?: ButtonKind;
  icon?: IconName;
  /** Spoken and shown as a hint; with no children the button is only its sign. */
  label?: string;
  busy?: boolean;
  large?: boolean;
  children?: ComponentChildren;
}

type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "icon" | "label">;

export function Button({
  kind = "plain",
  icon,
  label,
  busy = false,
  large = false,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      class={classes(kind, large, children === undefined, rest.class)}
      disabled={disabled || busy}
      aria-busy={busy}
      {...(label ? { "aria-label": label, title: label } : {})}
    >
      {icon && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}

interface LinkProps extends Look {
  href: string;
  class?: string;
  download?: boolean;
  target?: string;
}

export function LinkButton({
  href,
  kind = "plain",
  icon,
  label,
  large = false,
  children,
  download,
  target,
  class: extra,
}: LinkProps) {
  return (
    <a
      href={href}
      class={classes(kind, large, children === undefined, extra)}
      {...(download ? { download: "" } : {})}
      {...(target ? { target, rel: "noreferrer" } : {})}
      {...(label ? { "aria-label": label, title: label } : {})}
    >
      {icon && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
    </a>
  );
}

function classes(kind: ButtonKind, large: boolean, bare: boolean, extra: unknown): string {
  const found = ["ui-button", `ui-button-${kind}`];
  if (large) found.push("ui-button-large");
  if (bare) found.push("ui-button-bare");
  if (typeof extra === "string") found.push(extra);
  return found.join(" ");
}
