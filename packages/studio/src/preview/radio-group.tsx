/** A row of radio buttons with a legend. */

import { FIELD, SEGMENTS } from '../page/primitives/control-classes.ts';
import type { ControlOption } from './control-options.ts';

interface RadioGroupProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly ControlOption[];
  readonly chosen: string;
}

export function RadioGroup({ legend, name, options, chosen }: RadioGroupProps) {
  return (
    <fieldset>
      <legend className={FIELD.label}>{legend}</legend>
      <div className={SEGMENTS.root}>
        {options.map(({ value, text }) => (
          <label key={value} className={SEGMENTS.option}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
