/** A state in the history of an entry: who made it and when, what they changed, and a button to go back to it. */

import { useMemo } from 'react';
import type { EntryRevision } from '../../contract/api.ts';
import type { EntryContent, EntryName } from '../../contract/draft.ts';
import { formatTime } from '../../contract/format-instant.ts';
import { Badge } from '../controls/badge.tsx';
import { Button } from '../controls/button.tsx';
import { Details } from '../controls/details.tsx';
import { contentDifferences } from '../differences/content-differences.ts';
import { FieldDifferences } from '../differences/field-differences.tsx';
import { look, Row, Text } from '../primitives/layout.tsx';
import { useTimeZone } from '../time/time-zone.ts';
import { formatRevision } from './format-revision.ts';

interface RevisionRowProps {
  readonly entry: EntryName;
  readonly revision: EntryRevision;
  /** The state before; `undefined` if it is not kept. */
  readonly before: EntryRevision | undefined;
  readonly isCurrent: boolean;
  /** `null` if there is nothing to go back to, or the person may not. */
  readonly onGoBack: ((content: EntryContent) => void) | null;
}

export function RevisionRow({ entry, revision, before, isCurrent, onGoBack }: RevisionRowProps) {
  const { changedAt, changedBy, content } = revision;
  const timeZone = useTimeZone();
  const time = formatTime(Date.parse(changedAt), timeZone);
  const differences = useMemo(
    () => (content && before?.content ? contentDifferences(entry, before.content, content) : []),
    [entry, before, content],
  );
  return (
    <Text as="li" padBlock={3} line="start">
      <Row gap={4} rows={2} align="start" justify="between">
        <Text as="div" grows="wide">
          <Row gap={2} rows={0} size="small" tone="quiet" numbers>
            <time dateTime={changedAt}>{time}</time>
            <Text as="span" breaks>
              {changedBy}
            </Text>
            {isCurrent && <Badge>Now</Badge>}
          </Row>
          <Text breaks>{formatRevision(revision, before, differences)}</Text>
          {differences.length > 0 && (
            <Details summary="Details" summaryClassName={look({ size: 'small', tone: 'quiet' })}>
              <Text as="div" above={3}>
                <FieldDifferences differences={differences} timeZone={timeZone} />
              </Text>
            </Details>
          )}
        </Text>
        {content && onGoBack && (
          <Button size="small" onPress={() => onGoBack(content)}>
            Go back to this<span className="studio-visually-hidden"> ({time})</span>
          </Button>
        )}
      </Row>
    </Text>
  );
}
