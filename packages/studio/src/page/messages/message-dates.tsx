/** When a message is shown, in the columns of the list: its start, its end, and how far the next of the two is away. */

import type { MessageFields } from '../../contract/draft.ts';
import { formatDistance, formatShortMoment } from '../../contract/format-instant.ts';
import { typedSchedule } from '../../entries/schedule.ts';
import { Text } from '../primitives/layout.tsx';
import { useTimeZone } from '../time/time-zone.ts';
import { formatSchedule } from './format-schedule.ts';

interface MessageDatesProps {
  readonly fields: MessageFields;
  readonly now: number;
}

export function MessageDates({ fields, now }: MessageDatesProps) {
  const timeZone = useTimeZone();
  const { startDate: start, endDate: end } = typedSchedule(fields);
  const isUpcoming = start !== null && start > now;
  const moment = (name: string, word: string, instant: number | null, isNext: boolean) => (
    <span className="studio-dates__one" data-next={isNext}>
      {instant === null ? (
        <Text as="span" tone="quiet">
          No {name}
        </Text>
      ) : (
        <>
          <span className="studio-message__word">{word} </span>
          {formatShortMoment(instant, timeZone)}
          {isNext && (
            <Text as="span" tone="quiet" className="studio-dates__distance">
              {formatDistance(instant, now)}
            </Text>
          )}
        </>
      )}
    </span>
  );
  return (
    <Text as="span" size="small" numbers className="studio-dates" title={formatSchedule(fields, 'UTC', now)}>
      {moment('start', isUpcoming ? 'Starts' : 'Since', start, isUpcoming)}
      {moment('end', end !== null && end <= now ? 'Ended' : 'Ends', end, !isUpcoming)}
    </Text>
  );
}
