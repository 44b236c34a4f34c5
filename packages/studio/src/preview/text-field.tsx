/** A text field with a label and a hint. */

import { FIELD } from '../page/primitives/control-classes.ts';
import { Field, hintOf } from './field.tsx';

interface TextFieldProps {
  /** For several lines. */
  readonly rows?: number;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint: string;
}

export function TextField({ rows, name, label, value, hint }: TextFieldProps) {
  const id = `preview-${name}`;
  const field = {
    id,
    name,
    className: FIELD.input,
    defaultValue: value,
    autoComplete: 'off',
    spellCheck: false,
    'aria-describedby': hintOf(id),
  };
  return (
    <Field id={id} label={label} hint={hint}>
      {rows ? <textarea {...field} rows={rows} /> : <input {...field} type="text" />}
    </Field>
  );
}
