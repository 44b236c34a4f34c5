/** A language's strip of shares: what visitors see when, in words on press. */

import { type CSSProperties, useId, useState } from 'react';
import { languageName } from '../../contract/language-name.ts';
import { sharesAt } from '../../entries/timeline.ts';
import { FilledText, useFill } from '../controls/filled-text.tsx';
import { look, Text } from '../primitives/layout.tsx';
import { formatShortShares, NAMED_SHORT } from './format-shares.ts';
import { SOURCE_NAMES, type TimelineRow } from './language-rows.ts';
import { placeIn } from './message-bars.tsx';
import { PeriodTable } from './timeline-text.tsx';
import type { TimelineView } from './use-timeline-view.ts';

interface LanguageStripProps {
  readonly row: TimelineRow;
  readonly view: TimelineView;
  readonly isCompared: boolean;
  readonly goTo: (instant: number) => void;
}

export function LanguageStrip({ row, view, isCompared, goTo }: LanguageStripProps) {
  const { language, messages, timeline, source } = row;
  const { range, moment } = view;
  const [isOpen, setOpen] = useState(false);
  const words = useId();
  const fill = useFill();
  return (
    <li>
      <div className="studio-timeline__row">
        <button
          type="button"
          className={look({ layout: 'row', gap: 2, oneLine: true, size: 'small' }, 'studio-timeline__label')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? words : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Text as="span" weight="medium" rigid>
            {languageName(language)}
            {isCompared && `, ${SOURCE_NAMES[source].toLowerCase()}`}
          </Text>
          <Text as="span" tone="quiet" truncates>
            <FilledText text={formatShortShares(sharesAt(messages, moment))} />
          </Text>
        </button>
        <div className="studio-timeline__track" aria-hidden="true">
          {timeline.periods.map(({ from, to, kind, shares }) => (
            <span
              key={from}
              className={`studio-timeline-place studio-strip studio-strip--${kind}`}
              style={{ ...placeIn(range, from, to), '--studio-shared': Math.min(shares.length, 10) } as CSSProperties}
              title={fill(formatShortShares(shares))}
            >
              <span
                className={look(
                  { truncates: true, block: true },
                  `studio-strip__text studio-strip__text--${shares.length > NAMED_SHORT ? 'count' : 'names'}`,
                )}
              >
                {shares.length > NAMED_SHORT ? shares.length : <FilledText text={formatShortShares(shares)} />}
              </span>
            </span>
          ))}
        </div>
      </div>
      {isOpen && (
        <div id={words} className="studio-timeline__words">
          <PeriodTable row={row} view={view} goTo={goTo} />
        </div>
      )}
    </li>
  );
}
