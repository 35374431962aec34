/** The papers beside the map: what is going on, what everybody must remember. */

import { Sentence } from "../house/Sentence";
import { say } from "../house/words";
import { lookers } from "./Log";
import type { PartProps } from "./parts";
import "./log.css";

/** What a paper is about stands before its first colon, within its first sentence. */
const LEAD = /^(?:(?!\. )[^:]){2,48}:/u;

export function Sheets({ sight, onLook, onPoint }: PartProps) {
  if (!sight.sheets.length) return <p class="log-none">{say("table-sheets-empty")}</p>;
  return (
    <ul class="sheets">
      {sight.sheets.map((sheet, index) => (
        <li key={index}>
          <Paper parts={sheet} {...lookers(onLook, onPoint)} />
        </li>
      ))}
    </ul>
  );
}

/** One of them, with what it is about in heavy type: many are read at a glance. */
function Paper({ parts, ...look }: Parameters<typeof Sentence>[0]) {
  const [first, ...rest] = parts;
  const lead = first && !first.id && !first.die ? (LEAD.exec(first.text)?.[0] ?? "") : "";
  if (!first || !lead) return <Sentence parts={parts} {...look} />;
  return (
    <>
      <b class="sheet-lead">{lead}</b>
      <Sentence parts={[{ ...first, text: first.text.slice(lead.length) }, ...rest]} {...look} />
    </>
  );
}
