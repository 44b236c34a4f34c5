/** Loads others' changes while the page is visible, but not while the person is busy. */

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Status } from '../../contract/api.ts';
import { useDraftState, useDraftStore } from './draft-provider.tsx';
import type { DraftStore } from './draft-store.ts';
import { reload } from './query-client.ts';
import { useStatusQuery } from './use-status.ts';

/** In milliseconds: others' changes don't appear earlier after a keystroke or press. */
const PAUSE = 2_000;

export function FollowOthers() {
  const version = useDraftState((state) => (state.status === 'loaded' ? state.draft.latest.version : null));
  return version === null ? null : <Follower version={version} />;
}

function Follower({ version }: { readonly version: number }) {
  const store = useDraftStore();
  const queries = useQueryClient();
  const [follow] = useState(() => followOthers(store, queries));
  const { data, dataUpdatedAt } = useStatusQuery(version);
  // even if the status is the same, because loading may have failed
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with every response
  useEffect(() => {
    if (data) follow(data);
  }, [data, dataUpdatedAt, follow]);
  return null;
}

/** @returns a function that takes each status */
function followOthers(store: DraftStore, queries: QueryClient): (status: Status) => void {
  let next: Status | null = null;
  let known: Pick<Status, 'event' | 'latest'> | null = null;

  function load(status: Status): void {
    const { event, latest } = status;
    if (known && known.event !== event) {
      for (const name of ['releases', 'comments']) void reload(queries, [name]);
    }
    if (known && known.latest.version !== latest.version) {
      void queries.invalidateQueries({ queryKey: ['versions'], exact: true });
    }
    known = status;
    void store.follow(status);
  }

  return (status) => {
    const isWaiting = next !== null;
    next = status;
    if (isWaiting) return;
    void restOfPerson().then(() => {
      if (next) load(next);
      next = null;
    });
  };
}

/** Resolves once the person hasn't typed or pressed anything for a moment. */
function restOfPerson(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const rest = () => {
      listening.abort();
      resolve();
    };
    let timer = setTimeout(rest, PAUSE);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, PAUSE);
    };
    for (const act of ['input', 'keydown', 'pointerdown']) {
      document.addEventListener(act, wait, { capture: true, signal: listening.signal });
    }
  });
}
