/** Creates, lists and ends links to shared previews. */

import { failure, json, NO_CONTENT, notFound } from './answers.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { handle } from './handle.ts';

export function routeShares(api: Api, { openStore }: ApiOptions): void {
  handle(api, 'GET /shares', async () => json(await openStore().listShares()));

  handle(api, 'POST /shares', async ({ by: { person }, readBody }) => {
    const { days } = await readBody();
    const result = await openStore().share({ days, person });
    if (result.outcome === 'full') return failure(422, { error: 'invalid', message: result.message });
    return json(result.share, 201);
  });

  handle(api, 'DELETE /shares/:id', async ({ params: { id }, by: { person } }) =>
    (await openStore().endShare({ id, person })) ? NO_CONTENT : notFound('There is no such link.'),
  );
}
