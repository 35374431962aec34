/** My account: who I am here, how I am told, what is kept about me. */

import { useState } from "preact/hooks";

import { send } from "../house/api";
import { deleteMe, logOut, me, prefer } from "../house/me";
import { go } from "../house/route";
import { language, type Language } from "../house/settings";
import { speak } from "../house/SettingsDialog";
import { useTitle } from "../house/slots";
import {
  Button,
  Choices,
  Confirm,
  Field,
  lament,
  LinkButton,
  Notice,
  Switch,
  toast,
  Waiting,
} from "../house/ui";
import type { Me } from "../house/wire";
import { say } from "../house/words";
import { SignIn } from "./SignIn";
import { Tokens } from "./Tokens";
import "./pages.css";

export function AccountPage() {
  useTitle(say("pages-account"));
  const known = me.value;
  if (known === undefined) return <Waiting />;
  if (known === null) {
    return (
      <main class="page">
        <h1 class="page-title">{say("pages-enter")}</h1>
        <SignIn ways={["login", "register", "guest"]} onIn={() => go("/")} />
      </main>
    );
  }
  return (
    <main class="page">
      <h1 class="page-title">{say("pages-account")}</h1>
      {known.guest ? <Keep /> : null}
      <Self key={known.id} known={known} />
      {!known.guest && <Password />}
      {!known.guest && <Tokens />}
      <Leaving known={known} />
    </main>
  );
}

/** A guest may register, and keeps his tables. */
function Keep() {
  return (
    <section class="page-part">
      <h2>{say("pages-keep")}</h2>
      <SignIn ways={["register", "login"]} onIn={() => toast(say("pages-kept"))} />
    </section>
  );
}

function Self({ known }: { known: Me }) {
  const [name, setName] = useState(known.name);
  const [email, setEmail] = useState(known.email ?? "");
  const [webhook, setWebhook] = useState(known.webhook ?? "");
  const [notices, setNotices] = useState(known.notices ?? true);
  const [busy, setBusy] = useState(false);

  async function save(event: Event): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      await prefer({ name: name.trim(), email: email.trim(), webhook: webhook.trim(), notices });
      toast(say("house-saved"));
    } catch (error) {
      lament(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form class="page-part pages-form" onSubmit={(event) => void save(event)}>
      <h2>{say("pages-self")}</h2>
      <Field
        label={say("pages-name-shown")}
        value={name}
        onChange={setName}
        required
        maxLength={40}
        autoComplete="nickname"
      />
      <Choices
        label={say("house-language")}
        value={language.value}
        picks={[
          { id: "fr", title: "Français" },
          { id: "en", title: "English" },
        ]}
        onChange={(tongue) => speak(tongue as Language)}
      />
      <h2>{say("pages-notices")}</h2>
      <p>{say("pages-notices-more")}</p>
      <Switch label={say("pages-notices-on")} on={notices} onChange={setNotices} />
      <Field
        label={say("pages-email")}
        type="email"
        value={email}
        onChange={setEmail}
        maxLength={254}
        autoComplete="email"
      />
      <Field
        label={say("pages-webhook")}
        type="url"
        value={webhook}
        onChange={setWebhook}
        maxLength={500}
        hint={say("pages-webhook-hint")}
      />
      <Button kind="main" type="submit" busy={busy}>
        {say("house-save")}
      </Button>
    </form>
  );
}

function Password() {
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");

  async function change(event: Event): Promise<void> {
    event.preventDefault();
    try {
      await send<void>("POST", "/me/password", { old, new: fresh });
      setOld("");
      setFresh("");
      toast(say("pages-password-changed"));
    } catch (error) {
      lament(error);
    }
  }

  return (
    <form class="page-part pages-form" onSubmit={(event) => void change(event)}>
      <h2>{say("pages-password")}</h2>
      <Field
        label={say("pages-password-old")}
        type="password"
        value={old}
        onChange={setOld}
        required
        autoComplete="current-password"
      />
      <Field
        label={say("pages-password-new")}
        type="password"
        value={fresh}
        onChange={setFresh}
        required
        minLength={10}
        maxLength={200}
        autoComplete="new-password"
        hint={say("pages-password-hint")}
      />
      <Button type="submit" icon="key">
        {say("pages-password-change")}
      </Button>
    </form>
  );
}

function Leaving({ known }: { known: Me }) {
  const [asking, setAsking] = useState<"" | "delete" | "leave">("");
  const [password, setPassword] = useState("");

  async function leave(how: () => Promise<void>): Promise<void> {
    setAsking("");
    try {
      await how();
      go("/");
    } catch (error) {
      lament(error);
    }
  }

  return (
    <section class="page-part">
      <h2>{say("pages-leaving")}</h2>
      <p class="page-actions">
        <Button
          icon="leave"
          onClick={() => (known.guest ? setAsking("leave") : void leave(logOut))}
        >
          {say("pages-log-out")}
        </Button>
        <LinkButton icon="download" href="/api/me/export" download>
          {say("pages-export")}
        </LinkButton>
        <Button kind="danger" icon="trash" onClick={() => setAsking("delete")}>
          {say("pages-delete")}
        </Button>
      </p>
      {asking === "leave" && (
        <Confirm
          title={say("pages-log-out")}
          verb={say("pages-log-out")}
          danger
          onNo={() => setAsking("")}
          onYes={() => void leave(logOut)}
        >
          <p>{say("pages-log-out-guest")}</p>
        </Confirm>
      )}
      {asking === "delete" && (
        <Confirm
          title={say("pages-delete")}
          verb={say("pages-delete-do")}
          danger
          onNo={() => setAsking("")}
          onYes={() => void leave(() => deleteMe(password))}
        >
          <Notice tone="refusal">{say("pages-delete-more")}</Notice>
          {!known.guest && (
            <Field
              label={say("pages-password")}
              type="password"
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
            />
          )}
        </Confirm>
      )}
    </section>
  );
}
