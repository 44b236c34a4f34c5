/** Creates, changes, lists and deletes releases, and publishes them at once. The store publishes scheduled ones. */

import type * as v from 'valibot';
import type { Release, ReleaseList, ReleaseState } from '../contract/releases.ts';
import {
  newReleaseRequestSchema,
  publishReleaseRequestSchema,
  releaseRequestSchema,
  releaseReviewRequestSchema,
} from '../contract/requests.ts';
import type { Rights, Role } from '../contract/rights.ts';
import { siteNamesOf } from '../messages/audience.ts';
import { composePublication } from '../messages/compose-publication.ts';
import { withPinned } from '../messages/pinned-entries.ts';
import { beyondScopes, reachBetween } from '../messages/publication-reach.ts';
import type { SaveReleaseResult } from '../store/store.ts';
import { forbidden, json, noContent, notFound } from './answers.ts';
import { type Api, type ApiOptions, rulesOf } from './api-options.ts';
import { foundWarnings } from './found-warnings.ts';
import { missingFiles } from './missing-files.ts';
import { answerOf, refusalOf } from './publish-answers.ts';
import { readBody } from './read-body.ts';
import { publishedAt } from './review.ts';
import { refusalByRole } from './route-roles.ts';

type Publication = Pick<v.InferOutput<typeof releaseRequestSchema>, 'entries' | 'at' | 'acknowledged'>;

const NO_RELEASE = 'There is no such release.';

export function routeReleases(api: Api, options: ApiOptions): void {
  const { openStore, now } = options;
  const rules = rulesOf(options);
  const sites = siteNamesOf(options.locales);

  api.get('/releases', async () => {
    const releases = await openStore().listReleases();
    return json({ releases: releases.map(summaryOf) } satisfies ReleaseList);
  });

  api.get('/releases/:id', async ({ req: request }) => {
    const release = await openStore().readRelease(request.param('id'));
    return release ? json(release) : notFound(NO_RELEASE);
  });

  api.post('/releases', async ({ req: request, get }) => {
    const read = await readBody(request.raw, newReleaseRequestSchema);
    if ('refused' in read) return read.refused;
    return save({ ...read.body, id: null, revision: null, person: get('person') }, get('rights'), 201);
  });

  api.put('/releases/:id', async ({ req: request, get }) => {
    const read = await readBody(request.raw, releaseRequestSchema);
    if ('refused' in read) return read.refused;
    return save({ ...read.body, id: request.param('id'), person: get('person') }, get('rights'), 200);
  });

  api.post('/releases/:id/publish', async ({ req: request, get }) => {
    const read = await readBody(request.raw, publishReleaseRequestSchema);
    if ('refused' in read) return read.refused;
    const { body } = read;
    const release = await openStore().readRelease(request.param('id'));
    if (!release || release.state === 'published') return notFound(NO_RELEASE);
    const { acknowledged, ...publish } = body;
    const { entries } = release;
    return (
      (await refusal(release, { entries: [...entries], at: null, acknowledged }, get('rights'))) ??
      answerOf(await openStore().publishRelease({ ...publish, id: release.id, person: get('person') }))
    );
  });

  api.post('/releases/:id/review', async ({ req: request, get }) => {
    const read = await readBody(request.raw, releaseReviewRequestSchema);
    if ('refused' in read) return read.refused;
    const { revision, ...act } = read.body;
    const refused = refusalByRole(get('rights'), act.action === 'ask' ? 'author' : 'publisher');
    if (refused) return refused;
    return answerOfSave(
      await openStore().reviewRelease({ id: request.param('id'), revision, act, person: get('person') }),
    );
  });

  api.delete('/releases/:id', async ({ req: request, get }) => {
    const id = request.param('id');
    const release = await openStore().readRelease(id);
    const refused = refusalByRole(get('rights'), roleFor(release?.state ?? 'open'));
    if (refused) return refused;
    return (await openStore().deleteRelease({ id, person: get('person') })) ? noContent() : notFound(NO_RELEASE);
  });

  type Save = Parameters<ReturnType<typeof openStore>['saveRelease']>[0] & Publication;

  async function save({ acknowledged, ...request }: Save, rights: Rights, status: 200 | 201): Promise<Response> {
    const before = request.id === null ? null : await openStore().readRelease(request.id);
    const byRole = [request.state, before?.state ?? 'open'].map((state) => refusalByRole(rights, roleFor(state)));
    const isScheduled = request.state === 'scheduled';
    // unfinished releases can be reviewed too
    const refused =
      byRole.find(Boolean) ?? (isScheduled ? await refusal(before, { ...request, acknowledged }, rights) : null);
    if (refused) return refused;
    return answerOfSave(await openStore().saveRelease(request), status);
  }

  /** Refuses entries beyond the person's rights, problems, and unacknowledged warnings. */
  async function refusal(release: Release | null, { entries, at, acknowledged }: Publication, rights: Rights) {
    const draft = await openStore().readDraft();
    const sources = {
      published: draft.latest.languages,
      entries: withPinned(draft.entries, release?.entries ?? [], entries),
    };
    const { languages, problems } = composePublication(sources, entries, rules);
    const beyond = beyondScopes(reachBetween(sources.published, languages), rights.publishes, sites);
    if (beyond !== null) return forbidden(beyond);
    const missing = await missingFiles(options.pictures, languages, entries);
    const { added } = await foundWarnings(languages, sources.published, publishedAt(now(), at), options);
    return refusalOf([...problems, ...missing], added, acknowledged);
  }
}

/** The role needed to change a release in this state. */
function roleFor(state: ReleaseState): Role {
  return state === 'scheduled' ? 'publisher' : 'author';
}

function answerOfSave(result: SaveReleaseResult, status: 200 | 201 = 200): Response {
  return result.outcome === 'saved' ? json(result.release, status) : answerOf(result);
}

function summaryOf({ since: _, isReadable: __, entries, ...release }: Release): ReleaseList['releases'][number] {
  return { ...release, entries: entries.map(({ kind, id, revision }) => ({ kind, id, revision })) };
}
