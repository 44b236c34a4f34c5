/** A language's timeline as text: its periods, with what visitors see, and gaps and overlaps. */

import { formatMoment } from '../../contract/format-instant.ts';
import { languageName } from '../../contract/language-name.ts';
import type { Period } from '../../entries/timeline.ts';
import { Badge } from '../controls/badge.tsx';
import { Button } from '../controls/button.tsx';
import { look, Text } from '../primitives/layout.tsx';
import { formatFindings, formatKind } from './format-shares.ts';
import type { TimelineRow } from './language-rows.ts';
import { ShareList } from './share-list.tsx';
import type { TimelineView } from './use-timeline-view.ts';

const SOURCES = { draft: 'in the draft', published: 'as published', same: 'in the draft and as published' };

interface PeriodTableProps {
  readonly row: TimelineRow;
  readonly view: TimelineView;
  readonly goTo: (instant: number) => void;
}

export function PeriodTable({ row: { language, timeline, source }, view, goTo }: PeriodTableProps) {
  return (
    <table className="studio-table studio-timeline-text">
      <caption className={look({ size: 'small', tone: 'quiet' }, 'studio-timeline-text__caption')}>
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
              {period.kind !== 'single' && (
                <Badge tone={period.kind === 'gap' ? 'caution' : 'accent'}>{formatKind(period)}</Badge>
              )}
              {period.kind === 'gap' && ' Visitors see no message'}
              <ShareList shares={period.shares} language={language} />
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

function formatWhen({ from, to }: Period, { range, timeZone }: TimelineView): string {
  if (from === range.from && to === range.to) return 'The whole period';
  if (from === range.from) return `Until ${formatMoment(to, timeZone)}`;
  if (to === range.to) return `From ${formatMoment(from, timeZone)}`;
  return `${formatMoment(from, timeZone)} to ${formatMoment(to, timeZone)}`;
}
