/** All versions, newest first. */

import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-aria-components';
import type { VersionSummary } from '../../contract/api.ts';
import { callApi } from '../data/api-client.ts';
import { useDraft, useDraftStore } from '../data/draft-provider.tsx';
import { failureOf } from '../data/failure.ts';
import { useStatus } from '../data/use-status.ts';
import { useAnnounce } from '../kit/announcer.tsx';
import { FailureNotice } from '../kit/failure-notice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useNearView } from '../kit/use-near-view.ts';
import { Stack } from '../primitives/layout.tsx';
import { PublishedNotice } from '../publish/published-notice.tsx';
import { NeedsRole } from '../rights/needs-role.tsx';
import { useParameter } from '../routing/navigation.tsx';
import { useTimeZone } from '../time/time-zone.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import { VersionItem } from './version-item.tsx';

export function VersionList() {
  const [parameter] = useParameter('version');
  const version = /^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : null;
  const history = useHistory(version);
  const [restored, setRestored] = useState<VersionSummary | null>(null);
  const [toRestore, setToRestore] = useState<VersionSummary | null>(null);
  const store = useDraftStore();
  const timeZone = useTimeZone();
  return (
    <>
      <Stack gap={4}>
        <NeedsRole needed="publisher">Only publishers can publish a version again.</NeedsRole>
        {restored && <PublishedNotice key={restored.version} version={restored} />}
        {history.isLoadingError && (
          <FailureNotice
            title="The history could not be loaded"
            failure={failureOf(history.error)}
            onRetry={history.refetch}
          />
        )}
        {history.isPending && <Skeleton rows={5} height="8.25rem" />}
        {version === null ? null : (
          <p>
            <Link href="/history">Show later versions</Link>
          </p>
        )}
        {history.data && <Versions history={history} opened={version} timeZone={timeZone} onRestore={setToRestore} />}
      </Stack>
      {toRestore && (
        <RestoreDialog
          summary={toRestore}
          timeZone={timeZone}
          onClose={() => setToRestore(null)}
          onRestored={(version) => {
            setToRestore(null);
            setRestored(version);
            void history.refetch();
            void store.load();
          }}
        />
      )}
    </>
  );
}

/** All versions in pages, newest first. @param from the version to start with; `null` for the latest */
const useHistory = (from: number | null) =>
  useInfiniteQuery({
    queryKey: from === null ? ['versions'] : ['versions', 'from', from],
    queryFn: ({ pageParam: before, signal }) => callApi('GET /versions', { query: { before }, signal }),
    initialPageParam: from === null ? null : from + 1,
    getNextPageParam: ({ hasEarlier, versions }) => (hasEarlier ? versions.at(-1)?.version : undefined),
  });

interface VersionsProps {
  readonly history: ReturnType<typeof useHistory>;
  /** The version named in the URL, whose changes are open from the start. */
  readonly opened: number | null;
  readonly timeZone: string;
  readonly onRestore: (summary: VersionSummary) => void;
}

function Versions({ history, opened, timeZone, onRestore }: VersionsProps) {
  const latest = useDraft((draft) => draft.latest);
  const served = useStatus(latest.version)?.served ?? null;
  const announce = useAnnounce();
  const versions = history.data?.pages.flatMap((page) => page.versions) ?? [];

  const last = versions.at(-1)?.version ?? 0;
  const isLonger = (history.data?.pages.length ?? 0) > 1;
  const [earliest, setEarliest] = useParameter('earliest');
  const [end, { isNear }] = useNearView<HTMLDivElement>();
  const { fetchNextPage, hasNextPage, isFetching, isError } = history;
  const isLoading = hasNextPage && !isError && (isNear || (earliest !== '' && last > Number(earliest)));
  useEffect(() => {
    if (!isLoading || isFetching) return;
    void fetchNextPage().then(({ data, isError }) => {
      const added = data?.pages.at(-1)?.versions.length ?? 0;
      if (!isError) announce(`${added} earlier versions were added to the list.`);
    });
  }, [isLoading, isFetching, fetchNextPage, announce]);
  // the URL keeps the length of the list, so that Back shows the same list
  useEffect(() => {
    if (isLonger && (earliest === '' || last < Number(earliest))) setEarliest(String(last));
  }, [isLonger, last, earliest, setEarliest]);

  return (
    <>
      {[...inParts(versions)].map(([part, some]) => (
        <ol key={part} className="studio-history__versions" reversed>
          {some.map((summary) => (
            <VersionItem
              key={summary.version}
              summary={summary}
              isLatest={summary.version === latest.version || (opened === null && summary === versions[0])}
              isOpened={summary.version === opened}
              served={served}
              timeZone={timeZone}
              onRestore={onRestore}
            />
          ))}
        </ol>
      ))}
      {history.isFetchNextPageError && (
        <FailureNotice
          title="Earlier versions could not be loaded"
          failure={failureOf(history.error)}
          onRetry={() => void fetchNextPage()}
        />
      )}
      <div ref={end}>{isLoading && <Skeleton rows={1} height="8.25rem" />}</div>
    </>
  );
}

/** Versions per part: browsers lay out only the parts near the view. */
const PART = 25;

/** Groups by number, so that each version stays in its part when others are added. */
function inParts(versions: readonly VersionSummary[]): ReadonlyMap<number, readonly VersionSummary[]> {
  return Map.groupBy(versions, ({ version }) => Math.floor(version / PART));
}
