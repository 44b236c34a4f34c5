/** Publishes the selection, now or at a time, as a new release or as the page's release. */

import { useRef, useState } from 'react';
import type { Check, VersionSummary } from '../../contract/api.ts';
import { entryKey } from '../../contract/draft.ts';
import type { Release } from '../../contract/releases.ts';
import { isApproved } from '../../entries/approval.ts';
import { forgetForm } from '../controls/kept-texts.tsx';
import { ApiFailure, callApi } from '../data/api-client.ts';
import { useDraftStore, useSession } from '../data/draft-provider.tsx';
import { type Failure, failureOf } from '../data/failure.ts';
import { useReloadReleases } from '../data/use-releases.ts';

/** What has happened to a selection. */
export type Done =
  | { readonly done: 'published'; readonly version: VersionSummary }
  | { readonly done: 'scheduled' | 'asked'; readonly release: Release };

/** The form that keeps the name and time. */
export const PUBLISH_FORM = 'publish';

export interface Publishing {
  readonly isSending: boolean;
  readonly failure: Failure | null;
  /** Why it can't be published or scheduled yet, in a sentence; `null` if it can. */
  readonly unapproved: string | null;
  /**
   * @param at `null` for no time yet
   * @param note for the reviewers
   * @returns whether something has changed since the check; then no review was requested
   */
  readonly ask: (name: string, at: string | null, note: string) => Promise<boolean>;
  /** @param name may be empty for a new release */
  readonly publish: (name: string) => Promise<unknown>;
  /** @param at an instant in UTC */
  readonly schedule: (name: string, at: string) => Promise<unknown>;
}

interface PublishingOptions {
  readonly check: Check;
  readonly acknowledged: ReadonlySet<string>;
  readonly release: Release | null;
  readonly onDone: (done: Done) => void;
  /** Called if something has changed since the check. */
  readonly onOutdated: () => void;
}

export function usePublishing({ check, acknowledged, release, onDone, onOutdated }: PublishingOptions): Publishing {
  const store = useDraftStore();
  const reloadReleases = useReloadReleases();
  const { needsApproval } = useSession();
  const [own, setSaved] = useState(release);
  /** The release that this page has saved, even if publishing it failed. */
  const sent = useRef<Release | null>(null);
  // newer if somebody has approved it meanwhile
  const saved = release && own && release.revision > own.revision ? release : own;
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { since, chosen, warnings } = check;
  const isChanged = saved === null || namesOf(saved.entries) !== namesOf(chosen);
  const isReady = !needsApproval || (saved !== null && !isChanged && isApproved(saved));
  const common = { since, acknowledged: warnings.map(({ key }) => key).filter((key) => acknowledged.has(key)) };

  async function save(name: string, state: 'open' | 'scheduled', at: string | null): Promise<Release> {
    const body = { ...common, name, entries: [...chosen], state, at };
    const next = saved
      ? await callApi('PUT /releases/:id', { params: { id: saved.id }, body: { ...body, revision: saved.revision } })
      : await callApi('POST /releases', { body });
    sent.current = next;
    setSaved(next);
    return next;
  }

  /** The release with this name and the selection. */
  async function named(name: string, state: 'open' | 'scheduled', at: string | null): Promise<Release> {
    return saved?.name === name && !isChanged ? saved : save(name, state, at);
  }

  async function ask(name: string, at: string | null, note: string): Promise<Release> {
    const state = saved?.state === 'scheduled' && !needsApproval ? 'scheduled' : 'open';
    const { id, revision } = await named(name, state, at);
    return callApi('POST /releases/:id/review', { params: { id }, body: { action: 'ask', revision, note } });
  }

  async function publishNow(name: string): Promise<VersionSummary> {
    if (!saved) return callApi('POST /versions', { body: { ...common, entries: [...chosen], reason: name } });
    const { id, revision } = await named(name, 'open', null);
    return callApi('POST /releases/:id/publish', { params: { id }, body: { ...common, revision } });
  }

  /** @returns whether something has changed since the check */
  async function send(work: () => Promise<Done>): Promise<boolean> {
    setSending(true);
    setFailure(null);
    try {
      const done = await work();
      forgetForm(PUBLISH_FORM);
      void store.load();
      void reloadReleases();
      onDone(done);
      return false;
    } catch (error) {
      setSending(false);
      if (!isOutdated(error)) {
        setFailure(failureOf(error));
        return false;
      }
      void store.load();
      const known = sent.current ?? saved;
      const now = known && (await callApi('GET /releases/:id', { params: { id: known.id } }).catch(() => null));
      const isSame = now?.revision === known?.revision;
      if (isSame) onOutdated();
      // somebody has changed the release itself
      else setFailure(failureOf(error));
      return isSame;
    }
  }

  return {
    isSending,
    failure,
    unapproved: isReady ? null : unapprovedReason(saved, isChanged),
    ask: (name, at, note) => send(async () => ({ done: 'asked', release: await ask(name, at, note) })),
    publish: (name) => send(async () => ({ done: 'published', version: await publishNow(name) })),
    schedule: (name, at) => send(async () => ({ done: 'scheduled', release: await save(name, 'scheduled', at) })),
  };
}

function unapprovedReason(saved: Release | null, isChanged: boolean): string {
  if (saved?.review?.state === 'approved' && isChanged) return 'It has changed since it was approved. Ask again.';
  return saved?.review?.state === 'asked' && !isChanged
    ? 'It is waiting for somebody to approve it.'
    : 'A second person has to approve it first.';
}

function namesOf(entries: Check['chosen']): string {
  return entries
    .map((entry) => `${entryKey(entry)} ${entry.revision}`)
    .sort()
    .join('\n');
}

/** Whether someone has changed an entry, or a warning has come up, since the check. */
function isOutdated(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false;
  const { error: name, problems } = error.answer;
  return name === 'stale' || name === 'unacknowledged' || (name === 'invalid' && problems !== undefined);
}
