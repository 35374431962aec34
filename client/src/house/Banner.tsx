/** The line to the server is lost: a word about it, until it is back. */

import { Icon } from "./icons";
import { lost } from "./line";
import { say } from "./words";

export function Banner() {
  return (
    <div role="status" class={lost.value ? "house-banner" : ""}>
      {lost.value && (
        <>
          <Icon name="hourglass" /> {say("house-line-lost")}
        </>
      )}
    </div>
  );
}
