/** Between two players at one screen: nothing is shown until the next one says that he is there. */

import { useEffect, useRef, useState } from "preact/hooks";

import { Button, Shield, Switch } from "../house/ui";
import { say } from "../house/words";
import type { SeatState } from "../house/wire";
import "./curtain.css";

interface Props {
  seat: SeatState;
  /** The next player is there; `alone` plays all the seats and wants no more curtains. */
  onTake: (alone: boolean) => void;
}

export function Curtain({ seat, onTake }: Props) {
  const box = useRef<HTMLElement>(null);
  const [alone, setAlone] = useState(false);
  useEffect(() => box.current?.querySelector("button")?.focus(), [seat.seat]);

  return (
    <main ref={box} class={`curtain curtain-${seat.nation ?? "other"}`}>
      <div class="curtain-words">
        <Shield nation={seat.nation ?? "other"} letter={seat.letter} size={5} />
        <h1>{say("table-curtain", { name: seat.name })}</h1>
        <p>{say("table-curtain-why")}</p>
        <Button kind="main" large onClick={() => onTake(alone)}>
          {say("table-curtain-take")}
        </Button>
        <Switch label={say("table-curtain-alone")} on={alone} onChange={setAlone} />
      </div>
    </main>
  );
}
