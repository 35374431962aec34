/** An address that leads nowhere. */

import { useTitle } from "../house/slots";
import { LinkButton } from "../house/ui";
import { say } from "../house/words";
import "./pages.css";

export function MissingPage() {
  useTitle(say("pages-missing"));
  return (
    <main class="page page-word">
      <h1>{say("pages-missing")}</h1>
      <p>{say("pages-missing-more")}</p>
      <p class="page-actions">
        <LinkButton kind="main" href="/">
          {say("house-to-lobby")}
        </LinkButton>
      </p>
    </main>
  );
}
