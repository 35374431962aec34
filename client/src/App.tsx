/** The house: its header, and the page that the address names. */

import { useEffect } from "preact/hooks";

import { Banner } from "./house/Banner";
import { Boundary } from "./house/Boundary";
import { Header } from "./house/Header";
import { later } from "./house/later";
import { returns } from "./house/line";
import { recognise } from "./house/me";
import { follow, path } from "./house/route";
import { slots } from "./house/slots";
import { Toasts } from "./house/ui";
import { say } from "./house/words";
import { LobbyPage } from "./lobby";
import { MissingPage } from "./pages/MissingPage";
import { matched } from "./pages/routes";

const NewPage = later(() => import("./lobby/NewPage").then((found) => found.NewPage));
const JoinPage = later(() => import("./lobby/JoinPage").then((found) => found.JoinPage));
const TablePage = later(() => import("./table").then((found) => found.TablePage));
const ReplayPage = later(() => import("./replay").then((found) => found.ReplayPage));
const ProofPage = later(() => import("./pages/ProofPage").then((found) => found.ProofPage));
const RulesPage = later(() => import("./pages/RulesPage").then((found) => found.RulesPage));
const AccountPage = later(() => import("./pages/AccountPage").then((found) => found.AccountPage));
const HelpPage = later(() => import("./pages/HelpPage").then((found) => found.HelpPage));

export function App() {
  useEffect(() => {
    recognise().catch(() => undefined);
  }, [returns.value]);

  return (
    <div class={slots.value.compact ? "house house-full" : "house"} onClick={follow}>
      <a class="house-skip" href="#main">
        {say("house-skip")}
      </a>
      <Header />
      <Banner />
      <div class="house-page" id="main" tabIndex={-1}>
        <Boundary>
          <Page />
        </Boundary>
      </div>
      <Toasts />
    </div>
  );
}

function Page() {
  const route = matched(path.value);
  const [first = "", second = "", third = ""] = route?.parts ?? [];
  switch (route?.page) {
    case "lobby":
      return <LobbyPage />;
    case "new":
      return <NewPage />;
    case "join":
      return <JoinPage table={first} seat={second} invitation={third} />;
    case "table":
      return <TablePage key={first} id={first} />;
    case "replay":
      return <ReplayPage key={first} id={first} />;
    case "proof":
      return <ProofPage id={first} />;
    case "rules":
      return <RulesPage game={first} />;
    case "account":
      return <AccountPage />;
    case "help":
      return <HelpPage />;
    default:
      return <MissingPage />;
  }
}
