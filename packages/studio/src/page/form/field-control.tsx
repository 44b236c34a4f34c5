/** The control for a field that is no text in a language, as its type needs it. */

import type { ReactNode } from 'react';
import type { Field } from '../../fields/field-type.ts';
import { HOLDS } from '../../fields/flag.ts';
import { Checkbox } from '../controls/checkbox.tsx';
import { MomentField } from '../controls/moment-field.tsx';
import { TextField } from '../controls/text-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { controlOf } from './form-fields.ts';

interface FieldControlProps {
  readonly name: string;
  readonly field: Field;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** A sentence; `null` if nothing is wrong. */
  readonly error: string | null;
  readonly hint?: ReactNode;
  readonly isReadOnly?: boolean;
  readonly 'aria-describedby'?: string;
}

export function FieldControl({ name, field, onBlur, hint = field.place, ...props }: FieldControlProps) {
  const { name: label, type, optional } = field;
  const { value, onChange, error: _, ...access } = props;
  const { kind, inputMode, lines } = controlOf(field);
  switch (kind) {
    case 'choice': {
      const options = [...(optional ? [{ value: '', label: 'None' }] : []), ...(type.options ?? [])];
      return <ChoiceField field={name} name={label} none={value} {...{ options, value, onChange }} {...access} />;
    }
    case 'box':
      return (
        <div data-field={name}>
          <Checkbox isSelected={value !== ''} onChange={(isSet) => onChange(isSet ? HOLDS : '')} {...access}>
            {label}
          </Checkbox>
        </div>
      );
    case 'moment':
      return (
        <div data-field={name}>
          <MomentField label={label} {...props} />
        </div>
      );
    case 'text':
      return (
        <TextField
          {...props}
          label={label}
          name={name}
          hint={hint}
          {...(onBlur && { onBlur })}
          {...(inputMode && { inputMode })}
          {...(lines && { lines, hasLines: true })}
        />
      );
  }
}
