/** A new match: what is played, who sits, how long one may think. One click is enough. */

import { useEffect, useState } from "preact/hooks";

import { useAsked } from "../house/asked";
import { hasWord, wordOf } from "../house/lexicon";
import { go } from "../house/route";
import { useTitle } from "../house/slots";
import { Button, Choices, lament, LinkButton, Switch, Waiting } from "../house/ui";
import type { GameCard, Lexicon, PlayerCard, ScenarioCard, SeatCard, TableCard, TableOrder } from "../house/wire";
import { say } from "../house/words";
import { TroublePage } from "../pages/TroublePage";
import { useArrival } from "./Arrival";
import { Invitations } from "./Invitations";
import { beginsAtOnce, firstOrder, guidedOf, orderFor, seated } from "./order";
import { PaceChoice } from "./PaceChoice";
import { Seating } from "./Seating";
import { Settings } from "./Settings";
import { lay } from "./sitting";
import "./lobby.css";
import "../pages/pages.css";

export function NewPage() {
  const { answer: games, error } = useAsked<GameCard[]>("/games");
  const { answer: levels } = useAsked<PlayerCard[]>("/players");
  const [made, setMade] = useState<TableCard>();
  useTitle(say("house-new"));
  if (made) return <Invitations table={made} />;
  if (error && !games) return <TroublePage error={error} />;
  if (!games || !levels) return <Waiting />;
  return <OrderForm games={games} levels={levels} onMade={setMade} />;
}

interface FormProps {
  games: readonly GameCard[];
  levels: readonly PlayerCard[];
  onMade: (table: TableCard) => void;
}

function OrderForm({ games, levels, onMade }: FormProps) {
  const [order, setOrder] = useState<TableOrder | null>(() => firstOrder(games, levels));
  const [busy, setBusy] = useState(false);
  const arrival = useArrival();
  const game = games.find((each) => each.id === order?.game);
  const scenario = game?.scenarios.find((each) => each.id === order?.scenario);
  const seats = useSeats(scenario, order, levels, setOrder);
  const { answer: lexicon } = useAsked<Lexicon>(game ? `/games/${game.id}/lexicon` : null);
  if (!order || !game || !scenario) return <p class="page">{say("lobby-no-game")}</p>;

  async function begin(): Promise<void> {
    setBusy(true);
    try {
      const table = await lay(order!);
      if (table.seats.some((seat) => seat.invitation)) onMade(table);
      else go(`/table/${table.id}`);
    } catch (error) {
      lament(error);
      setBusy(false);
    }
  }

  const change = (changes: Partial<TableOrder>) => setOrder({ ...order, ...changes });
  return (
    <main class="page page-broad lobby-new">
      <h1 class="page-title">{say("house-new")}</h1>
      <div class="lobby-new-columns">
        <div>
          {games.length > 1 && (
            <Choices
              label={say("lobby-which-game")}
              value={game.id}
              picks={games.map(({ id, title }) => ({ id, title }))}
              onChange={(id) => {
                const other = games.find((each) => each.id === id)!;
                setOrder(orderFor(other, guidedOf(other), levels));
              }}
            />
          )}
          {lexicon && hasWord(lexicon, "game", "about") && (
            <p class="lobby-about">{wordOf(lexicon, "game", "about")}</p>
          )}
          <Scenarios
            game={game}
            lexicon={lexicon}
            value={scenario.id}
            onChange={(other) => setOrder({ ...orderFor(game, other, levels), pace: order.pace! })}
          />
          <Settings
            key={`${game.id} ${scenario.id}`}
            settings={scenario.settings}
            options={order.options}
            onChange={(options) => change({ options })}
          />
        </div>
        <div>
          <Seating
            seats={seats}
            orders={order.seats}
            levels={levels}
            onChange={(orders) => change({ seats: orders })}
          />
          <PaceChoice pace={order.pace ?? {}} onChange={(pace) => change({ pace })} />
          <Switch
            label={say("lobby-watchable")}
            on={order.watchable ?? true}
            onChange={(watchable) => change({ watchable })}
          />
          <Switch
            label={say("lobby-hints")}
            on={order.hints ?? beginsAtOnce(order)}
            onChange={(hints) => change({ hints })}
          />
        </div>
      </div>
      <div class="lobby-new-foot">
        <Button
          kind="main"
          large
          icon="swords"
          busy={busy}
          onClick={() => arrival.named(() => void begin())}
        >
          {say(beginsAtOnce(order) ? "lobby-begin" : "lobby-lay")}
        </Button>
        <LinkButton kind="quiet" href="/">
          {say("house-cancel")}
        </LinkButton>
      </div>
      {arrival.dialog}
    </main>
  );
}

/** The seats depend on what is agreed: those that stay keep who sits there. */
function useSeats(
  scenario: ScenarioCard | undefined,
  order: TableOrder | null,
  levels: readonly PlayerCard[],
  setOrder: (change: (order: TableOrder | null) => TableOrder | null) => void,
): readonly SeatCard[] {
  const asked = order ? `/games/${order.game}/seats` : null;
  const { answer } = useAsked<SeatCard[]>(asked, { scenario: order?.scenario ?? "", ...order?.options });
  const seats = answer ?? scenario?.seats ?? [];
  useEffect(() => {
    if (!answer) return;
    setOrder((now) => now && { ...now, seats: seated(answer, now.seats, levels) });
  }, [answer, levels]);
  return seats.filter(({ seat }) => order && seat in order.seats);
}

interface ScenariosProps {
  game: GameCard;
  lexicon: Lexicon | undefined;
  value: string;
  onChange: (scenario: ScenarioCard) => void;
}

function Scenarios({ game, lexicon, value, onChange }: ScenariosProps) {
  return (
    <fieldset class="lobby-scenarios">
      <legend>{say("lobby-which-scenario")}</legend>
      {game.scenarios.map((scenario) => (
        <label key={scenario.id}>
          <input
            type="radio"
            name="scenario"
            checked={scenario.id === value}
            onChange={() => onChange(scenario)}
          />
          <span>
            <strong>{scenario.title}</strong>
            {scenario.id === game.guide && <em>{say("lobby-for-newcomers")}</em>}
            {lexicon && hasWord(lexicon, "scenario", `${scenario.id}-about`) && (
              <small>{wordOf(lexicon, "scenario", `${scenario.id}-about`)}</small>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
