/** What is different in a version from the one before: in words, and field by field. */

import { useMemo } from 'react';
import type { Change, Version, VersionSummary } from '../../contract/api.ts';
import { type Loaded, useAnswer } from '../data/use-answer.ts';
import { FailureNotice } from '../frame/failure-notice.tsx';
import { Skeleton } from '../frame/skeleton.tsx';
import { ChangeSummary } from '../publish/change-summary.tsx';
import { FieldDifferences } from './field-differences.tsx';
import { versionDifferences } from './version-differences.ts';

interface VersionDetailsProps {
  readonly summary: VersionSummary;
  readonly changes: Loaded<readonly Change[]>;
  readonly onRetry: () => void;
  readonly timeZone: string;
}

export function VersionDetails({ summary: { version }, changes, onRetry, timeZone }: VersionDetailsProps) {
  const [current, reloadCurrent] = useAnswer<Version>(`versions/${version}`);
  const [before, reloadBefore] = useAnswer<Version>(`versions/${version - 1}`);
  const differences = useMemo(
    () =>
      current.status === 'loaded' && before.status === 'loaded'
        ? versionDifferences(before.answer.languages, current.answer.languages)
        : null,
    [current, before],
  );
  const failed = [changes, current, before].find((loaded) => loaded.status === 'failed');
  if (failed) {
    const retry = () => {
      onRetry();
      reloadCurrent();
      reloadBefore();
    };
    return <FailureNotice title="The differences could not be loaded" failure={failed.failure} onRetry={retry} />;
  }
  if (changes.status !== 'loaded' || !differences) return <Skeleton rows={2} height="6rem" />;
  return (
    <div className="studio-version__details">
      <section className="studio-version__section">
        <h3 className="studio-version__subtitle">What visitors saw change</h3>
        {changes.answer.length === 0 ? (
          <p className="studio-differences__none">Visitors saw no difference.</p>
        ) : (
          <ChangeSummary
            changes={changes.answer}
            timeZone={timeZone}
            level={4}
            immediately="As soon as it was published"
          />
        )}
      </section>
      <section className="studio-version__section">
        <h3 className="studio-version__subtitle">Field by field</h3>
        <FieldDifferences differences={differences} timeZone={timeZone} />
      </section>
    </div>
  );
}
