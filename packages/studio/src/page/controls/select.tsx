/** Chooses one of a few values. */

import type { ReactNode } from 'react';
import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
} from 'react-aria-components';
import { FilledText, useFill } from './filled-text.tsx';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends string> {
  readonly label: string;
  /** Shows no label, but names the field for screen readers. */
  readonly isLabelHidden?: boolean;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly Option<Value>[];
  readonly hint?: ReactNode;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, isLabelHidden = false, value, onChange, options, hint } = props;
  const fill = useFill();
  return (
    <AriaSelect
      className="studio-field"
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange(chosen.value);
      }}
    >
      <Label className={isLabelHidden ? 'studio-visually-hidden' : 'studio-field__label'}>{label}</Label>
      <Button className="studio-field__input studio-select__button">
        <SelectValue className="studio-select__value" />
        <span className="studio-select__arrow" aria-hidden="true" />
      </Button>
      {hint === undefined ? null : (
        <Text slot="description" className="studio-field__hint">
          {hint}
        </Text>
      )}
      <Popover className="studio-popover">
        <ListBox className="studio-options" items={options.map((option) => ({ ...option, id: option.value }))}>
          {(option) => (
            <ListBoxItem className="studio-option" textValue={fill(option.label)}>
              <FilledText text={option.label} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
