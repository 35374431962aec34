/** A page that breaks leaves a word and a way out, never a blank sheet. */

import { Component, type ComponentChildren } from "preact";

import { path } from "./route";
import { Button, LinkButton } from "./ui";
import { say } from "./words";

interface State {
  failed: Error | null;
  at: string;
}

export class Boundary extends Component<{ children: ComponentChildren }, State> {
  override state: State = { failed: null, at: "" };

  override componentDidCatch(failed: Error): void {
    this.setState({ failed, at: path.peek() });
  }

  override render() {
    const { failed, at } = this.state;
    if (!failed || at !== path.value) return this.props.children;
    return (
      <main class="page page-word">
        <div role="alert">
          <h1>{say("house-broken")}</h1>
          <p>{say("house-broken-more")}</p>
        </div>
        <p>
          <code>{failed.message}</code>
        </p>
        <p class="page-actions">
          <Button kind="main" icon="again" onClick={() => location.reload()}>
            {say("house-reload")}
          </Button>
          <LinkButton href="/">{say("house-to-lobby")}</LinkButton>
        </p>
      </main>
    );
  }
}
