/** One roster: a table with a button in each row for every kind of thing that can be done from it. */

import { nationOf } from "../board";
import { nameOf, wordOf } from "../house/lexicon";
import { plain, Sentence } from "../house/Sentence";
import { language } from "../house/settings";
import { Shield } from "../house/ui";
import { say } from "../house/words";
import type { Deed, Figure, Lexicon, Option, Part, Roster, Row } from "../house/wire";
import { OddsButton, type Weighing } from "../odds";
import type { PartProps } from "./parts";
import { ableFirst, columnsOf, gathered, hasRoomBeside, isAble, type Gathered } from "./roster";

const MOST_PIPS = 8;

/** What a table needs to act upon its rows. */
export interface RowHands {
  readonly deeds: ReadonlyMap<string, readonly Deed[]>;
  /** The rows from which something can be done: they stand first. */
  readonly front: ReadonlySet<string>;
  readonly options: readonly Option[];
  readonly chosen: ReadonlySet<string>;
  /** The odds of one answer at a time; null where nobody plays. */
  readonly weighing: Weighing | null;
  press(deed: Deed): void;
  hint(option: Option | null): void;
}

interface Props extends PartProps {
  roster: Roster;
  title: readonly Part[];
  hands: RowHands;
}

export function RosterTable({ roster, title, ...rest }: Props) {
  const groups = gathered(roster.rows);
  const columns = columnsOf(groups);
  const beside = hasRoomBeside(columns, rest.hands.deeds);
  const { lexicon } = rest;
  return (
    <table class="roster">
      <caption>
        <Sentence parts={title} />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{say("table-roster-name")}</span>
          </th>
          {columns.map((key) => (
            <th key={key} scope="col" class="roster-figure">
              {wordOf(lexicon, "figure", key)}
            </th>
          ))}
          <th scope="col">
            <span class="unseen">{say("table-roster-deeds")}</span>
          </th>
        </tr>
      </thead>
      {ableFirst(groups, rest.hands.front).map((group) => (
        <tbody key={group.id}>
          {group.id && <Heading group={group} columns={columns} {...rest} />}
          {group.rows.map((row) => (
            <Line key={row.id} row={row} columns={columns} beside={beside} {...rest} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface HeadingProps extends PartProps {
  group: Gathered;
  columns: readonly string[];
  hands: RowHands;
}

/** The name of a group with its own figures, over its rows. */
function Heading({ group, columns, hands, ...part }: HeadingProps) {
  const { lexicon, board } = part;
  const letter = lexicon.letters[group.id];
  const figures = group.head?.figures ?? [];
  const acts = hands.deeds.has(group.id);
  return (
    <tr class="roster-group" data-row={group.id}>
      <th scope="rowgroup" colSpan={columns.length + (acts ? 1 : 2)} tabIndex={-1}>
        {letter && <Shield nation={nationOf(board, group.id)} letter={letter} size={1.3} />}
        <span class="roster-name">{nameOf(lexicon, group.id)}</span>
        {figures.map((figure) => (
          <span key={figure.key} class="roster-own">
            {wordOf(lexicon, "figure", figure.key)} <Value figure={figure} />
          </span>
        ))}
        <Marks marks={group.head?.marks ?? []} lexicon={lexicon} />
      </th>
      {acts && (
        <td>
          <Deeds id={group.id} name={nameOf(lexicon, group.id)} hands={hands} />
        </td>
      )}
    </tr>
  );
}

interface LineProps extends PartProps {
  row: Row;
  columns: readonly string[];
  /** Is there room for the buttons in the row itself? */
  beside: boolean;
  hands: RowHands;
}

function Line({ row, columns, beside, hands, sight, lexicon, board, onLook, onPoint }: LineProps) {
  const { name, handle, isOnMap } = calledIn(row, { sight, lexicon, board });
  const figures = new Map((row.figures ?? []).map((figure) => [figure.key, figure]));
  const chosen = hands.chosen.has(row.id) ? "roster-chosen" : "";
  const deeds = <Deeds id={row.id} name={name} hands={hands} />;
  const line = (
    <tr data-row={row.id} class={chosen}>
      <th scope="row" tabIndex={-1}>
        {onPoint && isOnMap ? (
          <button
            type="button"
            class="roster-name roster-look"
            tabIndex={-1}
            title={say("table-look-at", { name })}
            onClick={() => onPoint(row.id)}
            onMouseEnter={() => onLook?.(row.id)}
            onMouseLeave={() => onLook?.("")}
          >
            {name}
          </button>
        ) : (
          <span class="roster-name">{name}</span>
        )}
        {handle && <small class="roster-handle"> {handle}</small>}
        <Marks marks={row.marks ?? []} lexicon={lexicon} />
      </th>
      {columns.map((key) => {
        const figure = figures.get(key);
        return (
          <td key={key} class="roster-figure">
            {figure && <Value figure={figure} />}
          </td>
        );
      })}
      <td>{beside && deeds}</td>
    </tr>
  );
  if (beside || !hands.deeds.has(row.id)) return line;
  return (
    <>
      {line}
      <tr class={`roster-below ${chosen}`}>
        <td colSpan={columns.length + 2}>{deeds}</td>
      </tr>
    </>
  );
}

/** How a row is called; a block has a name on its face and a number on its back. */
export function calledIn(row: Pick<Row, "id">, { sight, lexicon, board }: PartProps) {
  const piece = sight.view.pieces?.find(({ id, name }) => id === row.id || name === row.id);
  const name = nameOf(lexicon, piece?.name || row.id);
  const number = piece?.name && piece.name !== piece.id ? lexicon.names[piece.id] : undefined;
  const isOnMap = Boolean(piece?.space) || board.spaces.some((space) => space.id === row.id);
  return { name, handle: number ?? "", isOnMap };
}

function Marks({ marks, lexicon }: { marks: readonly string[]; lexicon: Lexicon }) {
  if (!marks.length) return null;
  return <small class="roster-marks">{marks.map((mark) => wordOf(lexicon, "mark", mark)).join(" · ")}</small>;
}

/** A figure with a limit is pips that fill, or a fraction when they would be many. */
function Value({ figure: { value, most = 0 } }: { figure: Figure }) {
  if (!most) return <b class="figure">{new Intl.NumberFormat(language.value).format(value)}</b>;
  const pips = most <= MOST_PIPS && value >= 0 && value <= most;
  return (
    <>
      <span class="unseen">{say("table-track-of", { value, most })}</span>
      <span aria-hidden="true" class={pips ? "roster-pips" : "figure"}>
        {pips ? (
          Array.from({ length: most }, (_, pip) => <i key={pip} class={pip < value ? "roster-full" : ""} />)
        ) : (
          <>
            <b>{value}</b>/{most}
          </>
        )}
      </span>
    </>
  );
}

interface DeedsProps {
  id: string;
  name: string;
  hands: RowHands;
}

function Deeds({ id, name, hands }: DeedsProps) {
  const deeds = hands.deeds.get(id) ?? [];
  if (!deeds.length) return null;
  return (
    <div class="roster-deeds">
      {deeds.map((deed) => (
        <DeedAtOdds key={deed.kind} deed={deed} name={name} hands={hands} />
      ))}
    </div>
  );
}

interface DeedProps {
  deed: Deed;
  name: string;
  hands: RowHands;
}

/** A deed that leaves something to chance has its odds beside it, as an answer has. */
function DeedAtOdds(props: DeedProps) {
  const only = onlyWay(props);
  const { weighing } = props.hands;
  if (!only?.at_stake || !weighing) return <DeedButton {...props} />;
  return (
    <div class="roster-pair">
      <DeedButton {...props} />
      <OddsButton option={only} weighing={weighing} />
    </div>
  );
}

/** The answer, where a deed can be done in one way only. */
function onlyWay({ deed, hands }: DeedProps): Option | null {
  const [first, ...others] = deed.options ?? [];
  return first === undefined || others.length ? null : (hands.options[first] ?? null);
}

/** A verb; greyed it can still be reached and pressed, and says why not. */
function DeedButton({ deed, name, hands }: DeedProps) {
  const places = deed.options ?? [];
  const only = onlyWay({ deed, name, hands });
  const told = only ? plain(only.sentence) : (deed.reasons ?? []).map(({ sentence }) => plain(sentence)).join(" ");
  return (
    <button
      type="button"
      class="roster-deed"
      data-kind={deed.kind}
      aria-disabled={!isAble(deed)}
      aria-label={say("table-roster-deed", { verb: deed.verb, name })}
      {...(told ? { title: told } : {})}
      onClick={() => hands.press(deed)}
      onMouseEnter={() => hands.hint(only)}
      onMouseLeave={() => hands.hint(null)}
      onFocus={() => hands.hint(only)}
      onBlur={() => hands.hint(null)}
    >
      {deed.verb}
      {places.length > 1 && <span aria-hidden="true">…</span>}
    </button>
  );
}
