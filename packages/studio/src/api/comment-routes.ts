/** Adds, lists and resolves comments. */

import type { CommentList } from '../contract/comments.ts';
import { commentRequestSchema } from '../contract/requests.ts';
import { failure, json, noContent, notFound } from './answers.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { readBody } from './read-body.ts';

export function routeComments(api: Api, { openStore }: ApiOptions): void {
  api.get('/comments', async () => json({ comments: await openStore().listComments() } satisfies CommentList));

  api.post('/comments', async ({ req: request, get }) => {
    const read = await readBody(request.raw, commentRequestSchema);
    if ('refused' in read) return read.refused;
    const result = await openStore().comment({ ...read.body, person: get('person') });
    if (result.outcome === 'saved') return json(result.comment, 201);
    return result.outcome === 'not-found'
      ? notFound(result.message)
      : failure(422, { error: 'invalid', message: result.message });
  });

  api.post('/comments/:id/resolve', async ({ req: request, get }) => {
    const id = /^\d{1,15}$/.test(request.param('id')) ? Number(request.param('id')) : -1;
    const isResolved = await openStore().resolveComment({ id, person: get('person') });
    return isResolved ? noContent() : notFound('There is no such comment, or it is resolved.');
  });
}
