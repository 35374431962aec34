/** The keys of the table, on one page. */

import { Dialog, LinkButton } from "../house/ui";
import { say } from "../house/words";

const LIST = ["main", "digits", "undo", "clear", "rules", "log", "odds", "hint", "cards", "rosters", "map", "bare", "lens", "zoom", "help"] as const;

export function KeyList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={say("table-keys")}
      onClose={onClose}
      actions={
        <LinkButton href="/help" icon="help">
          {say("table-keys-more")}
        </LinkButton>
      }
    >
      <p>{say("table-keys-how")}</p>
      <dl class="table-keys">
        {LIST.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{say(`table-keys-${key}-key`)}</kbd>
            </dt>
            <dd>{say(`table-keys-${key}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
