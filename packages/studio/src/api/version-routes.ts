/** Publishes, restores and ends; reads the history. */

import { siteNamesOf } from '../entries/audience.ts';
import { describeChanges } from '../entries/describe-changes.ts';
import { menusOf } from '../entries/file-menus.ts';
import { json, notFound } from './answers.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { checkLinks, checkOf } from './check.ts';
import { handle } from './handle.ts';
import { answerOf, publish } from './publish-answers.ts';

const NO_VERSION = 'There is no such version, or this release can read nothing of it.';

export function routeVersions(api: Api, options: ApiOptions): void {
  const { openStore } = options;
  const sites = siteNamesOf(options.locales);
  const menus = menusOf(options.locales);

  handle(api, 'GET /versions', async ({ query }) => {
    const before = query('before');
    const number = before === undefined ? null : versionNumber(before);
    if (number === undefined) return notFound('before must be the number of a version.');
    return json(await openStore().listVersions(number));
  });

  handle(api, 'GET /versions/:version', async ({ params }) => {
    const version = await findVersion(params.version);
    return version ? json(version) : notFound(NO_VERSION);
  });

  handle(api, 'GET /versions/:version/changes', async ({ params, query }) => {
    const version = await findVersion(params.version);
    if (!version) return notFound(NO_VERSION);
    const since = await findVersion(query('since') ?? String(version.version - 1));
    if (!since) return notFound(`since: ${NO_VERSION}`);
    return json(describeChanges(since.languages, version.languages, Date.parse(version.publishedAt), sites, menus));
  });

  handle(api, 'POST /review', async ({ readBody }) => json(await checkOf(options, await readBody())));

  handle(api, 'POST /review/links', async ({ readBody }) => json(await checkLinks(options, await readBody())));

  handle(api, 'POST /versions', async ({ by, readBody }) => {
    const { acknowledged, ...body } = await readBody();
    return publish(options, { ...body, ...by }, acknowledged);
  });

  handle(api, 'POST /versions/:version/restore', async ({ params, by, readBody }) => {
    const body = await readBody();
    const version = await findVersion(params.version);
    if (!version) return notFound(NO_VERSION);
    return answerOf(await openStore().publish({ restores: version.version, ...body, ...by }));
  });

  handle(api, 'POST /announcements/:id/end', async ({ params: { id }, by, readBody }) => {
    const { languages, reason } = await readBody();
    return answerOf(await openStore().publish({ ends: id, in: languages, reason, ...by }));
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
