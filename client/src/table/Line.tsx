/** The state of the line to the table, said quietly and only when it is not well. */

import { Icon } from "../house/icons";
import { say } from "../house/words";
import type { Status } from "./session";

export function Line({ status }: { status: Status }) {
  return (
    <span class="table-line" role="status">
      {status === "lost" && (
        <>
          <Icon name="again" />
          <span class="table-line-words">{say("table-line-lost")}</span>
        </>
      )}
    </span>
  );
}
