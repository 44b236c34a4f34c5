/** What the controls of all fields have in common. */

import type { ReactNode } from 'react';

export interface ControlProps {
  readonly label: string;
  /** The field's. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  /** A sentence; `null` if nothing is wrong. */
  readonly error: string | null;
  readonly hint?: ReactNode;
  readonly isReadOnly?: boolean;
  readonly 'aria-describedby'?: string;
}
