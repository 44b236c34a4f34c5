/** The pending entries, once the first check has arrived. */

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { Release, ReleaseSummary } from '../../contract/releases.ts';
import { ButtonLink } from '../controls/button.tsx';
import { callApi } from '../data/api-client.ts';
import { useDraftStore } from '../data/draft-provider.tsx';
import { Empty } from '../kit/empty.tsx';
import { FailureNotice } from '../kit/failure-notice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { createChecker } from './checker.ts';
import { PublishSelection } from './publish-selection.tsx';
import type { Done } from './use-publishing.ts';

interface CheckedProps {
  /** The release to change; `null` for a new one. */
  readonly release: Release | null;
  /** All unpublished releases. */
  readonly releases: readonly ReleaseSummary[];
  readonly onDone: (done: Done) => void;
  readonly children?: ReactNode;
}

export function Checked({ release, releases, onDone, children }: CheckedProps) {
  const drafts = useDraftStore();
  const [checker] = useState(() => createChecker(drafts, callApi, release));
  const state = useSyncExternalStore(checker.subscribe, checker.state);
  useEffect(() => checker.start(), [checker]);
  const { check, failure } = state;
  if (check === null) {
    if (!failure) return <Skeleton rows={3} height="9rem" />;
    return (
      <FailureNotice title="The draft could not be reviewed" failure={failure} onRetry={() => checker.checkAgain()} />
    );
  }
  if (check.pending.length === 0 && release === null) return <NothingToPublish since={check.since} />;
  return (
    <PublishSelection
      state={{ ...state, check }}
      checker={checker}
      release={release}
      releases={releases}
      onDone={onDone}
    >
      {children}
    </PublishSelection>
  );
}

function NothingToPublish({ since }: { readonly since: number }) {
  return (
    <Empty
      title="Nothing to publish"
      text={`Visitors already see the draft as it is: it was published as version ${since}.`}
    >
      <ButtonLink href="/">Go to the messages</ButtonLink>
    </Empty>
  );
}
