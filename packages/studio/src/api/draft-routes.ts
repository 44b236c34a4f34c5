/** Reads and changes the draft. */

import * as v from 'valibot';
import { isReserved, RESERVED } from '../../../../src/contract/reserved-name.ts';
import type { DraftAnswer } from '../contract/api.ts';
import type { EntryName } from '../contract/draft.ts';
import { MAX_DRAFT_BYTES } from '../contract/limits.ts';
import { entryNameSchema } from '../contract/requests.ts';
import { entryProblems } from '../entries/compose-publication.ts';
import type { StoredDraft } from '../store/store.ts';
import { conflict, failure, json, NO_CONTENT, notFound } from './answers.ts';
import { type Api, type ApiOptions, rulesOf } from './api-options.ts';
import { handle } from './handle.ts';
import { answerOfRefusal } from './publish-answers.ts';

/** In bytes: with room for indentation. */
const MAX_DRAFT_BODY_BYTES = 1.25 * MAX_DRAFT_BYTES;

export function routeDraft(api: Api, options: ApiOptions): void {
  const { openStore } = options;
  const rules = rulesOf(options);

  handle(api, 'GET /draft', async ({ query }) => {
    const since = /^\d{1,15}$/.exec(query('since') ?? '');
    return json(answerOf(await openStore().readDraft(since ? Number(since[0]) : undefined)));
  });

  handle(api, 'PUT /draft', async ({ by, readBody }) => {
    const body = await readBody(MAX_DRAFT_BODY_BYTES);
    const result = await openStore().replaceDraft({ ...body, ...by });
    return result.outcome === 'replaced' ? json(answerOf(result.draft)) : answerOfRefusal(result);
  });

  handle(api, 'PATCH /draft', async ({ by, readBody }) => {
    const body = await readBody(MAX_DRAFT_BODY_BYTES);
    return json({ outcomes: await openStore().changeEntries({ ...body, ...by }) });
  });

  handle(api, 'PUT /draft/:kind/:id', async ({ params, by, request: { headers }, readBody }) => {
    const name = nameOf(params);
    if (!name) return notFound('An entry has the address draft/:kind/:id, with an id such as spring-webinar.');
    if (isReserved(name.id)) return failure(422, { error: 'invalid', message: `id: ${RESERVED}.` });
    const revision = revisionOf(headers.get('if-match'), headers.get('if-none-match'));
    if (revision === undefined) return conditionMissing();
    const body = await readBody();
    if (body.kind !== name.kind) {
      return failure(422, { error: 'invalid', message: `kind: must be ${name.kind}, as in the address.` });
    }
    const result = await openStore().saveEntry({ ...name, content: body, revision, ...by });
    if (result.outcome === 'conflict') return conflict(result.current);
    if (result.outcome !== 'saved') return answerOfRefusal(result);
    const { entry } = result;
    return json({ ...entry, problems: entryProblems(entry, rules) }, revision === null ? 201 : 200);
  });

  handle(api, 'GET /draft/:kind/:id/revisions', async ({ params }) => {
    const name = nameOf(params);
    return name ? json(await openStore().readRevisions(name)) : notFound();
  });

  handle(api, 'DELETE /draft/:kind/:id', async ({ params, by, request: { headers } }) => {
    const name = nameOf(params);
    if (!name) return notFound();
    const revision = revisionOf(headers.get('if-match'), null);
    if (typeof revision !== 'number') return conditionMissing();
    const result = await openStore().deleteEntry({ ...name, revision, ...by });
    if (result.outcome === 'conflict') return conflict(result.current);
    return result.outcome === 'deleted' ? NO_CONTENT : answerOfRefusal(result);
  });

  handle(api, 'GET /deleted', async ({ query }) => {
    const before = query('before') ?? null;
    if (before !== null && !/^\d{1,15}$/.test(before)) return notFound('before must be a revision of the draft.');
    return json(await openStore().listDeleted(before === null ? null : Number(before)));
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
function revisionOf(ifMatch: string | null, ifNoneMatch: string | null): number | null | undefined {
  const [, revision] = /^"(\d{1,15})"$/.exec(ifMatch ?? '') ?? [];
  if (revision !== undefined) return Number(revision);
  return ifMatch === null && ifNoneMatch === '*' ? null : undefined;
}

function conditionMissing(): Response {
  const message = 'Name the revision to change with If-Match: "<revision>", or add a new entry with If-None-Match: *.';
  return failure(428, { error: 'invalid', message });
}
