/** A day or an instant, which people see in their time zone. */

import { isoInstant, parseInstant } from '../../../../src/contract/instant.ts';
import type { FieldType } from './field-type.ts';
import { sentence } from './sentence.ts';

export const MOMENT: FieldType<'moment', string> = {
  of: 'moment',
  control: 'moment',
  read: (text) => text.trim(),
  write: inUtc,
  words(text) {
    const instant = parseInstant(text);
    return instant === null ? text : sentence`${instant}`;
  },
  showable: (value) => (parseInstant(value) === null ? null : value),
};

/** `2026-03-14` → `2026-03-14T00:00:00Z`; anything that is not an instant stays unchanged. */
function inUtc(text: string): string {
  const instant = parseInstant(text);
  return instant === null ? text : isoInstant(instant);
}
