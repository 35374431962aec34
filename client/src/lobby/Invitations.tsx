/** The table is laid: the links to send to those who are invited. */

import { Copyable, LinkButton } from "../house/ui";
import type { TableCard } from "../house/wire";
import { say } from "../house/words";
import "./lobby.css";

export function Invitations({ table }: { table: TableCard }) {
  return (
    <main class="page lobby-letter">
      <p class="lobby-game">{table.game_title}</p>
      <h1>{say("lobby-laid")}</h1>
      <p class="page-lead">{say("lobby-laid-more")}</p>
      {table.seats
        .filter((seat) => seat.invitation)
        .map((seat) => (
          <Copyable
            key={seat.seat}
            label={say("lobby-link-for", { seat: seat.name })}
            text={invitationLink(table.id, seat.seat, seat.invitation!)}
            shared={{ title: `${table.game_title}, ${table.scenario_title}` }}
          />
        ))}
      <p class="page-actions">
        <LinkButton kind="main" large icon="right" href={`/table/${table.id}`}>
          {say("lobby-to-table")}
        </LinkButton>
      </p>
    </main>
  );
}

export function invitationLink(table: string, seat: string, invitation: string): string {
  return `${location.origin}/join/${[table, seat, invitation].map(encodeURIComponent).join("/")}`;
}
