/** Reads and changes the draft. */

import * as v from 'valibot';
import { isReserved, RESERVED } from '../../../../src/contract/reserved-name.ts';
import type { DraftAnswer, EntryOutcomes, SavedEntry } from '../contract/api.ts';
import { type EntryName, entryContentSchema } from '../contract/draft.ts';
import { MAX_DRAFT_BYTES } from '../contract/limits.ts';
import { changesRequestSchema, draftRequestSchema, entryNameSchema } from '../contract/requests.ts';
import { entryProblems } from '../messages/compose-publication.ts';
import type { StoredDraft } from '../store/store.ts';
import { conflict, failure, json, noContent, notFound } from './answers.ts';
import { type Api, type ApiOptions, rulesOf } from './api-options.ts';
import { answerOfRefusal } from './publish-answers.ts';
import { readBody } from './read-body.ts';

/** In bytes: with room for indentation. */
const MAX_DRAFT_BODY_BYTES = 1.25 * MAX_DRAFT_BYTES;

export function routeDraft(api: Api, options: ApiOptions): void {
  const { openStore } = options;
  const rules = rulesOf(options);

  api.get('/draft', async ({ req: request }) => {
    const since = /^\d{1,15}$/.exec(request.query('since') ?? '');
    return json(answerOf(await openStore().readDraft(since ? Number(since[0]) : undefined)));
  });

  api.put('/draft', async ({ req: request, var: by }) => {
    const read = await readBody(request.raw, draftRequestSchema, MAX_DRAFT_BODY_BYTES);
    if ('refused' in read) return read.refused;
    const result = await openStore().replaceDraft({ ...read.body, ...by });
    return result.outcome === 'replaced' ? json(answerOf(result.draft)) : answerOfRefusal(result);
  });

  api.patch('/draft', async ({ req: request, var: by }) => {
    const read = await readBody(request.raw, changesRequestSchema, MAX_DRAFT_BODY_BYTES);
    if ('refused' in read) return read.refused;
    const outcomes = await openStore().changeEntries({ ...read.body, ...by });
    return json({ outcomes } satisfies EntryOutcomes);
  });

  api.put('/draft/:kind/:id', async ({ req: request, var: by }) => {
    const name = nameOf(request.param());
    if (!name) return notFound('An entry has the address draft/:kind/:id, with an id such as spring-webinar.');
    if (isReserved(name.id)) return failure(422, { error: 'invalid', message: `id: ${RESERVED}.` });
    const revision = revisionOf(request.header('if-match'), request.header('if-none-match'));
    if (revision === undefined) return conditionMissing();
    const read = await readBody(request.raw, entryContentSchema);
    if ('refused' in read) return read.refused;
    const { body } = read;
    if (body.kind !== name.kind) {
      return failure(422, { error: 'invalid', message: `kind: must be ${name.kind}, as in the address.` });
    }
    const result = await openStore().saveEntry({ ...name, content: body, revision, ...by });
    if (result.outcome === 'conflict') return conflict(result.current);
    if (result.outcome !== 'saved') return answerOfRefusal(result);
    const { entry } = result;
    return json(
      { ...entry, problems: entryProblems(entry, rules) } satisfies SavedEntry,
      revision === null ? 201 : 200,
    );
  });

  api.delete('/draft/:kind/:id', async ({ req: request, var: by }) => {
    const name = nameOf(request.param());
    if (!name) return notFound();
    const revision = revisionOf(request.header('if-match'), undefined);
    if (typeof revision !== 'number') return conditionMissing();
    const result = await openStore().deleteEntry({ ...name, revision, ...by });
    if (result.outcome === 'conflict') return conflict(result.current);
    return result.outcome === 'deleted' ? noContent() : answerOfRefusal(result);
  });
}

function answerOf({ revision, entries, latest: { languages: _, ...latest }, since }: StoredDraft): DraftAnswer {
  return { revision, entries, latest, ...(since !== null && { since }) };
}

function nameOf(parameters: unknown): EntryName | null {
  const result = v.safeParse(entryNameSchema, parameters);
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
