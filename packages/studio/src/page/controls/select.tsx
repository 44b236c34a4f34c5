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
import { FIELD } from '../primitives/control-classes.ts';
import { look } from '../primitives/layout.tsx';
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
      className={FIELD.root}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange(chosen.value);
      }}
    >
      <Label className={isLabelHidden ? 'studio-visually-hidden' : FIELD.label}>{label}</Label>
      <Button
        className={look(
          { layout: 'row', gap: 3, justify: 'between', oneLine: true },
          FIELD.input,
          'studio-select__button',
        )}
      >
        <SelectValue className={look({ truncates: true })} />
        <span className="studio-select__arrow" aria-hidden="true" />
      </Button>
      {hint === undefined ? null : (
        <Text slot="description" className={FIELD.hint}>
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
