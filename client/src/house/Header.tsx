/** The band at the top of every page: the house, the page's own things, language and settings. */

import { useState } from "preact/hooks";

import { slots } from "./slots";
import { Icon } from "./icons";
import { me } from "./me";
import { language, night, theme } from "./settings";
import { SettingsDialog, speak } from "./SettingsDialog";
import { Button, Menu } from "./ui";
import { say } from "./words";
import "./header.css";

export function Header() {
  const [settings, setSettings] = useState(false);
  const { title, middle, end, compact } = slots.value;
  return (
    <header class={`head ${compact ? "head-compact" : ""}`}>
      <a class="head-house" href="/" title={say("house-to-lobby")}>
        <Icon name="envelope" size={1.5} />
        <span>Estafette</span>
      </a>
      {title && <div class="head-title">{title}</div>}
      <div class="head-middle">{middle}</div>
      {end && <div class="head-end">{end}</div>}
      <div class="head-tools">
        <Tongue />
        <Lamp />
        <HouseMenu onSettings={() => setSettings(true)} />
      </div>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </header>
  );
}

function Tongue() {
  const other = language.value === "fr" ? "en" : "fr";
  return (
    <Button
      kind="quiet"
      class="head-tongue"
      lang={other}
      title={say("house-other-language")}
      onClick={() => speak(other)}
    >
      {other.toUpperCase()}
      <span class="unseen"> {say("house-other-language")}</span>
    </Button>
  );
}

function Lamp() {
  return (
    <Button
      kind="quiet"
      class="head-lamp"
      icon={night.value ? "sun" : "moon"}
      label={say(night.value ? "house-to-day" : "house-to-night")}
      onClick={() => (theme.value = night.value ? "day" : "night")}
    />
  );
}

function HouseMenu({ onSettings }: { onSettings: () => void }) {
  const known = me.value;
  return (
    <Menu
      label={say("house-menu")}
      items={[
        { title: say("house-lobby"), icon: "map", href: "/" },
        { title: say("house-new"), icon: "plus", href: "/new" },
        ...(known
          ? [{ title: say("house-account", { name: known.name }), icon: "user" as const, href: "/account" }]
          : [{ title: say("house-enter"), icon: "user" as const, href: "/account" }]),
        { title: say("house-settings"), icon: "settings", onChoose: onSettings },
        { title: say("house-help"), icon: "help", href: "/help" },
      ]}
    />
  );
}
