/** Creates, changes, lists and deletes releases, and publishes them at once. The store publishes scheduled ones. */

import type { Release, ReleaseSummary } from '../contract/releases.ts';
import type { SaveRelease, SaveReleaseResult } from '../store/store.ts';
import { type Answered, json, NO_CONTENT, notFound } from './answers.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { handle } from './handle.ts';
import { answerOfRefusal, publish, refusalOf } from './publish-answers.ts';

const NO_RELEASE = 'There is no such release.';

export function routeReleases(api: Api, options: ApiOptions): void {
  const { openStore } = options;

  handle(api, 'GET /releases', async () => {
    const releases = await openStore().listReleases();
    return json({ releases: releases.map(summaryOf) });
  });

  handle(api, 'GET /releases/:id', async ({ params: { id } }) => {
    const release = await openStore().readRelease(id);
    return release ? json(release) : notFound(NO_RELEASE);
  });

  handle(api, 'POST /releases', async ({ by, readBody }) => {
    const { acknowledged, ...body } = await readBody();
    return save({ ...body, id: null, revision: null, ...by }, acknowledged, 201);
  });

  handle(api, 'PUT /releases/:id', async ({ params: { id }, by, readBody }) => {
    const { acknowledged, ...body } = await readBody();
    return save({ ...body, id, ...by }, acknowledged, 200);
  });

  handle(api, 'POST /releases/:id/publish', async ({ params: { id }, by, readBody }) => {
    const { acknowledged, ...body } = await readBody();
    return publish(options, { ...body, release: id, ...by }, acknowledged);
  });

  handle(api, 'POST /releases/:id/review', async ({ params: { id }, by, readBody }) => {
    const { revision, ...act } = await readBody();
    return answerOfSave(await openStore().reviewRelease({ id, revision, act, ...by }));
  });

  handle(api, 'DELETE /releases/:id', async ({ params: { id }, by }) => {
    const result = await openStore().deleteRelease({ id, ...by });
    return result.outcome === 'deleted' ? NO_CONTENT : answerOfRefusal(result);
  });

  async function save(request: SaveRelease, acknowledged: readonly string[], status: 200 | 201) {
    // unfinished releases can be reviewed too
    const refusal = request.state === 'scheduled' ? await refusalOf(options, request, acknowledged) : null;
    return refusal ?? answerOfSave(await openStore().saveRelease(request), status);
  }
}

function answerOfSave(result: SaveReleaseResult, status: 200 | 201 = 200): Answered<Release> | Response {
  return result.outcome === 'saved' ? json(result.release, status) : answerOfRefusal(result);
}

function summaryOf({ since: _, isReadable: __, entries, ...release }: Release): ReleaseSummary {
  return { ...release, entries: entries.map(({ kind, id, revision }) => ({ kind, id, revision })) };
}
