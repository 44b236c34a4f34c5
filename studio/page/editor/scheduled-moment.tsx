/** The start or end of a message, with the same moment in UTC. */

import { memo } from 'react';
import { Button } from '../controls/button.tsx';
import { DateTimeField } from '../controls/date-time-field.tsx';
import { fieldName } from '../names/entry-names.ts';
import { formatInstant } from '../time/format-instant.ts';
import { offsetName, timeZoneName } from '../time/time-zones.ts';
import { incompleteWords, isIncomplete } from '../time/typed-moment.ts';
import { otherInstant } from '../time/wall-time.ts';

interface ScheduledMomentProps {
  readonly field: 'startDate' | 'endDate';
  /** In UTC; empty for no limit. */
  readonly value: string;
  readonly onChange: (field: 'startDate' | 'endDate', value: string) => void;
  readonly timeZone: string;
  readonly error: string | null;
}

/** Renders again only when its own properties change. */
export const ScheduledMoment = memo(function ScheduledMoment(props: ScheduledMomentProps) {
  const { field, value, timeZone, error } = props;
  const label = fieldName(field);
  const onChange = (next: string) => props.onChange(field, next);
  const instant = Date.parse(value);
  const other = otherInstant(value, timeZone);
  const hint = Number.isNaN(instant) ? `No ${label.toLowerCase()}` : momentWords(instant, timeZone);
  const missing = isIncomplete(value) ? `Only ${incompleteWords(value)} is typed. Add the rest, or clear it.` : null;
  return (
    <div>
      <DateTimeField
        label={label}
        value={value}
        onChange={onChange}
        timeZone={timeZone}
        hint={hint}
        error={missing ?? error}
      />
      {other === null ? null : (
        <p className="studio-schedule__note">
          Clocks go back, so this time comes twice. The {instant < Date.parse(other) ? 'first' : 'second'} one (
          {offsetName(timeZone, instant)}) is used.{' '}
          <Button size="small" onPress={() => onChange(other)}>
            Use the {instant < Date.parse(other) ? 'second' : 'first'} one ({offsetName(timeZone, Date.parse(other))})
          </Button>
        </p>
      )}
    </div>
  );
});

function momentWords(instant: number, timeZone: string): string {
  const utc = `${formatInstant(instant, 'UTC')} UTC`;
  if (timeZone === 'UTC') return utc;
  return `${formatInstant(instant, timeZone)} in ${timeZoneName(timeZone)} (${offsetName(timeZone, instant)}), ${utc}`;
}
