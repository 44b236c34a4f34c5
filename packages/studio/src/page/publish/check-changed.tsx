/** Says what others have changed since the selection was checked. */

import { useEffect, useRef } from 'react';
import type { EntryName } from '../../contract/draft.ts';
import { useFill } from '../controls/filled-text.tsx';
import { useAnnounce } from '../kit/announcer.tsx';
import { Text } from '../primitives/layout.tsx';
import { useTimeZone } from '../time/time-zone.ts';
import { checkDifferences } from './check-differences.ts';
import type { CheckerState } from './checker.ts';

interface CheckChangedProps {
  readonly outdated: NonNullable<CheckerState['outdated']>;
  readonly titleOf: (entry: EntryName) => string;
}

/** Receives focus each time someone tries to publish an outdated check. */
export function CheckChanged({ outdated, titleOf }: CheckChangedProps) {
  const { before, after, wasSent } = outdated;
  const { entries, added, gone } = checkDifferences(before, after, titleOf, useFill(), useTimeZone());
  const notice = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each outdated check
  useEffect(() => {
    if (!wasSent) return announce('Others have changed something since you reviewed.');
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'start' });
  }, [outdated]);
  return (
    <Text
      as="div"
      inset="large"
      surface="caution"
      size="body"
      className="studio-check-changed"
      ref={notice}
      tabIndex={-1}
    >
      <Text as="div" grows="wide" breaks>
        <Text as="h2" weight="strong">
          {wasSent ? 'Nothing was published: something has' : 'Something has'} changed while you reviewed
        </Text>
        <Lines title="Messages and cards" lines={entries} />
        <Lines title="New" lines={added} />
        <Lines title="No longer applies" lines={gone} />
        <p>
          {added.length + gone.length === 0 ? 'What visitors will see is the same. ' : ''}Your selection is kept. Look
          at it again, and publish if it is right.
        </p>
      </Text>
    </Text>
  );
}

/** Lines shown per kind; the page below lists all. */
const MAX_LINES = 3;

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <Text as="h3" above={2} size="small">
        {title}
      </Text>
      <ul className="studio-check-changed__lines">
        {lines.slice(0, MAX_LINES).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > MAX_LINES && <li>and {lines.length - MAX_LINES} more, below</li>}
      </ul>
    </>
  );
}
