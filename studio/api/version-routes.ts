/** Publishes, restores and ends; reads the history. */

import type { Problem } from '../contract/api.ts';
import {
  endRequestSchema,
  publishRequestSchema,
  restoreRequestSchema,
  reviewRequestSchema,
} from '../contract/requests.ts';
import { siteNamesOf } from '../messages/audience.ts';
import { composePublication } from '../messages/compose-publication.ts';
import { describeChanges } from '../messages/describe-changes.ts';
import { documentProblems } from '../messages/document-problems.ts';
import { menusOf } from '../messages/file-menus.ts';
import { staleMessage } from '../messages/stale-message.ts';
import type { Publish } from '../store/store.ts';
import { json, notFound } from './answers.ts';
import { type Api, type ApiOptions, rulesOf } from './api-options.ts';
import { foundWarnings } from './found-warnings.ts';
import { missingFiles } from './missing-files.ts';
import { answerOf, refusalOf, stale, unapproved } from './publish-answers.ts';
import { readBody } from './read-body.ts';
import { reviewOf } from './review.ts';

const NO_VERSION = 'There is no such version, or this release can read nothing of it.';

export function routeVersions(api: Api, options: ApiOptions): void {
  const { openStore, now } = options;
  const rules = rulesOf(options);
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

  api.post('/versions', async ({ req: request, get }) => {
    const read = await readBody(request.raw, publishRequestSchema);
    if ('refused' in read) return read.refused;
    if (options.needsApproval) return unapproved();
    const { body } = read;
    const { since, reason, acknowledged } = body;
    const draft = await openStore().readDraft();
    const answer = async (publish: Pick<Publish, 'languages' | 'entries'>, problems: readonly Problem[]) => {
      const { added } = await foundWarnings(publish.languages, draft.latest.languages, now(), options);
      const missing = await missingFiles(options.pictures, publish.languages, publish.entries ?? null);
      const refusal = refusalOf([...problems, ...missing], added, acknowledged);
      const within = get('rights').publishes;
      return (
        refusal ?? answerOf(await openStore().publish({ ...publish, since, reason, person: get('person'), within }))
      );
    };
    if ('languages' in body) return answer({ languages: body.languages }, documentProblems(body.languages, rules));
    const message = staleMessage(body, draft);
    if (message !== null) return stale(message);
    const { entries } = body;
    const sources = { published: draft.latest.languages, entries: draft.entries };
    const { languages, problems } = composePublication(sources, entries, rules);
    return answer({ languages, entries }, problems);
  });

  api.post('/versions/:version/restore', async ({ req: request, get }) => {
    const read = await readBody(request.raw, restoreRequestSchema);
    if ('refused' in read) return read.refused;
    const { body } = read;
    const version = await findVersion(request.param('version'));
    if (!version) return notFound(NO_VERSION);
    const { version: restores, languages } = version;
    // visitors have seen it, so current rules don't prevent publishing it again
    const publish = { languages, restores, reason: body.reason, person: get('person') };
    return answerOf(await openStore().publish({ ...publish, within: get('rights').publishes }));
  });

  api.post('/announcements/:id/end', async ({ req: request, get }) => {
    const read = await readBody(request.raw, endRequestSchema);
    if ('refused' in read) return read.refused;
    const { body } = read;
    const end = { id: request.param('id'), ...body, person: get('person'), within: get('rights').publishes };
    return answerOf(await openStore().endAnnouncement(end));
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
