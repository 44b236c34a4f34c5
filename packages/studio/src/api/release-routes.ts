/** Creates, changes, lists and deletes releases, and publishes them at once. The store publishes scheduled ones. */

import type { Release, ReleaseList } from '../contract/releases.ts';
import {
  newReleaseRequestSchema,
  publishReleaseRequestSchema,
  releaseRequestSchema,
  releaseReviewRequestSchema,
} from '../contract/requests.ts';
import type { SaveRelease, SaveReleaseResult } from '../store/store.ts';
import { json, noContent, notFound } from './answers.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { answerOf, answerOfRefusal, publicationRefusal } from './publish-answers.ts';
import { readBody } from './read-body.ts';

const NO_RELEASE = 'There is no such release.';

export function routeReleases(api: Api, options: ApiOptions): void {
  const { openStore } = options;

  api.get('/releases', async () => {
    const releases = await openStore().listReleases();
    return json({ releases: releases.map(summaryOf) } satisfies ReleaseList);
  });

  api.get('/releases/:id', async ({ req: request }) => {
    const release = await openStore().readRelease(request.param('id'));
    return release ? json(release) : notFound(NO_RELEASE);
  });

  api.post('/releases', async ({ req: request, var: by }) => {
    const read = await readBody(request.raw, newReleaseRequestSchema);
    if ('refused' in read) return read.refused;
    const { acknowledged, ...body } = read.body;
    return save({ ...body, id: null, revision: null, ...by }, acknowledged, 201);
  });

  api.put('/releases/:id', async ({ req: request, var: by }) => {
    const read = await readBody(request.raw, releaseRequestSchema);
    if ('refused' in read) return read.refused;
    const { acknowledged, ...body } = read.body;
    return save({ ...body, id: request.param('id'), ...by }, acknowledged, 200);
  });

  api.post('/releases/:id/publish', async ({ req: request, var: by }) => {
    const read = await readBody(request.raw, publishReleaseRequestSchema);
    if ('refused' in read) return read.refused;
    const { acknowledged, ...body } = read.body;
    const publishRelease = { ...body, id: request.param('id'), ...by };
    const refusal = await publicationRefusal(options, { publishRelease }, { acknowledged });
    return refusal ?? answerOf(await openStore().publishRelease(publishRelease));
  });

  api.post('/releases/:id/review', async ({ req: request, var: by }) => {
    const read = await readBody(request.raw, releaseReviewRequestSchema);
    if ('refused' in read) return read.refused;
    const { revision, ...act } = read.body;
    return answerOfSave(await openStore().reviewRelease({ id: request.param('id'), revision, act, ...by }));
  });

  api.delete('/releases/:id', async ({ req: request, var: by }) => {
    const result = await openStore().deleteRelease({ id: request.param('id'), ...by });
    return result.outcome === 'deleted' ? noContent() : answerOfRefusal(result);
  });

  async function save(request: SaveRelease, acknowledged: readonly string[], status: 200 | 201): Promise<Response> {
    // unfinished releases can be reviewed too
    const refusal =
      request.state === 'scheduled'
        ? await publicationRefusal(options, { schedule: request }, { acknowledged, at: request.at })
        : null;
    return refusal ?? answerOfSave(await openStore().saveRelease(request), status);
  }
}

function answerOfSave(result: SaveReleaseResult, status: 200 | 201 = 200): Response {
  return result.outcome === 'saved' ? json(result.release, status) : answerOfRefusal(result);
}

function summaryOf({ since: _, isReadable: __, entries, ...release }: Release): ReleaseList['releases'][number] {
  return { ...release, entries: entries.map(({ kind, id, revision }) => ({ kind, id, revision })) };
}
