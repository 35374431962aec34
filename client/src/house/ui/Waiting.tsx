/** While something comes: a word, and a rider who does not stop. */

import { say } from "../words";
import "./ui.css";

export function Waiting({ what }: { what?: string }) {
  return (
    <p class="ui-waiting" role="status">
      <span class="ui-waiting-dots" aria-hidden="true" />
      {what ?? say("house-waiting")}
    </p>
  );
}
