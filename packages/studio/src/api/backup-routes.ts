/** Writes, lists and restores backups. */

import type { BackupList, RestoreProgress } from '../contract/backups.ts';
import { failure, forbidden, json, notFound } from './answers.ts';
import type { Api, ApiOptions } from './api-options.ts';

export function routeBackups(api: Api, { openStore }: ApiOptions): void {
  api.get('/backups', async () => json({ backups: await openStore().listBackups() } satisfies BackupList));

  api.post('/backups', async () => json(await openStore().backUp(), 201));

  api.post('/backups/:name/restore', async ({ req: request, var: by }) => {
    const result = await openStore().restoreBackup({ name: request.param('name'), ...by });
    if (result.outcome === 'refused') return forbidden(result.message);
    if (result.outcome === 'not-found') return notFound('There is no such backup, or it cannot be read.');
    if (result.outcome === 'not-empty') return failure(422, { error: 'invalid', message: result.message });
    const progress: RestoreProgress =
      result.outcome === 'copying'
        ? { left: result.left, missing: [], latest: null }
        : { left: 0, missing: result.missing, latest: result.latest };
    return json(progress);
  });
}
