/** Publishes what is selected, now or at a time, as a new release or as the one that the page shows. */

import { useState } from 'react';
import type { Review, VersionSummary } from '../../contract/api.ts';
import { entryKey } from '../../contract/draft.ts';
import type { Release } from '../../contract/releases.ts';
import type { PublishReleaseRequest, PublishRequest, ReleaseRequest } from '../../contract/requests.ts';
import { ApiFailure, callApi } from '../api-client.ts';
import { useDraftStore } from '../data/draft-provider.tsx';
import { type Failure, failureOf } from '../data/failure.ts';
import { useReadReleasesAgain } from '../data/use-releases.ts';

/** What has been done with a selection. */
export type Done =
  | { readonly done: 'published'; readonly version: VersionSummary }
  | { readonly done: 'scheduled'; readonly release: Release };

export interface Publishing {
  readonly isSending: boolean;
  readonly failure: Failure | null;
  /** @param name may be empty for a new release */
  readonly publish: (name: string) => Promise<void>;
  /** @param at an instant in UTC */
  readonly schedule: (name: string, at: string) => Promise<void>;
}

interface PublishingOptions {
  readonly review: Review;
  readonly acknowledged: ReadonlySet<string>;
  readonly release: Release | null;
  readonly onDone: (done: Done) => void;
  /** Something has changed since the review. */
  readonly onOutdated: () => void;
}

export function usePublishing({ review, acknowledged, release, onDone, onOutdated }: PublishingOptions): Publishing {
  const store = useDraftStore();
  const readReleasesAgain = useReadReleasesAgain();
  const [saved, setSaved] = useState(release);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { since, chosen, warnings } = review;
  const common = { since, acknowledged: warnings.map(({ key }) => key).filter((key) => acknowledged.has(key)) };

  async function save(name: string, state: 'open' | 'scheduled', at: string | null): Promise<Release> {
    const body: Omit<ReleaseRequest, 'revision'> = { ...common, name, entries: [...chosen], state, at };
    const path = saved ? `releases/${saved.id}` : 'releases';
    const method = saved ? 'PUT' : 'POST';
    const next = await callApi<Release>(path, { method, body: saved ? { ...body, revision: saved.revision } : body });
    setSaved(next);
    return next;
  }

  async function publishNow(name: string): Promise<VersionSummary> {
    if (!saved) {
      const body: PublishRequest = { ...common, entries: [...chosen], reason: name };
      return callApi<VersionSummary>('versions', { method: 'POST', body });
    }
    const isSame = saved.name === name && namesOf(saved.entries) === namesOf(chosen);
    const { id, revision } = isSame ? saved : await save(name, 'open', null);
    const body: PublishReleaseRequest = { ...common, revision };
    return callApi<VersionSummary>(`releases/${id}/publish`, { method: 'POST', body });
  }

  async function send(work: () => Promise<Done>): Promise<void> {
    setSending(true);
    setFailure(null);
    try {
      const done = await work();
      void store.load();
      void readReleasesAgain();
      onDone(done);
    } catch (error) {
      setSending(false);
      if (!isOutdated(error)) return setFailure(failureOf(error));
      void store.load();
      const now = saved && (await callApi<Release>(`releases/${saved.id}`).catch(() => null));
      if (now && saved && now.revision !== saved.revision && now.revision !== saved.revision + 1) {
        setFailure(failureOf(error));
      } else onOutdated();
    }
  }

  return {
    isSending,
    failure,
    publish: (name) => send(async () => ({ done: 'published', version: await publishNow(name) })),
    schedule: (name, at) => send(async () => ({ done: 'scheduled', release: await save(name, 'scheduled', at) })),
  };
}

function namesOf(entries: Review['chosen']): string {
  return entries
    .map((entry) => `${entryKey(entry)} ${entry.revision}`)
    .sort()
    .join('\n');
}

/** Whether someone has changed an entry, or a warning has come up, since the review. */
function isOutdated(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false;
  const { error: name, problems } = error.answer;
  return name === 'stale' || name === 'unacknowledged' || (name === 'invalid' && problems !== undefined);
}
