/** The papers beside the map: what is going on, what everybody must remember. */

import { Sentence } from "../house/Sentence";
import { say } from "../house/words";
import { lookers } from "./Log";
import type { PartProps } from "./parts";
import "./log.css";

export function Sheets({ sight, onLook, onPoint }: PartProps) {
  if (!sight.sheets.length) return <p class="log-none">{say("table-sheets-empty")}</p>;
  return (
    <ul class="sheets">
      {sight.sheets.map((sheet, index) => (
        <li key={index}>
          <Sentence parts={sheet} {...lookers(onLook, onPoint)} />
        </li>
      ))}
    </ul>
  );
}
