/** Leaves of one place, of which one is seen. */

import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";

import { Icon, type IconName } from "../icons";
import { stepped } from "./stepped";
import "./ui.css";

export interface Tab {
  id: string;
  title: string;
  icon?: IconName;
  /** A small figure beside the title; 0 and "" show nothing. */
  badge?: number | string;
}

interface Props {
  /** What the leaves are about, for those who listen. */
  label: string;
  tabs: readonly Tab[];
  current: string;
  onChange: (id: string) => void;
  /** What the current leaf shows. */
  children: ComponentChildren;
  class?: string;
}

export function Tabs({ label, tabs, current, onChange, children, class: extra = "" }: Props) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  /** Whoever wants a leaf sees it, even where it lies below the edge. */
  function choose(id: string): void {
    onChange(id);
    panel.current?.scrollIntoView?.({ block: "nearest" });
  }

  function step(event: KeyboardEvent): void {
    const here = tabs.findIndex((tab) => tab.id === current);
    const there = stepped(event.key, here, tabs.length);
    const next = there === null ? undefined : tabs[there];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    row.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    <div class={`ui-tabs ${extra}`}>
      <div ref={row} class="ui-tabs-row" role="tablist" aria-label={label} onKeyDown={step}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === current}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            <span>{tab.title}</span>
            {tab.badge ? <span class="ui-badge">{tab.badge}</span> : null}
          </button>
        ))}
      </div>
      <div
        ref={panel}
        class="ui-tabs-panel"
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${current}`}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}
