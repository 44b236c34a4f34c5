/** Adds, lists and resolves comments. */

import { failure, json, NO_CONTENT, notFound } from './answers.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { handle } from './handle.ts';

export function routeComments(api: Api, { openStore }: ApiOptions): void {
  handle(api, 'GET /comments', async () => json({ comments: await openStore().listComments() }));

  handle(api, 'POST /comments', async ({ by: { person }, readBody }) => {
    const body = await readBody();
    const result = await openStore().comment({ ...body, person });
    if (result.outcome === 'saved') return json(result.comment, 201);
    return result.outcome === 'not-found'
      ? notFound(result.message)
      : failure(422, { error: 'invalid', message: result.message });
  });

  handle(api, 'POST /comments/:id/resolve', async ({ params, by: { person } }) => {
    const id = /^\d{1,15}$/.test(params.id) ? Number(params.id) : -1;
    const isResolved = await openStore().resolveComment({ id, person });
    return isResolved ? NO_CONTENT : notFound('There is no such comment, or it is resolved.');
  });
}
