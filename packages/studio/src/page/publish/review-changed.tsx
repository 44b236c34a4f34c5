/** Says what others have changed since the selection was reviewed. */

import { useEffect, useRef } from 'react';
import type { EntryName } from '../../contract/draft.ts';
import { useFill } from '../controls/filled-text.tsx';
import { useAnnounce } from '../kit/announcer.tsx';
import { reviewDifferences } from './review-differences.ts';
import type { ReviewState } from './reviewer.ts';

interface ReviewChangedProps {
  readonly outdated: NonNullable<ReviewState['outdated']>;
  readonly titleOf: (entry: EntryName) => string;
}

/** Receives focus each time someone tries to publish an outdated review. */
export function ReviewChanged({ outdated, titleOf }: ReviewChangedProps) {
  const { before, after, wasSent } = outdated;
  const { entries, added, gone } = reviewDifferences(before, after, titleOf, useFill());
  const notice = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each outdated review
  useEffect(() => {
    if (!wasSent) return announce('Others have changed something since you reviewed.');
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'start' });
  }, [outdated]);
  return (
    <div className="studio-notice studio-notice--caution studio-review-changed" ref={notice} tabIndex={-1}>
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

/** Lines shown per kind; the review below lists all. */
const MAX_LINES = 3;

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="studio-review-changed__title">{title}</h3>
      <ul className="studio-review-changed__lines">
        {lines.slice(0, MAX_LINES).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > MAX_LINES && <li>and {lines.length - MAX_LINES} more, below</li>}
      </ul>
    </>
  );
}
