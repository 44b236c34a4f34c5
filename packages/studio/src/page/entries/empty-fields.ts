/** The fields of a new message or card. */

import type { CardFields, MessageFields } from '../../contract/draft.ts';
import type { Fields } from '../../fields/field-type.ts';
import { CARD_FIELDS, MESSAGE_FIELDS } from '../../fields/fields.ts';

export const EMPTY_FIELDS = emptyFields(MESSAGE_FIELDS) as MessageFields;
export const EMPTY_CARD = emptyFields(CARD_FIELDS) as CardFields;

function emptyFields(fields: Fields): object {
  const stored = Object.entries(fields).filter(([, { optional }]) => optional !== 'stored');
  return Object.fromEntries(stored.map(([name, { initial = '' }]) => [name, initial]));
}
