/** A row for each message: its title, the languages and source if they aren't all, and its bar. */

import { type CSSProperties, memo } from 'react';
import { Link } from 'react-aria-components';
import { LANGUAGES } from '../../../../../src/contract/language.ts';
import { messagePath } from '../../contract/pages.ts';
import { textIn } from '../../contract/text-in.ts';
import type { TimeRange } from '../../entries/timeline.ts';
import { FilledText } from '../controls/filled-text.tsx';
import { useNearView } from '../kit/use-near-view.ts';
import { languageNames } from '../names/language-names.ts';
import { look, Row, Text } from '../primitives/layout.tsx';
import { SOURCE_NAMES } from './language-rows.ts';
import { formatBar, type MessageRow } from './message-rows.ts';
import { positionIn } from './scale.ts';
import type { TimelineView } from './use-timeline-view.ts';

interface MessageBarsProps extends Pick<TimelineView, 'range' | 'now' | 'timeZone'> {
  readonly rows: readonly MessageRow[];
  /** Whether rows say if they are the draft's or published. */
  readonly isCompared: boolean;
}

/** Rows are rendered only near the view, so many at a time. */
const CHUNK = 50;

function Bars({ rows, ...props }: MessageBarsProps) {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: chunks have no other name
    <Chunk key={index} first={index * CHUNK} rows={rows.slice(index * CHUNK, (index + 1) * CHUNK)} {...props} />
  ));
}

/** Doesn't render again while the chosen moment moves. */
export const MessageBars = memo(Bars);

function Chunk({ first, rows, ...props }: MessageBarsProps & { readonly first: number }) {
  const [list, { isNear }] = useNearView<HTMLUListElement>();
  return (
    <ul
      ref={list}
      className="studio-timeline__messages"
      style={{ '--studio-rows': rows.length } as CSSProperties}
      aria-label={`Messages ${first + 1} to ${first + rows.length}`}
    >
      {isNear && rows.map((row) => <MessageBar key={row.key} row={row} {...props} />)}
    </ul>
  );
}

function MessageBar({ row, range, now, timeZone, isCompared }: Omit<MessageBarsProps, 'rows'> & { row: MessageRow }) {
  const { message, title, titleLanguage, languages, source, status } = row;
  const isEverywhere = languages.length === LANGUAGES.length;
  const notes = [
    ...(isCompared && source !== 'same' ? [SOURCE_NAMES[source]] : []),
    ...(message.kind === 'default-message' ? ['Default'] : []),
  ];
  const text = formatBar(row, now, timeZone);
  return (
    <li className="studio-timeline__row">
      <Row gap={2} oneLine size="small" className="studio-timeline__label">
        <Link
          className={look({ truncates: true }, 'studio-timeline__title')}
          href={messagePath(message.kind, message.id)}
          {...textIn(titleLanguage)}
        >
          <FilledText text={title} />
        </Link>
        {notes.length === 0 && isEverywhere ? null : (
          <Text as="span" size="tiny" tone="quiet" rigid nowrap title={languageNames(languages)}>
            {notes.join(', ')}{' '}
            {isEverywhere ? null : (
              <>
                <span aria-hidden="true">
                  {languages.length > 3 ? `${languages.length} languages` : languages.join(' ').toUpperCase()}
                </span>
                <span className="studio-visually-hidden">in {languageNames(languages)}</span>
              </>
            )}
          </Text>
        )}
      </Row>
      <div className="studio-timeline__track">
        <span
          className={`studio-timeline-place studio-timeline-bar studio-timeline-bar--${status}`}
          data-continues-before={(message.startDate ?? Number.NEGATIVE_INFINITY) < range.from || undefined}
          data-continues-after={(message.endDate ?? Number.POSITIVE_INFINITY) > range.to || undefined}
          data-text={textSide(range, message.startDate ?? range.from)}
          title={text}
          style={placeIn(range, message.startDate ?? range.from, message.endDate ?? range.to)}
        >
          <span className="studio-timeline-bar__text">{text}</span>
        </span>
      </div>
    </li>
  );
}

/** Beside which end of a short bar its text has room. */
export function textSide(range: TimeRange, from: number): 'before' | 'after' {
  return positionIn(range, from) > 0.5 ? 'before' : 'after';
}

/** For `studio-timeline-place`; cut off at the range. */
export function placeIn(range: TimeRange, from: number, to: number): CSSProperties {
  const start = positionIn(range, Math.max(from, range.from));
  const end = positionIn(range, Math.min(to, range.to));
  return { '--studio-from': `${start * 100}%`, '--studio-length': `${(end - start) * 100}%` } as CSSProperties;
}
