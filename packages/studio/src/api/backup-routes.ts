/** Writes, lists and restores backups. */

import { failure, forbidden, json, notFound } from './answers.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { handle } from './handle.ts';

export function routeBackups(api: Api, { openStore }: ApiOptions): void {
  handle(api, 'GET /backups', async () => json({ backups: await openStore().listBackups() }));

  handle(api, 'POST /backups', async () => json(await openStore().backUp(), 201));

  handle(api, 'POST /backups/:name/restore', async ({ params: { name }, by }) => {
    const result = await openStore().restoreBackup({ name, ...by });
    if (result.outcome === 'refused') return forbidden(result.message);
    if (result.outcome === 'not-found') return notFound('There is no such backup, or it cannot be read.');
    if (result.outcome === 'not-empty') return failure(422, { error: 'invalid', message: result.message });
    return result.outcome === 'copying'
      ? json({ left: result.left, missing: [], latest: null })
      : json({ left: 0, missing: result.missing, latest: result.latest });
  });
}
