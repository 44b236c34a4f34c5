/** A text in the language of its content. */

import { placeholderProblem, placeholdersOf } from '../../../../src/content/message-problems.ts';
import type { FieldType } from './field-type.ts';

/** Stands for a missing text. */
const MISSING_TEXT = '…';

export const TEXT: FieldType<'text', string> = {
  of: 'text',
  control: 'text',
  isTranslated: true,
  isSearched: true,
  read: (text) => text.trim(),
  write: (value) => value,
  problem(value, _, id) {
    const reason = placeholderProblem(value, placeholdersOf(id));
    return reason === null ? null : { reason };
  },
  showable: (value) => value || MISSING_TEXT,
};
