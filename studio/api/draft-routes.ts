/** Reads and changes the draft. */

import * as v from 'valibot';
import { idSchema } from '../../src/content/text-schema.ts';
import { entryContentSchema, MESSAGE_KINDS } from '../contract/draft.ts';
import type { EntryName } from '../store/store.ts';
import { conflict, failure, json, noContent, notFound } from './answers.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { readBody } from './read-body.ts';
import { reviewOf } from './review.ts';

const nameSchema = v.object({
  kind: v.picklist([...MESSAGE_KINDS, 'card']),
  id: v.pipe(idSchema, v.maxLength(100)),
});

/** In bytes. */
const LARGEST_ENTRY = 64_000;

export function routeDraft(api: Api, options: ApiOptions): void {
  const { openStore } = options;

  api.get('/draft', async () => json(await openStore().readDraft()));

  api.get('/review', async (context) => json(await reviewOf(options, context.req.query('links') === 'check')));

  api.put('/draft/:kind/:id', async ({ req: request, get }) => {
    const name = nameOf(request.param());
    if (!name) return notFound('An entry has the address draft/:kind/:id, with an id such as spring-webinar.');
    const revision = revisionOf(request.header('if-match'), request.header('if-none-match'));
    if (revision === undefined) return conditionMissing();
    const read = await readBody(request.raw, entryContentSchema, LARGEST_ENTRY);
    if ('refused' in read) return read.refused;
    const { body } = read;
    if (body.kind !== name.kind) {
      return failure(422, { error: 'invalid', message: `kind: must be ${name.kind}, as in the address.` });
    }
    const result = await openStore().saveEntry({ ...name, content: body, revision, person: get('person') });
    if (result.outcome === 'conflict') return conflict(result.current);
    if (result.outcome === 'full') return failure(422, { error: 'invalid', message: result.message });
    return json(result.entry, revision === null ? 201 : 200);
  });

  api.delete('/draft/:kind/:id', async ({ req: request, get }) => {
    const name = nameOf(request.param());
    if (!name) return notFound();
    const revision = revisionOf(request.header('if-match'), undefined);
    if (typeof revision !== 'number') return conditionMissing();
    const result = await openStore().deleteEntry({ ...name, revision, person: get('person') });
    return result.outcome === 'conflict' ? conflict(result.current) : noContent();
  });
}

function nameOf(parameters: unknown): EntryName | null {
  const result = v.safeParse(nameSchema, parameters);
  return result.success ? result.output : null;
}

/** @returns `null` for a new entry; `undefined` if there is no condition */
function revisionOf(ifMatch: string | undefined, ifNoneMatch: string | undefined): number | null | undefined {
  const [, revision] = /^"(\d{1,15})"$/.exec(ifMatch ?? '') ?? [];
  if (revision !== undefined) return Number(revision);
  return ifMatch === undefined && ifNoneMatch === '*' ? null : undefined;
}

function conditionMissing(): Response {
  const message = 'Name the revision to change with If-Match: "<revision>", or add a new entry with If-None-Match: *.';
  return failure(428, { error: 'invalid', message });
}
