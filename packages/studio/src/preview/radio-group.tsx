/** A row of radio buttons with a legend. */

import { textIn } from '../contract/text-in.ts';
import type { ControlOption } from './control-options.ts';

interface RadioGroupProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly ControlOption[];
  readonly chosen: string;
}

export function RadioGroup({ legend, name, options, chosen }: RadioGroupProps) {
  return (
    <fieldset className="preview-choice">
      <legend className="preview-label">{legend}</legend>
      <div className="preview-choice__options">
        {options.map(({ value, text, lang }) => (
          <label key={value} className="preview-choice__option">
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span {...(lang && textIn(lang))}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
