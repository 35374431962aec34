/** Whoever wants to sit down and has no name yet is asked for one first. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

import { me } from "../house/me";
import { Dialog } from "../house/ui";
import { say } from "../house/words";
import { SignIn } from "../pages/SignIn";

export interface Arrival {
  /** Does the thing at once, or after a name was given. */
  named: (then: () => void) => void;
  dialog: ComponentChildren;
}

export function useArrival(): Arrival {
  const [then, setThen] = useState<(() => void) | null>(null);
  return {
    named(next) {
      if (me.peek()) next();
      else setThen(() => next);
    },
    dialog: then && (
      <Dialog title={say("lobby-who")} onClose={() => setThen(null)}>
        <SignIn
          verb={say("lobby-sit-down")}
          onIn={() => {
            setThen(null);
            then();
          }}
        />
      </Dialog>
    ),
  };
}
