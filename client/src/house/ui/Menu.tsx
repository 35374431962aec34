/** A button that opens a short list of things to do. */

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";

import { Icon, type IconName } from "../icons";
import { Button, type ButtonKind } from "./Button";
import { stepped } from "./stepped";
import "./ui.css";

export interface MenuItem {
  title: string;
  icon?: IconName;
  /** Either a place to go … */
  href?: string;
  download?: boolean;
  /** … or a thing to do. */
  onChoose?: () => void;
  danger?: boolean;
  disabled?: boolean;
}

interface Props {
  /** Spoken, and shown as a hint. */
  label: string;
  icon?: IconName;
  kind?: ButtonKind;
  /** Words on the button beside its sign. */
  children?: ComponentChildren;
  items: readonly MenuItem[];
}

export function Menu({ label, icon = "menu", kind = "quiet", children, items }: Props) {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const list = useId();

  useEffect(() => {
    if (!open) return;
    entries(whole.current)[0]?.focus();
    const away = (event: Event) => {
      if (!whole.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("focusin", away);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("focusin", away);
    };
  }, [open]);

  function shut(): void {
    setOpen(false);
    whole.current?.querySelector<HTMLElement>("button")?.focus();
  }

  function key(event: KeyboardEvent): void {
    if (!open) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      shut();
      return;
    }
    const all = entries(whole.current);
    const there = stepped(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (there === null) return;
    event.preventDefault();
    all[there]?.focus();
  }

  return (
    <div ref={whole} class="ui-menu" onKeyDown={key}>
      <Button
        kind={kind}
        icon={icon}
        {...(children === undefined ? { label } : {})}
        aria-haspopup="menu"
        aria-expanded={open}
        {...(open ? { "aria-controls": list } : {})}
        onClick={() => setOpen(!open)}
      >
        {children}
      </Button>
      {open && (
        <div class="ui-menu-list" role="menu" id={list} aria-label={label}>
          {items.map((item) => (
            <Entry key={item.title} item={item} onDone={shut} />
          ))}
        </div>
      )}
    </div>
  );
}

function Entry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const look = { role: "menuitem" as const, tabIndex: -1, class: item.danger ? "ui-menu-danger" : "" };
  const inside = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span>{item.title}</span>
    </>
  );
  if (item.href !== undefined) {
    return (
      <a {...look} href={item.href} {...(item.download ? { download: "" } : {})} onClick={onDone}>
        {inside}
      </a>
    );
  }
  return (
    <button
      {...look}
      type="button"
      disabled={item.disabled ?? false}
      onClick={() => {
        onDone();
        item.onChoose?.();
      }}
    >
      {inside}
    </button>
  );
}

function entries(whole: HTMLElement | null): HTMLElement[] {
  return [...(whole?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? [])];
}
