/** Coming in: a name is enough; a password lets one find one's matches again elsewhere. */

import { useState } from "preact/hooks";

import { arrive, logIn, me, register } from "../house/me";
import { Button, Field, Notice, reasonOf, Tabs } from "../house/ui";
import { say } from "../house/words";
import "./pages.css";

type Way = "guest" | "register" | "login";

interface Props {
  /** What the button of a guest says. */
  verb?: string;
  ways?: readonly Way[];
  onIn?: () => void;
}

export function SignIn({ verb, ways = ["guest", "register", "login"], onIn }: Props) {
  const [way, setWay] = useState<Way>(ways[0] ?? "guest");
  const form = <Form key={way} way={way} {...(verb ? { verb } : {})} {...(onIn ? { onIn } : {})} />;
  if (ways.length === 1) return form;
  return (
    <Tabs
      label={say("pages-enter")}
      class="pages-signin"
      tabs={ways.map((id) => ({ id, title: say(`pages-enter-${id}`) }))}
      current={way}
      onChange={(id) => setWay(id as Way)}
    >
      {form}
    </Tabs>
  );
}

interface FormProps {
  way: Way;
  verb?: string;
  onIn?: () => void;
}

function Form({ way, verb, onIn }: FormProps) {
  const [name, setName] = useState(way === "register" ? (me.value?.name ?? "") : "");
  const [password, setPassword] = useState("");
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);

  async function enter(event: Event): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setTrouble("");
    try {
      if (way === "guest") await arrive(name.trim());
      else if (way === "register") await register(name.trim(), password);
      else await logIn(name.trim(), password);
      onIn?.();
    } catch (error) {
      setTrouble(reasonOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form class="pages-form" onSubmit={(event) => void enter(event)}>
      <p>{say(`pages-enter-${way}-more`)}</p>
      <Field
        label={say("pages-name")}
        value={name}
        onChange={setName}
        required
        maxLength={40}
        autoComplete={way === "guest" ? "nickname" : "username"}
      />
      {way !== "guest" && (
        <Field
          label={say("pages-password")}
          type="password"
          value={password}
          onChange={setPassword}
          required
          minLength={10}
          maxLength={200}
          autoComplete={way === "login" ? "current-password" : "new-password"}
          {...(way === "register" ? { hint: say("pages-password-hint") } : {})}
        />
      )}
      {trouble && (
        <Notice tone="refusal" live>
          {trouble}
        </Notice>
      )}
      <Button kind="main" type="submit" busy={busy} disabled={!name.trim()}>
        {way === "guest" && verb ? verb : say(`pages-enter-${way}-do`)}
      </Button>
    </form>
  );
}
