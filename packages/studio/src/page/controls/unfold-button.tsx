/** Shows or hides the details of a row. */

import { Button } from 'react-aria-components';
import { buttonClass } from '../primitives/control-classes.ts';

interface UnfoldButtonProps {
  /** Such as `Details of “Spring webinar”`. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

export function UnfoldButton({ label, isOpen, onChange }: UnfoldButtonProps) {
  return (
    <Button
      className={`${buttonClass('quiet', 'small')} studio-unfold`}
      aria-label={label}
      aria-expanded={isOpen}
      onPress={() => onChange(!isOpen)}
    />
  );
}
