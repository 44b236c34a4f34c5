/** Says what others have changed since the selection was checked. */

import { useEffect, useRef } from 'react';
import type { EntryName } from '../../contract/draft.ts';
import { useFill } from '../controls/filled-text.tsx';
import { useAnnounce } from '../kit/announcer.tsx';
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
    <div className="studio-notice studio-notice--caution studio-check-changed" ref={notice} tabIndex={-1}>
      <div className="studio-notice__text">
        <h2 className="studio-notice__title">
          {wasSent ? 'Nothing was published: something has' : 'Something has'} changed while you reviewed
        </h2>
        <Lines title="Messages and cards" lines={entries} />
        <Lines title="New" lines={added} />
        <Lines title="No longer applies" lines={gone} />
        <p>
          {added.length + gone.length === 0 ? 'What visitors will see is the same. ' : ''}Your selection is kept. Look
          at it again, and publish if it is right.
        </p>
      </div>
    </div>
  );
}

/** Lines shown per kind; the page below lists all. */
const MAX_LINES = 3;

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="studio-check-changed__title">{title}</h3>
      <ul className="studio-check-changed__lines">
        {lines.slice(0, MAX_LINES).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > MAX_LINES && <li>and {lines.length - MAX_LINES} more, below</li>}
      </ul>
    </>
  );
}
