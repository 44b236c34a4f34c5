/** Writes, lists and restores backups, and rewinds the store to an earlier moment. */

import * as v from 'valibot';
import { instantSchema } from '../../src/content/stored-schema.ts';
import type { BackupList, RestoreProgress } from '../contract/backups.ts';
import { failure, forbidden, json, notFound } from './answers.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { readBody } from './read-body.ts';

/** `POST rewind` returns `{ undo }`; send that back to undo it. */
const rewindRequestSchema = v.union([
  v.strictObject({ to: instantSchema }),
  v.strictObject({ undo: v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)) }),
]);

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

  api.post('/rewind', async ({ req: request, get }) => {
    const read = await readBody(request.raw, rewindRequestSchema);
    if ('refused' in read) return read.refused;
    const undo = await openStore().rewind(read.body);
    // logged here, because the store forgets its own audit
    console.warn(JSON.stringify({ event: 'store-rewound', ...read.body, person: get('person'), undo }));
    await openStore()
      .restart()
      .catch(() => {});
    return json({ undo });
  });
}
