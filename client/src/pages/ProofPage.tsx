/** The dice of a finished match: what was promised, what was shown, and that they agree. */

import { useAsked } from "../house/asked";
import { Icon } from "../house/icons";
import { Die } from "../house/Sentence";
import { useTitle } from "../house/slots";
import { LinkButton, Notice, Shield, Waiting } from "../house/ui";
import type { Proof, ProofPart, SeatState, TableCard, Throw } from "../house/wire";
import { has, say } from "../house/words";
import { TroublePage } from "./TroublePage";
import "./pages.css";

export function ProofPage({ id }: { id: string }) {
  const { answer: proof, error } = useAsked<Proof>(`/tables/${id}/proof`);
  const { answer: table } = useAsked<TableCard>(`/tables/${id}`);
  useTitle(say("pages-proof"));
  if (error && !proof) return <TroublePage error={error} />;
  if (!proof) return <Waiting />;
  const thrown = proof.throws.filter((each) => each.chance.length > 0);
  return (
    <main class="page">
      <h1 class="page-title">{say("pages-proof")}</h1>
      {table && (
        <p class="page-lead">
          {table.game_title}, {table.scenario_title}
        </p>
      )}
      <Notice tone={proof.agrees ? "good" : "refusal"}>
        <strong>{say(verdictOf(proof))}</strong>
      </Notice>
      {!isOfOnePiece(proof) && <Parts proof={proof} />}
      <p>{say(Object.keys(proof.shares).length ? "pages-proof-how" : "pages-proof-how-alone")}</p>
      <Secrets proof={proof} seats={table?.seats ?? []} />
      <h2>{say("pages-proof-yourself")}</h2>
      <ol>
        <li>{say("pages-proof-step-file")}</li>
        <li>
          {say("pages-proof-step-verify")} <code>estafette verify {fileOf(id, table)}</code>
        </li>
        <li>{say("pages-proof-step-compare")}</li>
      </ol>
      <p class="page-actions">
        <LinkButton kind="main" icon="download" href={`/api/tables/${id}/file`} download>
          {say("pages-proof-file")}
        </LinkButton>
        <LinkButton icon="play" href={`/replay/${id}`}>
          {say("pages-proof-replay")}
        </LinkButton>
      </p>
      <h2>{say("pages-proof-throws", { count: thrown.length })}</h2>
      {thrown.length > 0 && <Throws id={id} throws={thrown} seats={table?.seats ?? []} />}
    </main>
  );
}

/** Played by the rules in hand from the first choice to the last, or by others that agree. */
function isOfOnePiece({ parts }: Proof): boolean {
  return parts.length === 1 && parts[0]!.proved;
}

function verdictOf(proof: Proof): string {
  if (!proof.agrees) return "pages-proof-differs";
  return proof.parts.every((part) => part.proved) ? "pages-proof-agrees" : "pages-proof-agrees-partly";
}

/** By which version of the rules each part of the match was played, and which one proves it. */
function Parts({ proof }: { proof: Proof }) {
  return (
    <ul class="proof-parts">
      {proof.parts.map((part) => (
        <li key={part.first}>
          <Icon name={part.proved ? "check" : "info"} />
          <span>
            {say("pages-proof-part", { ...factsOf(part, proof), first: part.first, last: part.end - 1 })}{" "}
            {say(sentenceOn(part, proof), factsOf(part, proof))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function factsOf({ first, end, rules }: ProofPart, proof: Proof) {
  return { count: end - first, version: rules, ours: proof.rules };
}

function sentenceOn(part: ProofPart, { rules }: Proof): string {
  if (part.proved) return part.rules === rules ? "pages-proof-part-proved" : "pages-proof-part-proved-too";
  return part.rules === rules ? "pages-proof-part-differs" : "pages-proof-part-open";
}

function Secrets({ proof, seats }: { proof: Proof; seats: readonly SeatState[] }) {
  return (
    <dl class="proof-secrets">
      <dt>{say("pages-proof-commitment")}</dt>
      <dd>
        <code>{proof.commitment}</code>
      </dd>
      <dt>{say("pages-proof-secret")}</dt>
      <dd>
        <code>{proof.secret}</code>
      </dd>
      {Object.entries(proof.shares).map(([seat, share]) => (
        <>
          <dt>{say("pages-proof-share", { seat: nameIn(seats, seat) })}</dt>
          <dd>
            <code>{share}</code>
          </dd>
        </>
      ))}
      <dt>{say("pages-proof-dice-secret", { algorithm: proof.algorithm })}</dt>
      <dd>
        <code>{proof.dice_secret}</code>
      </dd>
    </dl>
  );
}

interface ThrowsProps {
  id: string;
  throws: readonly Throw[];
  seats: readonly SeatState[];
}

function Throws({ id, throws, seats }: ThrowsProps) {
  return (
    <div class="proof-scroll" tabIndex={0} role="region" aria-label={say("pages-proof")}>
      <table class="proof-throws">
        <thead>
          <tr>
            <th scope="col">{say("pages-proof-choice")}</th>
            <th scope="col">{say("pages-proof-seat")}</th>
            <th scope="col">{say("pages-proof-chance")}</th>
            <th scope="col">{say("pages-proof-check")}</th>
          </tr>
        </thead>
        <tbody>
          {throws.map((each) => (
            <tr key={each.number}>
              <td>
                <a href={`/replay/${id}#${each.number}`}>{each.number}</a>
              </td>
              <td>
                <Arms seat={each.seat} seats={seats} />
              </td>
              <td class="proof-chance">
                {each.chance.map((part, index) => (
                  <Chance key={index} part={part} />
                ))}
              </td>
              <td>
                <Agreement agrees={each.agrees} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Null where the throw belongs to other rules than those in hand. */
function Agreement({ agrees }: Pick<Throw, "agrees">) {
  if (agrees === null) return <Icon name="minus" label={say("pages-proof-open")} />;
  return <Icon name={agrees ? "check" : "warning"} label={say(agrees ? "pages-proof-yes" : "pages-proof-no")} />;
}

/** The face of a die, or the seal on an order into which things fell: "shuffle 46ef…". */
function Chance({ part }: { part: number | string }) {
  if (typeof part === "number") return <Die face={part} />;
  const [what = "", seal = ""] = part.split(" ");
  const key = `pages-proof-${what}`;
  return <span>{seal && has(key) ? say(key, { seal }) : part}</span>;
}

function Arms({ seat, seats }: { seat: string; seats: readonly SeatState[] }) {
  const found = seats.find((each) => each.seat === seat);
  if (!found) return <>{seat}</>;
  return (
    <span class="proof-seat">
      <Shield nation={found.nation ?? ""} letter={found.letter} size={1.4} /> {found.name}
    </span>
  );
}

/** As the server names what it hands out. */
function fileOf(id: string, table: TableCard | undefined): string {
  return table ? `${table.game}-${table.scenario}-${id.slice(0, 8)}.jsonl` : `${id}.jsonl`;
}

function nameIn(seats: readonly SeatState[], seat: string): string {
  return seats.find((each) => each.seat === seat)?.name ?? seat;
}
