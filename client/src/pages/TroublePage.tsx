/** A page that the server would not give: its own words, and ways on. */

import { Refused } from "../house/api";
import { LinkButton, Notice, reasonOf } from "../house/ui";
import { say } from "../house/words";
import { MissingPage } from "./MissingPage";
import "./pages.css";

export function TroublePage({ error }: { error: unknown }) {
  if (error instanceof Refused && error.status === 404 && !error.trouble.sentence) {
    return <MissingPage />;
  }
  return (
    <main class="page page-word">
      <h1>{say("pages-refused")}</h1>
      <Notice tone="refusal" live>
        {reasonOf(error)}
      </Notice>
      <p class="page-actions">
        <LinkButton kind="main" href="/">
          {say("house-to-lobby")}
        </LinkButton>
      </p>
    </main>
  );
}
