/** The timeline as text: each language's periods, with what visitors see, and gaps and overlaps. */

import { Link } from 'react-aria-components';
import type { Language } from '../../../../../src/contract/language.ts';
import { formatDay, formatMoment } from '../../contract/format-instant.ts';
import { languageName } from '../../contract/language-name.ts';
import { messagePath } from '../../contract/pages.ts';
import { textIn } from '../../contract/text-in.ts';
import type { Period } from '../../entries/timeline.ts';
import { fieldName } from '../../model/entry-types.ts';
import { Badge } from '../controls/badge.tsx';
import { Button } from '../controls/button.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { look, Stack, Text } from '../primitives/layout.tsx';
import { formatFindings, formatKind, formatShare } from './format-shares.ts';
import type { ReadableMessage } from './timeline-messages.ts';
import { type ReleaseMoment, ReleaseTable } from './timeline-releases.tsx';
import type { LanguageRows, TimelineRow } from './timeline-row.ts';
import type { TimelineView } from './use-timeline-view.ts';

interface TimelineTextProps {
  readonly view: TimelineView;
  readonly releases: readonly ReleaseMoment[];
  readonly languages: readonly LanguageRows[];
  readonly goTo: (instant: number) => void;
}

const SOURCES = { draft: 'in the draft', published: 'as published', same: 'in the draft and as published' };

export function TimelineText({ view, releases, languages, goTo }: TimelineTextProps) {
  const { range, timeZone } = view;
  return (
    <Stack as="section" gap={4} aria-labelledby="studio-timeline-text-title">
      <Text id="studio-timeline-text-title" as="h2" size="large">
        The timeline in words
      </Text>
      <Text tone="quiet">
        From {formatDay(range.from, timeZone)} to {formatDay(range.to - 1, timeZone)}, {timeZone} time.
      </Text>
      <ReleaseTable releases={releases} view={view} goTo={goTo} />
      {languages.map(({ language, rows, unreadable }) => (
        <Text
          key={language}
          as="section"
          surface="panel"
          inset="large"
          aria-labelledby={`studio-timeline-text-${language}`}
        >
          <Text id={`studio-timeline-text-${language}`} as="h3" size="body">
            {languageName(language)}
          </Text>
          {rows.map((row) => (
            <PeriodTable key={row.source} row={row} view={view} goTo={goTo} isNamed={rows.length > 1} />
          ))}
          {unreadable.map(({ kind, id, title, field }) => (
            <p key={`${kind} ${id}`} className={look({ above: 3, tone: 'caution' })}>
              Left out:{' '}
              <Link href={messagePath(kind, id)}>
                <FilledText text={title} />
              </Link>
              , because its {fieldName(field).toLowerCase()} cannot be read.
            </p>
          ))}
        </Text>
      ))}
    </Stack>
  );
}

interface PeriodTableProps {
  readonly row: TimelineRow;
  readonly view: TimelineView;
  readonly goTo: (instant: number) => void;
  /** Whether the caption names the source of the messages. */
  readonly isNamed: boolean;
}

function PeriodTable({ row: { language, timeline, source }, view, goTo, isNamed }: PeriodTableProps) {
  return (
    <table className="studio-table studio-timeline-text">
      <caption className={isNamed ? look({ size: 'small', tone: 'quiet' }) : 'studio-visually-hidden'}>
        {languageName(language)} {SOURCES[source]}: {formatFindings(timeline.periods)}
      </caption>
      <thead className="studio-visually-hidden">
        <tr>
          <th scope="col">When</th>
          <th scope="col">What visitors see</th>
          <th scope="col">Moment</th>
        </tr>
      </thead>
      <tbody>
        {timeline.periods.map((period) => (
          <tr key={period.from}>
            <th scope="row" className="studio-timeline-text__when">
              {formatWhen(period, view)}
            </th>
            <td>
              <PeriodMessages period={period} language={language} />
              {period.shares[0]?.message.kind === 'default-message' && (
                <Text as="span" block size="small" tone="quiet">
                  Default message: {timeline.usesDefaults ? 'there are no announcements' : 'no announcement is live'}
                </Text>
              )}
            </td>
            <td className="studio-timeline-text__go">
              <Button look="quiet" size="small" onPress={() => goTo(period.from)}>
                Go there<span className="studio-visually-hidden"> ({formatMoment(period.from, view.timeZone)})</span>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PeriodMessagesProps {
  readonly period: Period<ReadableMessage>;
  readonly language: Language;
}

function PeriodMessages({ period, language }: PeriodMessagesProps) {
  const mark = formatKind(period);
  return (
    <>
      {mark && <Badge tone={period.kind === 'gap' ? 'caution' : 'accent'}>{mark}</Badge>}
      {period.shares.length === 0 && <span> Visitors see no message</span>}
      <ul className="studio-timeline-text__messages">
        {period.shares.map(({ message, share }) => (
          <li key={message.id}>
            <Link href={messagePath(message.kind, message.id)} {...textIn(language)}>
              <FilledText text={message.title} />
            </Link>
            {share < 1 && (
              <Text as="span" tone="quiet">
                {' '}
                {formatShare(share)}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function formatWhen({ from, to }: Period, { range, timeZone }: TimelineView): string {
  if (from === range.from && to === range.to) return 'The whole period';
  if (from === range.from) return `Until ${formatMoment(to, timeZone)}`;
  if (to === range.to) return `From ${formatMoment(from, timeZone)}`;
  return `${formatMoment(from, timeZone)} to ${formatMoment(to, timeZone)}`;
}
