/** Chooses one of a few options, which are all visible. */

import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { SEGMENTS } from '../primitives/control-classes.ts';

interface SegmentedControlProps<Value extends string> {
  /** Names the group. */
  readonly label: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange } = props;
  const values = Object.keys(options) as Value[];
  return (
    <ToggleButtonGroup
      className={SEGMENTS.root}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = values.find((candidate) => keys.has(candidate));
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {values.map((candidate) => (
        <ToggleButton key={candidate} id={candidate} className={SEGMENTS.option}>
          {options[candidate]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
