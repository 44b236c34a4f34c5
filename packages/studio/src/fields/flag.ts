/** Whether something holds. */

import type { FieldType } from './field-type.ts';

/** The value if it does, because fields are texts. */
export const HOLDS = 'yes';

export const FLAG: FieldType<'flag', boolean> = {
  of: 'flag',
  control: 'box',
  read: (text) => text.trim() !== '',
  write: (value) => (value ? HOLDS : ''),
  words: () => 'Yes',
};
