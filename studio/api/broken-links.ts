/** Requests the links of messages and cards, to find those that lead nowhere. */

import type { PublishedLanguages } from '../../src/content/publication.ts';
import type { Warning } from '../contract/api.ts';
import type { ApiOptions } from './api-options.ts';

export async function brokenLinks(_languages: PublishedLanguages, _options: ApiOptions): Promise<readonly Warning[]> {
  return [];
}
