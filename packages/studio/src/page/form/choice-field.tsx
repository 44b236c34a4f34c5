/** Chooses one of a field's few values. */

import type { Option } from '../../fields/field-type.ts';
import { Select } from '../controls/select.tsx';
import { Text } from '../kit/layout.tsx';

interface ChoiceFieldProps {
  readonly field: string;
  /** Its label. */
  readonly name: string;
  readonly options: readonly Option[];
  /** What people call it if none of the options is chosen. */
  readonly none: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isReadOnly?: boolean;
}

export function ChoiceField({ field, name, options, none, value, onChange, isReadOnly }: ChoiceFieldProps) {
  const chosen = options.find((option) => option.value === value);
  const other = { value, label: none };
  if (isReadOnly) {
    return (
      <Text tone="quiet">
        {name}: {(chosen ?? other).label}
      </Text>
    );
  }
  return (
    <div data-field={field}>
      <Select label={name} value={value} onChange={onChange} options={chosen ? options : [other, ...options]} />
    </div>
  );
}
