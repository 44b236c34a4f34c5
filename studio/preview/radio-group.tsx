/** A row of radio buttons with a legend. */

import { textIn } from '../contract/text-in.ts';
import type { ControlOption } from './control-options.ts';

interface RadioGroupProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly ControlOption[];
  readonly chosen: string;
  /** Whether it takes half of the width, so that two fit in a row. */
  readonly half?: boolean;
}

export function RadioGroup({ legend, name, options, chosen, half }: RadioGroupProps) {
  return (
    <fieldset className={half ? 'preview-choice preview-choice--half' : 'preview-choice'}>
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
