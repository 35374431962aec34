/** Who is to sit where. */

import { levelOf, secondsOf, spelt } from "../house/levels";
import { Select, Shield } from "../house/ui";
import type { PlayerCard, SeatCard, SeatOrder } from "../house/wire";
import { say } from "../house/words";
import { firstOf, placed, placeOf, type Place } from "./order";

interface Props {
  seats: readonly SeatCard[];
  orders: Readonly<Record<string, SeatOrder>>;
  levels: readonly PlayerCard[];
  onChange: (orders: Record<string, SeatOrder>) => void;
}

export function Seating({ seats, orders, levels, onChange }: Props) {
  const sitting = Object.values(orders).some((order) => order.sitter === "me");
  return (
    <fieldset class="lobby-seating">
      <legend>{say("lobby-who-sits")}</legend>
      {seats.map((card) => {
        const place = placeOf(orders, card.seat);
        return (
          <div key={card.seat} class="lobby-seating-row">
            <Shield nation={card.nation ?? ""} letter={card.letter} size={2.6} />
            <Select
              label={card.name}
              value={place}
              picks={placesFor(place, sitting).map((id) => ({ id, title: say(`lobby-place-${id}`) }))}
              onChange={(id) => onChange(placed(orders, card.seat, id as Place, levels))}
            />
            {place === "player" && levels.length > 1 && (
              <Level
                spec={orders[card.seat]?.level ?? ""}
                levels={levels}
                onChange={(level) => onChange({ ...orders, [card.seat]: { sitter: "player", level } })}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

interface LevelProps {
  spec: string;
  levels: readonly PlayerCard[];
  onChange: (spec: string) => void;
}

/** How well a player of the house plays, and for whoever thinks by the clock, how long. */
function Level({ spec, levels, onChange }: LevelProps) {
  const card = levels.find(({ level }) => level === levelOf(spec));
  const times = card?.times ?? [];
  return (
    <div class="lobby-level">
      <Select
        label={say("lobby-level")}
        value={levelOf(spec)}
        picks={levels.map(({ level, title }) => ({ id: level, title }))}
        hint={card?.text}
        onChange={(level) => onChange(firstOf(levels, level))}
      />
      {card && times.length > 0 && (
        <Select
          label={say("lobby-level-time")}
          value={String(secondsOf(spec) ?? times[0])}
          picks={times.map((seconds) => ({
            id: String(seconds),
            title: say("lobby-level-seconds", { seconds }),
          }))}
          onChange={(seconds) => onChange(spelt(card.level, Number(seconds)))}
        />
      )}
    </div>
  );
}

/** Hot-seat needs me at another seat already. */
function placesFor(place: Place, sitting: boolean): readonly Place[] {
  const doubled = sitting && place !== "me";
  return doubled
    ? ["me", "hotseat", "open", "invited", "player"]
    : ["me", "open", "invited", "player"];
}
