/** Help: how the table works, its keys, its counters; short. */

import { useAsked } from "../house/asked";
import { Icon, type IconName } from "../house/icons";
import { useTitle } from "../house/slots";
import type { GameCard } from "../house/wire";
import { say } from "../house/words";
import "./pages.css";

const KEYS = ["space", "digits", "u", "escape", "question", "r", "l", "o", "arrows"] as const;
const TABLE: readonly (readonly [IconName, string])[] = [
  ["envelope", "sentence"],
  ["map", "gold"],
  ["warning", "why"],
  ["undo", "undo"],
  ["book", "clause"],
  ["eye", "secrets"],
];
const COUNTERS = ["nation", "figures", "pips", "hidden", "spent"] as const;

export function HelpPage() {
  useTitle(say("house-help"));
  const { answer: games } = useAsked<GameCard[]>("/games");
  return (
    <main class="page">
      <h1 class="page-title">{say("house-help")}</h1>
      <section class="page-part">
        <h2>{say("pages-help-table")}</h2>
        <ul class="help-table">
          {TABLE.map(([icon, key]) => (
            <li key={key}>
              <Icon name={icon} size={1.6} />
              <span>{say(`pages-help-${key}`)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section class="page-part">
        <h2>{say("pages-help-counters")}</h2>
        <ul>
          {COUNTERS.map((key) => (
            <li key={key}>{say(`pages-help-counter-${key}`)}</li>
          ))}
        </ul>
      </section>
      <section class="page-part">
        <h2>{say("pages-help-keys")}</h2>
        <dl class="help-keys">
          {KEYS.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{say(`pages-key-${key}`)}</kbd>
              </dt>
              <dd>{say(`pages-key-${key}-does`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section class="page-part">
        <h2>{say("pages-help-read")}</h2>
        <ul>
          {games?.map((game) => (
            <li key={game.id}>
              <a href={`/rules/${game.id}`}>{say("pages-rules-title", { game: game.title })}</a>
            </li>
          ))}
          <li>
            <a href="/api/schema" target="_blank" rel="noreferrer">
              {say("pages-help-api")}
            </a>
          </li>
        </ul>
        <p>{say("pages-help-docs")}</p>
      </section>
    </main>
  );
}
