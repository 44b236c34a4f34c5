/**
 * A version in the history: who published it, when and why, its differences and preview, and a button to publish it
 * again.
 */

import { useQuery } from '@tanstack/react-query';
import { Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import type { Change, VersionSummary } from '../../contract/api.ts';
import { Badge } from '../controls/badge.tsx';
import { Button, ButtonLink } from '../controls/button.tsx';
import { apiQuery, IMMUTABLE } from '../data/query-client.ts';
import { look, Row, Text } from '../primitives/layout.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { usePreviewPath } from '../routing/preview-path.ts';
import { Moment } from '../time/moment.tsx';
import { VersionDetails } from './version-details.tsx';

interface VersionContentProps {
  readonly summary: VersionSummary;
  readonly isLatest: boolean;
  /** The version that the service reports; `null` if it is not known. */
  readonly served: number | null;
  readonly timeZone: string;
  readonly onRestore: (summary: VersionSummary) => void;
  /** Whether its changes are open. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

export function VersionContent(props: VersionContentProps) {
  const { summary, isLatest, served, timeZone, onRestore, isOpen, onOpen } = props;
  const { version, publishedAt, publishedBy, reason, restores, state } = summary;
  const previewPath = usePreviewPath();
  const isPublisher = useHasRole('publisher');
  const isShown = served === null ? isLatest && state === 'published' : served === version;
  const isOnItsWay = state === 'pending' || (isLatest && served !== null && served < version);
  const isReadable = state !== 'unreadable';
  const isCompared = isReadable && version !== 1;
  const changes = useQuery({
    ...apiQuery('GET /versions/:version/changes', { params: { version } }),
    enabled: isCompared,
    ...IMMUTABLE,
  });
  return (
    <Disclosure isExpanded={isOpen} onExpandedChange={onOpen}>
      <Row gap={4} align="start" justify="between">
        <Text as="div" grows="wide">
          <Row gap={3} rows={1}>
            <Heading level={2} className={look({ size: 'large' })}>
              Version {version}
            </Heading>
            {isShown && <Badge tone="good">What visitors see</Badge>}
            {isOnItsWay && <Badge tone="caution">On its way</Badge>}
            {!isReadable && <Badge tone="caution">Not readable by this release</Badge>}
            {restores !== null && <Badge>Version {restores} again</Badge>}
          </Row>
          <Text size="small" tone="quiet" breaks>
            <Moment at={Date.parse(publishedAt)} />
            {version === 1 ? '' : `, by ${publishedBy}`}
          </Text>
          {reason !== '' && (
            <Text above={2} measure breaks>
              {reason}
            </Text>
          )}
          {isCompared && (
            <Text above={2} size="small" tone="quiet" breaks>
              {formatCount(changes.data)}
            </Text>
          )}
        </Text>
        <Row gap={2}>
          {isCompared && (
            <Button size="small" slot="trigger">
              {isOpen ? 'Hide' : 'Show'} changes
              <span className="studio-visually-hidden"> of version {version}</span>
            </Button>
          )}
          {isReadable && (
            <ButtonLink size="small" href={previewPath({ of: String(version) })}>
              Preview<span className="studio-visually-hidden"> version {version}</span>
            </ButtonLink>
          )}
          {isPublisher && isReadable && !isLatest && (
            <Button size="small" slot={null} onPress={() => onRestore(summary)}>
              Publish this again<span className="studio-visually-hidden"> (version {version})</span>
            </Button>
          )}
        </Row>
      </Row>
      <DisclosurePanel className="studio-version__panel">
        {isOpen && <VersionDetails summary={summary} timeZone={timeZone} />}
      </DisclosurePanel>
    </Disclosure>
  );
}

function formatCount(changes: readonly Change[] | undefined): string {
  // reserves the line while loading
  if (!changes) return '\u00a0';
  const { length } = changes;
  if (length === 0) return 'No change that visitors see';
  return length === 1 ? '1 change' : `${length} changes`;
}
