/** Which fields a form shows, and with which control. */

import type { Field, FieldTypeName } from '../../fields/field-type.ts';
import { MESSAGE_FIELDS } from '../../fields/fields.ts';

export interface Control {
  readonly kind: 'text' | 'choice' | 'box' | 'moment';
  readonly inputMode?: 'decimal' | 'url';
  /** How many lines it shows; absent for one that has no line breaks. */
  readonly lines?: number;
}

const CONTROLS: Readonly<Record<FieldTypeName, Control>> = {
  text: { kind: 'text' },
  address: { kind: 'text', inputMode: 'url' },
  picture: { kind: 'text', inputMode: 'url' },
  weight: { kind: 'text', inputMode: 'decimal' },
  sites: { kind: 'text', lines: 2 },
  paths: { kind: 'text', lines: 2 },
  names: { kind: 'text', lines: 2 },
  moment: { kind: 'moment' },
  choice: { kind: 'choice' },
  flag: { kind: 'box' },
  setting: { kind: 'text' },
};

export function controlOf({ type }: Field): Control {
  return CONTROLS[type.of];
}

/** The fields of a message that the sections about its schedule and its audience lack, in order. */
export const FIRST_FIELDS = Object.entries<Field>(MESSAGE_FIELDS).filter(([, { section }]) => !section) as readonly [
  keyof typeof MESSAGE_FIELDS,
  Field,
][];
