/** Creates, lists and ends links to shared previews. */

import { shareRequestSchema } from '../contract/requests.ts';
import { failure, json, noContent, notFound } from './answers.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { readBody } from './read-body.ts';

export function routeShares(api: Api, { openStore }: ApiOptions): void {
  api.get('/shares', async () => json(await openStore().listShares()));

  api.post('/shares', async ({ req: request, get }) => {
    const read = await readBody(request.raw, shareRequestSchema);
    if ('refused' in read) return read.refused;
    const { body } = read;
    const result = await openStore().share({ days: body.days, person: get('person') });
    if (result.outcome === 'full') return failure(422, { error: 'invalid', message: result.message });
    return json(result.share, 201);
  });

  api.delete('/shares/:id', async ({ req: request, get }) =>
    (await openStore().endShare({ id: request.param('id'), person: get('person') }))
      ? noContent()
      : notFound('There is no such link.'),
  );
}
