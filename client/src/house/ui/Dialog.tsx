/** A box over the page: the browser keeps the focus in it, and Escape closes it. */

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

import { say } from "../words";
import { Button } from "./Button";
import "./ui.css";

interface Props {
  title: ComponentChildren;
  onClose: () => void;
  children: ComponentChildren;
  /** What can be done, at the foot. */
  actions?: ComponentChildren;
  /** `sheet` comes from the side (from below on phones); `wide` is for long text. */
  shape?: "box" | "wide" | "sheet";
}

/** Shown as long as it is rendered. */
export function Dialog({ title, onClose, children, actions, shape = "box" }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={box}
      class={`ui-dialog ui-dialog-${shape}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === box.current) onClose();
      }}
    >
      <div class="ui-dialog-page">
        <div class="ui-dialog-head">
          <h2 id={heading}>{title}</h2>
          <Button kind="quiet" icon="close" label={say("house-close")} onClick={onClose} />
        </div>
        <div class="ui-dialog-body">{children}</div>
        {actions && <div class="ui-dialog-foot">{actions}</div>}
      </div>
    </dialog>
  );
}

interface ConfirmProps {
  title: string;
  children: ComponentChildren;
  /** The verb on the button. */
  verb: string;
  danger?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks once more, for what cannot be taken back. */
export function Confirm({ title, children, verb, danger = false, onYes, onNo }: ConfirmProps) {
  return (
    <Dialog
      title={title}
      onClose={onNo}
      actions={
        <>
          <Button onClick={onNo}>{say("house-cancel")}</Button>
          <Button kind={danger ? "danger" : "main"} onClick={onYes}>
            {verb}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
