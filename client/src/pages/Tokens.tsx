/** Tokens for programs that play in my name. */

import { useState } from "preact/hooks";

import { send } from "../house/api";
import { useAsked } from "../house/asked";
import { language } from "../house/settings";
import { Button, Copyable, Field, lament, Notice } from "../house/ui";
import type { TokenCard } from "../house/wire";
import { say } from "../house/words";

export function Tokens() {
  const { answer: tokens, again } = useAsked<TokenCard[]>("/me/tokens");
  const [label, setLabel] = useState("");
  const [made, setMade] = useState<TokenCard>();

  async function make(event: Event): Promise<void> {
    event.preventDefault();
    try {
      setMade(await send<TokenCard>("POST", "/me/tokens", { label: label.trim() }));
      setLabel("");
      again();
    } catch (error) {
      lament(error);
    }
  }

  async function revoke(id: string): Promise<void> {
    try {
      await send<void>("DELETE", `/me/tokens/${id}`);
      again();
    } catch (error) {
      lament(error);
    }
  }

  return (
    <section class="page-part">
      <h2>{say("pages-tokens")}</h2>
      <p>{say("pages-tokens-more")}</p>
      {made?.token && (
        <Notice tone="good" live>
          <Copyable label={say("pages-token-made", { label: made.label })} text={made.token} />
        </Notice>
      )}
      <ul class="pages-tokens">
        {tokens?.map((token) => (
          <li key={token.id}>
            <span>
              <strong>{token.label}</strong>{" "}
              <small>{new Date(token.created).toLocaleDateString(language.value)}</small>
            </span>
            <Button
              kind="danger"
              icon="trash"
              label={say("pages-token-revoke", { label: token.label })}
              onClick={() => void revoke(token.id)}
            />
          </li>
        ))}
      </ul>
      <form class="pages-form" onSubmit={(event) => void make(event)}>
        <Field
          label={say("pages-token-label")}
          value={label}
          onChange={setLabel}
          required
          maxLength={40}
        />
        <Button type="submit" icon="plus" disabled={!label.trim()}>
          {say("pages-token-make")}
        </Button>
      </form>
    </section>
  );
}
