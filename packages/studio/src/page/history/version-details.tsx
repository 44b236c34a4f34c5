/** A version's differences from the one before, in words and field by field. */

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { VersionSummary } from '../../contract/api.ts';
import { failureOf } from '../data/failure.ts';
import { apiQuery, IMMUTABLE } from '../data/query-client.ts';
import { useMenuFiles } from '../data/use-menu-files.ts';
import { FieldDifferences } from '../differences/field-differences.tsx';
import { versionDifferences } from '../differences/version-differences.ts';
import { FailureNotice } from '../kit/failure-notice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Grid, Text } from '../primitives/layout.tsx';
import { ChangeSummary } from '../publish/change-summary.tsx';

interface VersionDetailsProps {
  readonly summary: VersionSummary;
  readonly timeZone: string;
}

export function VersionDetails({ summary: { version }, timeZone }: VersionDetailsProps) {
  const changes = useQuery({ ...apiQuery('GET /versions/:version/changes', { params: { version } }), ...IMMUTABLE });
  const current = useQuery({ ...apiQuery('GET /versions/:version', { params: { version } }), ...IMMUTABLE });
  const before = useQuery({
    ...apiQuery('GET /versions/:version', { params: { version: version - 1 } }),
    ...IMMUTABLE,
  });
  const menus = useMenuFiles().data ?? null;
  const differences = useMemo(
    () =>
      current.data && before.data ? versionDifferences(before.data.languages, current.data.languages, menus) : null,
    [current.data, before.data, menus],
  );
  const failed = [changes, current, before].filter(({ isError }) => isError);
  if (failed[0]) {
    const retry = () => {
      for (const { refetch } of failed) void refetch();
    };
    return (
      <FailureNotice title="The differences could not be loaded" failure={failureOf(failed[0].error)} onRetry={retry} />
    );
  }
  if (!changes.data || !differences) return <Skeleton rows={2} height="6rem" />;
  return (
    <Grid gap={5} className="studio-version__details">
      <Text as="section" shrinks>
        <Text as="h3" below={3} size="body">
          What visitors saw change
        </Text>
        {changes.data.length === 0 ? (
          <Text tone="quiet">Visitors saw no difference.</Text>
        ) : (
          <ChangeSummary
            changes={changes.data}
            timeZone={timeZone}
            level={4}
            immediately="As soon as it was published"
          />
        )}
      </Text>
      <Text as="section" shrinks>
        <Text as="h3" below={3} size="body">
          Field by field
        </Text>
        <FieldDifferences differences={differences} timeZone={timeZone} />
      </Text>
    </Grid>
  );
}
