/** Creates, lists and ends links to shared previews. */

import { json, NO_CONTENT, notFound } from './answers.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { handle } from './handle.ts';
import { answerOfRefusal } from './publish-answers.ts';

export function routeShares(api: Api, { openStore }: ApiOptions): void {
  handle(api, 'GET /shares', async () => json(await openStore().listShares()));

  handle(api, 'POST /shares', async ({ by: { person }, readBody }) => {
    const result = await openStore().share({ ...(await readBody()), person });
    return result.outcome === 'shared' ? json(result.share, 201) : answerOfRefusal(result);
  });

  handle(api, 'DELETE /shares/:id', async ({ params: { id }, by: { person } }) =>
    (await openStore().endShare({ id, person })) ? NO_CONTENT : notFound('There is no such link.'),
  );
}
