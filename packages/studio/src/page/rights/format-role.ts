/** Names the person's role. */

import { publishesAll, type Rights } from '../../contract/rights.ts';
import type { SiteName } from '../../entries/audience.ts';
import { formatScope } from '../../entries/publication-reach.ts';
import { listed } from '../../fields/wording.ts';
import { languageNames } from '../names/language-names.ts';

/** Such as `translator of German`, and `publisher of Japanese on Docs`. */
export function formatRole({ role, texts, publishes }: Rights, sites: readonly SiteName[]): string {
  if (role === 'translator') return `${role} of ${languageNames(texts)}`;
  if (role !== 'publisher') return role;
  return publishesAll(publishes) ? role : `${role} of ${listed(publishes.map((scope) => formatScope(scope, sites)))}`;
}
