/** Says what has changed in the draft since it was reviewed. */

import { useEffect, useRef } from 'react';
import type { Review } from '../../contract/api.ts';
import { languageName } from '../words/language-name.ts';

interface ReviewChangedProps {
  readonly before: Review;
  readonly after: Review;
}

/** Receives focus when it appears. */
export function ReviewChanged({ before, after }: ReviewChangedProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const added = linesOf(after).filter((line) => !linesOf(before).includes(line));
  const gone = linesOf(before).filter((line) => !linesOf(after).includes(line));
  return (
    <div className="studio-notice studio-notice--caution" ref={notice} tabIndex={-1}>
      <div className="studio-notice__text">
        <h2 className="studio-notice__title">Nothing was published: the draft has changed while you reviewed it</h2>
        <Lines title="New" lines={added} />
        <Lines title="No longer so" lines={gone} />
        <p>
          {added.length + gone.length === 0 ? 'What visitors will see is the same. ' : ''}Look at the review again, and
          publish if it is right.
        </p>
      </div>
    </div>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="studio-review-changed__title">{title}</h3>
      <ul className="studio-review-changed__lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function linesOf({ changes, warnings }: Review): readonly string[] {
  return [...changes, ...warnings].map(({ language, text }) =>
    language === null ? text : `${languageName(language)}: ${text}`,
  );
}
