/** A field that searches as the person types. */

import { SearchField as AriaSearchField, Button, Input, Label } from 'react-aria-components';
import { FIELD } from '../primitives/control-classes.ts';
import { useTextHistory } from './text-history.ts';

interface SearchFieldProps {
  /** For screen readers only; says what is searched. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
}

export function SearchField({ label, value, onChange, placeholder = label }: SearchFieldProps) {
  const history = useTextHistory(value, onChange);
  return (
    <AriaSearchField className="studio-search" value={value} onChange={history.onChange}>
      <Label className="studio-visually-hidden">{label}</Label>
      <Input
        className={`${FIELD.input} studio-search__input`}
        placeholder={placeholder}
        autoComplete="off"
        onKeyDown={history.onKeyDown}
      />
      <Button className="studio-search__clear" aria-label="Clear the search">
        <span aria-hidden="true">×</span>
      </Button>
    </AriaSearchField>
  );
}
