/** Resolves a message's link to a URL. */

import * as v from 'valibot';
import { originProblem } from '../../../../../src/content/origin-problem.ts';
import { addressSchema } from '../../../../../src/content/text-schema.ts';
import { ownValue } from '../../../../../src/contract/own-value.ts';
import type { Session } from '../../contract/api.ts';

/** @returns an https URL; `null` if the link is not valid */
export function resolvedLink(link: string, brand: Session['brand']): string | null {
  const address = link.trim();
  if (!v.is(addressSchema, address) || originProblem(address, brand) !== null) return null;
  if (address.startsWith('/')) return `${brand.siteOrigin}${address}`;
  return address.replace(/^\{([a-zA-Z]+)\}/, (_, name: string) => ownValue(brand.origins, name) ?? '');
}
