/** Loads the draft into the page, and again what others have changed. */

import type { Status, Version } from '../../contract/api.ts';
import { entryKey } from '../../contract/draft.ts';
import type { callApi } from './api-client.ts';
import type { DraftSaver } from './draft-saver.ts';
import { type EntryState, type LoadedDraft, unsavedState } from './draft-state.ts';
import { failureOf } from './failure.ts';
import { type FieldInFocus, wouldChange } from './field-in-focus.ts';
import type { ObservableDraft } from './observable-draft.ts';
import { reconcileAll, withChanged } from './reconcile.ts';
import type { UnsavedChange, UnsavedChanges } from './unsaved-changes.ts';

export function createDraftLoader(
  draft: ObservableDraft,
  saver: DraftSaver,
  unsaved: UnsavedChanges,
  focus: FieldInFocus,
  call: typeof callApi,
) {
  async function load(): Promise<void> {
    return loadSince(null);
  }

  async function follow({ draft: current, latest }: Pick<Status, 'draft' | 'latest'>): Promise<void> {
    const shown = draft.loaded();
    const revision = saver.revision();
    if (shown && (current !== revision || latest.version !== shown.latest.version)) await loadSince(revision);
  }

  /** Loads what has changed after the page's revision. */
  function loadAgain(): void {
    void loadSince(saver.revision());
  }

  /** @param since loads only what was changed after this revision; `null` loads everything */
  async function loadSince(since: number | null): Promise<void> {
    if (draft.state().status === 'failed') draft.setState({ status: 'loading' });
    try {
      const savesBefore = saver.saves();
      const shown = draft.loaded();
      const known = shown ? publishedIn(shown) : readVersion('latest');
      const [session, answer, last] = await Promise.all([
        shown && since !== null ? shown.session : call('GET /session', {}),
        call('GET /draft', { query: { since } }),
        known,
      ]);
      const { version } = answer.latest;
      const published = (last?.version === version ? last : await readVersion(version))?.languages ?? null;
      if (draft.loaded() && focus.isComposing()) {
        focus.onceLeft(loadAgain);
        return;
      }
      // the response may be older than the latest save
      if (saver.saves() !== savesBefore) return loadSince(since);
      const kept = draft.loaded() ? [] : await unsaved.list();
      const before = draft.loaded();
      const mine = before?.entries ?? entriesOf(kept);
      const all = answer.since === undefined ? answer.entries : withChanged(mine, answer.entries);
      const { entries: next, merged } = reconcileAll(all, mine);
      const { entries, held } = holdBack(mine, next);
      // what waits is loaded again
      if (!held) saver.setRevision(answer.revision);
      const { latest } = answer;
      const restored = before?.restored ?? [...mine.keys()];
      const others = { restored, unread: unsaved.unread(), merged: merged ?? before?.merged ?? null, held };
      draft.setState({ status: 'loaded', draft: { session, latest, published, entries, ...others } });
      for (const [key, change] of mine) {
        if (change.saving === 'saved' || (entries.get(key)?.saving ?? 'saved') !== 'saved') continue;
        unsaved.forget(change);
        saver.mergeKept(key);
      }
      for (const [key, { saving }] of draft.loaded()?.entries ?? [])
        if (saving === 'changed' || saving === 'failed') saver.schedule(key, 0);
    } catch (error) {
      // keep showing what is loaded
      if (!draft.loaded()) draft.setState({ status: 'failed', failure: failureOf(error) });
    }
  }

  /** Leaves the entry of the field in focus as it is, if the field would change. */
  function holdBack(mine: ReadonlyMap<string, EntryState>, next: ReadonlyMap<string, EntryState>) {
    const focused = focus.current();
    const key = focused?.entry ?? '';
    const [before, after] = [mine.get(key), next.get(key)];
    const isChanged = focused && wouldChange(focused, before?.content ?? null, after?.content ?? null);
    if (!isChanged || !draft.loaded()) return { entries: next, held: null };
    const entries = new Map(next);
    if (before) entries.set(key, before);
    else entries.delete(key);
    focus.onceLeft(loadAgain);
    return { entries, held: { key, by: after?.saved?.changedBy ?? null } };
  }

  /** @returns `null` if it can't be loaded; the next load tries again */
  async function readVersion(version: number | 'latest'): Promise<Pick<Version, 'version' | 'languages'> | null> {
    try {
      return await call('GET /versions/:version', { params: { version } });
    } catch {
      return null;
    }
  }

  return { load, follow };
}

function publishedIn({ latest: { version }, published }: LoadedDraft): Pick<Version, 'version' | 'languages'> | null {
  return published && { version, languages: published };
}

function entriesOf(kept: readonly UnsavedChange[]): ReadonlyMap<string, EntryState> {
  return new Map(kept.map((change) => [entryKey(change), unsavedState(change)]));
}
