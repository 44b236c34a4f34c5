/** A box that is ticked or not. */

import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';

interface CheckboxProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly children: ReactNode;
  /** Id of the element that describes it. */
  readonly 'aria-describedby'?: string;
}

export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className="studio-checkbox">
      <span className="studio-checkbox__box" aria-hidden="true" />
      <span>{children}</span>
    </AriaCheckbox>
  );
}

/** The box of a row in a list whose rows can be selected. */
export function SelectionCheckbox() {
  return (
    <AriaCheckbox slot="selection" className="studio-checkbox studio-checkbox--alone">
      <span className="studio-checkbox__box" aria-hidden="true" />
    </AriaCheckbox>
  );
}
