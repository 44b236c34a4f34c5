/** Says how far the latest version has come: into KV, and to the service. */

import type { Status } from '../contract/api.ts';
import { checkPublication } from '../watch/check-publication.ts';
import type { ApiOptions } from './api-options.ts';

export async function statusOf(options: ApiOptions): Promise<Status> {
  const { latest, published, faults } = await checkPublication(options);
  const served = published.shown === 'unknown' ? null : published.shown.version;
  return { latest, served, faults: faults.map(({ text }) => text) };
}
