/** A number as typed, so that an invalid one is kept. */

import type { FieldType } from './field-type.ts';

export const WEIGHT: FieldType<'weight', number> = {
  of: 'weight',
  control: 'number',
  // includes the form in which String writes small and large numbers, such as 1e-7
  read: (text) => (/^\d+(\.\d+)?(e[+-]\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN),
  write: String,
  showable: (value) => (Number.isFinite(value) ? value : 1),
};
