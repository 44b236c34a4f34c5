/** Where a link leads: a path, an https address, or a path on a known site such as `{docs}/start`. */

import * as v from 'valibot';
import { originProblem } from '../../../../src/content/origin-problem.ts';
import { addressSchema } from '../../../../src/content/text-schema.ts';
import { type Language, withoutPathPrefix, withPathPrefix } from '../../../../src/contract/language.ts';
import type { FieldType } from './field-type.ts';

export const ADDRESS: FieldType<'address', string> = {
  of: 'address',
  control: 'address',
  isSearched: true,
  read: (text) => text.trim(),
  write: (value) => value,
  change: (before, after) => `leads to ${after} instead of ${before}`,
  inLanguage: addressIn,
  problem(value, { brand }) {
    const reason = originProblem(value, brand);
    return reason === null ? null : { reason, code: 'origin-unknown' };
  },
  showable: (value) => (v.is(addressSchema, value) ? value : '/'),
};

/** A path of the site with the language's prefix; another address as it is. */
export function addressIn(address: string, language: Language): string {
  const isPath = address.startsWith('/') && !address.startsWith('//');
  return isPath ? withPathPrefix(withoutPathPrefix(address), language) : address;
}
