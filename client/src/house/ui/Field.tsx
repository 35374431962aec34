/** What one writes or picks: fields, rows of choices, switches. */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

import { Icon, type IconName } from "../icons";
import "./ui.css";

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "password" | "email" | "url" | "search" | "number";
  hint?: ComponentChildren;
  error?: string;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  min?: number;
  max?: number;
  autoComplete?: string;
  placeholder?: string;
  autoFocus?: boolean;
}

export function Field({ label, value, onChange, hint, error, type = "text", ...rest }: FieldProps) {
  const id = useId();
  const below = error || hint ? `${id}-below` : undefined;
  return (
    <div class="ui-field">
      <label for={id}>{label}</label>
      <input
        {...rest}
        {...({ type } as { type: "text" }) /* the types know no input whose sort varies */}
        id={id}
        value={value}
        aria-invalid={Boolean(error)}
        {...(below ? { "aria-describedby": below } : {})}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {below && (
        <div id={below} class={error ? "ui-field-error" : "ui-field-hint"}>
          {error || hint}
        </div>
      )}
    </div>
  );
}

export interface Pick {
  id: string;
  title: string;
  icon?: IconName;
  hint?: string;
}

interface PickProps {
  label: string;
  picks: readonly Pick[];
  value: string;
  onChange: (id: string) => void;
  hint?: ComponentChildren;
}

/** A list that unfolds, for many choices. */
export function Select({ label, picks, value, onChange, hint }: PickProps) {
  const id = useId();
  return (
    <div class="ui-field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        {...(hint ? { "aria-describedby": `${id}-below` } : {})}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {picks.map((pick) => (
          <option key={pick.id} value={pick.id} selected={pick.id === value}>
            {pick.title}
          </option>
        ))}
      </select>
      {hint && (
        <div id={`${id}-below`} class="ui-field-hint">
          {hint}
        </div>
      )}
    </div>
  );
}

/** A row of choices of which one holds, all in sight. */
export function Choices({ label, picks, value, onChange, hint }: PickProps) {
  const name = useId();
  return (
    <fieldset class="ui-choices">
      <legend>{label}</legend>
      <div class="ui-choices-row">
        {picks.map((pick) => (
          <label key={pick.id} {...(pick.hint ? { title: pick.hint } : {})}>
            <input
              type="radio"
              name={name}
              value={pick.id}
              checked={pick.id === value}
              onChange={() => onChange(pick.id)}
            />
            <span>
              {pick.icon && <Icon name={pick.icon} />}
              {pick.title}
            </span>
          </label>
        ))}
      </div>
      {hint && <div class="ui-field-hint">{hint}</div>}
    </fieldset>
  );
}

interface SwitchProps {
  label: ComponentChildren;
  on: boolean;
  onChange: (on: boolean) => void;
  hint?: string;
}

export function Switch({ label, on, onChange, hint }: SwitchProps) {
  return (
    <label class="ui-switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
