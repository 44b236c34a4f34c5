/** Chooses how a button looks, or the icon of a social network. */

import type { LinkChoice } from '../../entries/link-choices.ts';
import { Select } from '../controls/select.tsx';
import { fieldName } from '../names/entry-names.ts';

interface LinkChoiceFieldProps {
  readonly choice: LinkChoice;
  /** Empty for the company's own drawing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isReadOnly?: boolean;
}

export function LinkChoiceField({ choice: { field, options }, value, onChange, isReadOnly }: LinkChoiceFieldProps) {
  const chosen = options.find((option) => option.value === value);
  const drawing = { value, label: 'The company’s own drawing' };
  if (isReadOnly) {
    return (
      <p className="studio-quiet">
        {fieldName(field)}: {(chosen ?? drawing).label}
      </p>
    );
  }
  return (
    <div data-field={field}>
      <Select
        label={fieldName(field)}
        value={value}
        onChange={onChange}
        options={chosen ? options : [drawing, ...options]}
      />
    </div>
  );
}
