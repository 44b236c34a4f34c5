/** Saves entries of the draft through the API, or deletes them. */

import type { EntryOutcomes } from '../../contract/api.ts';
import type { Entry } from '../../contract/draft.ts';
import type { callApi } from './api-client.ts';
import type { EntryState } from './draft-state.ts';

type Sent = Pick<EntryState, 'kind' | 'id' | 'content' | 'saved'>;

/** @returns what is saved now; `null` if it is deleted */
export async function sendEntry(call: typeof callApi, { kind, id, content, saved }: Sent): Promise<Entry | null> {
  const params = { kind, id };
  const headers: Record<string, string> = saved ? { 'if-match': `"${saved.revision}"` } : { 'if-none-match': '*' };
  if (content !== null) return call('PUT /draft/:kind/:id', { params, body: content, headers });
  // it was deleted before it was saved
  if (saved === null) return null;
  return call('DELETE /draft/:kind/:id', { params, headers });
}

/** Saves or deletes several entries with one request. @returns the outcome of each */
export async function sendEntries(call: typeof callApi, entries: readonly Sent[]): Promise<EntryOutcomes['outcomes']> {
  const changes = entries.map(({ kind, id, content, saved }) => ({
    kind,
    id,
    content,
    revision: saved?.revision ?? null,
  }));
  return (await call('PATCH /draft', { body: { changes } })).outcomes;
}
