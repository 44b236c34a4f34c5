/** Publishes, restores and ends; reads the history. */

import { endRequestSchema, publishRequestSchema, restoreRequestSchema } from '../contract/api.ts';
import { composePublication } from '../messages/compose-publication.ts';
import { referenceProblems } from '../messages/content-problems.ts';
import { describeChanges } from '../messages/describe-changes.ts';
import { documentProblems } from '../messages/document-problems.ts';
import { findWarnings } from '../messages/find-warnings.ts';
import { json, notFound } from './answers.ts';
import { type Api, type ApiOptions, rulesOf } from './api-options.ts';
import { answerOf, invalid, refusalOf, stale } from './publish-answers.ts';
import { readBody } from './read-body.ts';

const NO_VERSION = 'There is no such version, or this release can read nothing of it.';

export function routeVersions(api: Api, options: ApiOptions): void {
  const { openStore, now } = options;
  const rules = rulesOf(options);

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
    return json(describeChanges(since.languages, version.languages, Date.parse(version.publishedAt)));
  });

  api.post('/versions', async ({ req: request, get }) => {
    const read = await readBody(request.raw, publishRequestSchema);
    if ('refused' in read) return read.refused;
    const { body } = read;
    const { reason, acknowledged } = body;
    const person = get('person');
    if ('languages' in body) {
      const problems = documentProblems(body.languages, rules);
      const response = refusalOf(problems, findWarnings(body.languages, now()), acknowledged);
      return (
        response ??
        answerOf(await openStore().publish({ languages: body.languages, since: body.since, reason, person }))
      );
    }
    const draft = await openStore().readDraft();
    if (draft.revision !== body.draftRevision) return stale('The draft has changed. Review it again.');
    const { languages, problems } = composePublication(draft.entries, rules);
    if (!languages) return invalid(problems);
    const response = refusalOf([], findWarnings(languages, now()), acknowledged);
    if (response) return response;
    return answerOf(await openStore().publish({ languages, draftRevision: body.draftRevision, reason, person }));
  });

  api.post('/versions/:version/restore', async ({ req: request, get }) => {
    const read = await readBody(request.raw, restoreRequestSchema);
    if ('refused' in read) return read.refused;
    const { body } = read;
    const version = await findVersion(request.param('version'));
    if (!version) return notFound(NO_VERSION);
    const { version: restores, languages } = version;
    const problems = documentProblems(languages, rules, referenceProblems);
    if (problems.length > 0) return invalid(problems);
    return answerOf(await openStore().publish({ languages, restores, reason: body.reason, person: get('person') }));
  });

  api.post('/announcements/:id/end', async ({ req: request, get }) => {
    const read = await readBody(request.raw, endRequestSchema);
    if ('refused' in read) return read.refused;
    const { body } = read;
    return answerOf(await openStore().endAnnouncement({ id: request.param('id'), ...body, person: get('person') }));
  });

  async function findVersion(text: string) {
    const number = versionNumber(text);
    return number === undefined ? null : openStore().readVersion(number);
  }
}

function versionNumber(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
