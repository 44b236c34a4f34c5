/** A labelled control of the browser, which works without scripts. */

import type { ReactNode } from 'react';
import { FIELD } from '../page/primitives/control-classes.ts';

interface FieldProps {
  /** Of the control; its hint's id follows from it (`hintOf`). */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

export function Field({ id, label, hint, children }: FieldProps) {
  return (
    <div className={FIELD.root}>
      <label className={FIELD.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint === undefined ? null : (
        <p className={FIELD.hint} id={hintOf(id)}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function hintOf(id: string): string {
  return `${id}-hint`;
}

interface SelectProps {
  readonly id: string;
  readonly name: string;
  readonly chosen: string | number;
  readonly options: readonly { readonly value: string | number; readonly text: string }[];
}

export function Select({ id, name, chosen, options }: SelectProps) {
  return (
    <select id={id} name={name} className={FIELD.input} defaultValue={chosen}>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
