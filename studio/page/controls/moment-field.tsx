/** A field for a moment in the person's time zone, with the same moment in UTC. */

import { formatInstant } from '../time/format-instant.ts';
import { useTimeZone } from '../time/time-zone.ts';
import { offsetName, timeZoneName } from '../time/time-zones.ts';
import { formatIncomplete, isIncomplete } from '../time/typed-moment.ts';
import { otherInstant } from '../time/wall-time.ts';
import { Button } from './button.tsx';
import { DateTimeField } from './date-time-field.tsx';

interface MomentFieldProps {
  readonly label: string;
  /** In UTC; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | null;
  readonly isReadOnly?: boolean;
  /** Id of the element that describes it, besides its hint. */
  readonly 'aria-describedby'?: string;
}

export function MomentField({ label, value, onChange, error = null, ...access }: MomentFieldProps) {
  const timeZone = useTimeZone();
  const instant = Date.parse(value);
  const other = otherInstant(value, timeZone);
  const hint = Number.isNaN(instant) ? `No ${label.toLowerCase()}` : formatInBothZones(instant, timeZone);
  const missing = isIncomplete(value) ? `Only ${formatIncomplete(value)} is typed. Add the rest, or clear it.` : null;
  return (
    <div>
      <DateTimeField
        label={label}
        value={value}
        onChange={onChange}
        timeZone={timeZone}
        hint={hint}
        error={missing ?? error}
        {...access}
      />
      {other === null || access.isReadOnly ? null : (
        <p className="studio-date__note">
          Clocks go back, so this time comes twice. The {instant < Date.parse(other) ? 'first' : 'second'} one (
          {offsetName(timeZone, instant)}) is used.{' '}
          <Button size="small" onPress={() => onChange(other)}>
            Use the {instant < Date.parse(other) ? 'second' : 'first'} one ({offsetName(timeZone, Date.parse(other))})
          </Button>
        </p>
      )}
    </div>
  );
}

function formatInBothZones(instant: number, timeZone: string): string {
  const utc = `${formatInstant(instant, 'UTC')} UTC`;
  if (timeZone === 'UTC') return utc;
  return `${formatInstant(instant, timeZone)} in ${timeZoneName(timeZone)} (${offsetName(timeZone, instant)}), ${utc}`;
}
