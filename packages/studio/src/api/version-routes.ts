/** Publishes, restores and ends; reads the history. */

import {
  endRequestSchema,
  publishRequestSchema,
  restoreRequestSchema,
  reviewRequestSchema,
} from '../contract/requests.ts';
import { siteNamesOf } from '../messages/audience.ts';
import { describeChanges } from '../messages/describe-changes.ts';
import { menusOf } from '../messages/file-menus.ts';
import { json, notFound } from './answers.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { answerOf, publicationRefusal } from './publish-answers.ts';
import { readBody } from './read-body.ts';
import { reviewOf } from './review.ts';

const NO_VERSION = 'There is no such version, or this release can read nothing of it.';

export function routeVersions(api: Api, options: ApiOptions): void {
  const { openStore } = options;
  const sites = siteNamesOf(options.locales);
  const menus = menusOf(options.locales);

  api.get('/versions', async ({ req: request }) => {
    const before = request.query('before');
    const number = before === undefined ? null : versionNumber(before);
    if (number === undefined) return notFound('before must be the number of a version.');
    return json(await openStore().listVersions(number));
  });

  api.get('/versions/:version', async ({ req: request }) => {
    const version = await findVersion(request.param('version'));
    return version ? json(version) : notFound(NO_VERSION);
  });

  api.get('/versions/:version/changes', async ({ req: request }) => {
    const version = await findVersion(request.param('version'));
    if (!version) return notFound(NO_VERSION);
    const since = await findVersion(request.query('since') ?? String(version.version - 1));
    if (!since) return notFound(`since: ${NO_VERSION}`);
    return json(describeChanges(since.languages, version.languages, Date.parse(version.publishedAt), sites, menus));
  });

  api.post('/review', async ({ req: request }) => {
    const read = await readBody(request.raw, reviewRequestSchema);
    return 'refused' in read ? read.refused : json(await reviewOf(options, read.body));
  });

  api.post('/versions', async ({ req: request, var: by }) => {
    const read = await readBody(request.raw, publishRequestSchema);
    if ('refused' in read) return read.refused;
    const { acknowledged, ...body } = read.body;
    const publish = { ...body, ...by };
    const refusal = await publicationRefusal(options, { publish }, { acknowledged });
    return refusal ?? answerOf(await openStore().publish(publish));
  });

  api.post('/versions/:version/restore', async ({ req: request, var: by }) => {
    const read = await readBody(request.raw, restoreRequestSchema);
    if ('refused' in read) return read.refused;
    const version = await findVersion(request.param('version'));
    if (!version) return notFound(NO_VERSION);
    return answerOf(await openStore().publish({ restores: version.version, ...read.body, ...by }));
  });

  api.post('/announcements/:id/end', async ({ req: request, var: by }) => {
    const read = await readBody(request.raw, endRequestSchema);
    if ('refused' in read) return read.refused;
    const { languages, reason } = read.body;
    return answerOf(await openStore().publish({ ends: request.param('id'), in: languages, reason, ...by }));
  });

  async function findVersion(text: string) {
    if (text === 'latest') return openStore().readLatest();
    const number = versionNumber(text);
    return number === undefined ? null : openStore().readVersion(number);
  }
}

function versionNumber(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
