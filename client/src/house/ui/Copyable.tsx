/** Something to hand on: a link or a token, to copy or (on phones) to share. */

import { useId, useState } from "preact/hooks";

import { say } from "../words";
import { Button } from "./Button";
import "./ui.css";

interface Props {
  label: string;
  text: string;
  /** Offers the system's own way of sending a link. */
  shared?: { title: string };
}

export function Copyable({ label, text, shared }: Props) {
  const id = useId();
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      select(id);
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 3000);
  }

  return (
    <div class="ui-field">
      <label for={id}>{label}</label>
      <div class="ui-copyable">
        <input id={id} readOnly value={text} onFocus={() => select(id)} />
        <Button icon={copied ? "check" : "copy"} onClick={copy}>
          {say(copied ? "house-copied" : "house-copy")}
        </Button>
        {shared && typeof navigator.share === "function" && (
          <Button
            icon="share"
            onClick={() => navigator.share({ title: shared.title, url: text }).catch(() => undefined)}
          >
            {say("house-share")}
          </Button>
        )}
      </div>
      <span class="unseen" role="status">
        {copied ? say("house-copied") : ""}
      </span>
    </div>
  );
}

/** A browser that gives no clipboard lets the reader copy by hand. */
function select(id: string): void {
  const field = document.getElementById(id);
  if (field instanceof HTMLInputElement) field.select();
}
