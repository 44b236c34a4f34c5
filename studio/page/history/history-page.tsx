/** The page “History”: all versions, the newest first. */

import { useCallback, useMemo, useState } from 'react';
import type { VersionList, VersionSummary } from '../../contract/api.ts';
import { callApi } from '../api-client.ts';
import { Button } from '../controls/button.tsx';
import { useDraft, useDraftStore } from '../data/draft-provider.tsx';
import { type Failure, failureOf } from '../data/failure.ts';
import { useAnswer } from '../data/use-answer.ts';
import { useStatus } from '../data/use-status.ts';
import { useAnnounce } from '../frame/announcer.tsx';
import { FailureNotice } from '../frame/failure-notice.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { Skeleton } from '../frame/skeleton.tsx';
import { PublishedNotice } from '../publish/published-notice.tsx';
import { ownTimeZone } from '../time/time-zones.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import { VersionItem } from './version-item.tsx';

export function HistoryPage() {
  const [newest, reload] = useAnswer<VersionList>('versions');
  const [restored, setRestored] = useState<VersionSummary | null>(null);
  const [asked, setAsked] = useState<VersionSummary | null>(null);
  const store = useDraftStore();
  const timeZone = useMemo(ownTimeZone, []);
  return (
    <>
      <PageHeading title="History">
        Everything that was published, with who, when and why. Any version can be published again.{' '}
        <a href="/api/audit.csv">Who did what (CSV)</a>
      </PageHeading>
      <div className="studio-history">
        {restored && <PublishedNotice key={restored.version} version={restored} />}
        {newest.status === 'failed' && (
          <FailureNotice title="The history could not be loaded" failure={newest.failure} onRetry={reload} />
        )}
        {newest.status === 'loading' && <Skeleton rows={5} height="8.25rem" />}
        {newest.status === 'loaded' && <Versions newest={newest.answer} timeZone={timeZone} onRestore={setAsked} />}
      </div>
      {asked && (
        <RestoreDialog
          summary={asked}
          timeZone={timeZone}
          onClose={() => setAsked(null)}
          onRestored={(version) => {
            setAsked(null);
            setRestored(version);
            reload();
            void store.load();
          }}
        />
      )}
    </>
  );
}

interface VersionsProps {
  readonly newest: VersionList;
  readonly timeZone: string;
  readonly onRestore: (summary: VersionSummary) => void;
}

function Versions({ newest, timeZone, onRestore }: VersionsProps) {
  const { latest } = useDraft();
  const served = useStatus(latest.version)?.served ?? null;
  const announce = useAnnounce();
  const [earlier, setEarlier] = useState<VersionList>({ versions: [], hasEarlier: newest.hasEarlier });
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const versions = [...newest.versions, ...earlier.versions];
  const last = versions.at(-1)?.version;

  const loadEarlier = useCallback(async () => {
    setIsLoading(true);
    setFailure(null);
    try {
      const next = await callApi<VersionList>(`versions?before=${last}`);
      setEarlier((before) => ({ ...next, versions: [...before.versions, ...next.versions] }));
      announce(`${next.versions.length} earlier versions were added to the list.`);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setIsLoading(false);
    }
  }, [last, announce]);

  return (
    <>
      <ol className="studio-history__versions" reversed>
        {versions.map((summary) => (
          <VersionItem
            key={summary.version}
            summary={summary}
            isLatest={summary.version === latest.version || summary === versions[0]}
            served={served}
            timeZone={timeZone}
            onRestore={onRestore}
          />
        ))}
      </ol>
      {failure && <FailureNotice title="Earlier versions could not be loaded" failure={failure} />}
      {earlier.hasEarlier && (
        <div className="studio-history__more">
          <Button onPress={() => isLoading || loadEarlier()}>{isLoading ? 'Loading…' : 'Show earlier versions'}</Button>
        </div>
      )}
    </>
  );
}
