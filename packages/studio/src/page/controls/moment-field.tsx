/** A field for a moment in the person's time zone, with the same moment in UTC. */

import * as v from 'valibot';
import { dateSchema } from '../../../../../src/content/text-schema.ts';
import { parseInstant } from '../../../../../src/contract/instant.ts';
import { formatShortMoment } from '../../contract/format-instant.ts';
import { timeZoneName } from '../../contract/time-zone.ts';
import { isFar } from '../../entries/date-warnings.ts';

import { Text } from '../primitives/layout.tsx';

import { useTimeZone } from '../time/time-zone.ts';
import { offsetName } from '../time/time-zones.ts';
import { formatIncomplete, isIncomplete } from '../time/typed-moment.ts';
import { otherInstant } from '../time/wall-time.ts';
import { Button } from './button.tsx';
import { DateTimeField } from './date-time-field.tsx';
import { useKeptText } from './kept-texts.tsx';

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
  useKeptText(label, value, onChange);
  const timeZone = useTimeZone();
  const instant = parseInstant(value);
  const other = otherInstant(value, timeZone);
  const hint = instant === null ? `No ${label.toLowerCase()}` : formatInBothZones(instant, timeZone);
  const missing = isIncomplete(value) ? `Only ${formatIncomplete(value)} is typed. Add the rest, or clear it.` : null;
  return (
    <div>
      <DateTimeField
        label={label}
        value={value}
        onChange={onChange}
        timeZone={timeZone}
        hint={hint}
        error={missing ?? error ?? dateProblem(label, value)}
        {...access}
      />
      {instant !== null && isFar(instant, Date.now()) ? (
        <Text size="small" tone="quiet">
          This is more than ten years ahead.
        </Text>
      ) : null}
      {other === null || instant === null || access.isReadOnly ? null : (
        <Text size="small" tone="quiet">
          Clocks go back, so this time comes twice. The {instant < Date.parse(other) ? 'first' : 'second'} one (
          {offsetName(timeZone, instant)}) is used.{' '}
          <Button size="small" onPress={() => onChange(other)}>
            Use the {instant < Date.parse(other) ? 'second' : 'first'} one ({offsetName(timeZone, Date.parse(other))})
          </Button>
        </Text>
      )}
    </div>
  );
}

/** The reason that a problem of the entry would have, for fields that are in none. */
function dateProblem(label: string, value: string): string | null {
  const [issue] = value === '' ? [] : (v.safeParse(dateSchema, value).issues ?? []);
  return issue ? `The ${label.toLowerCase()} ${issue.message}.` : null;
}

function formatInBothZones(instant: number, timeZone: string): string {
  const utc = `${formatShortMoment(instant, 'UTC')} UTC`;
  if (timeZone === 'UTC') return utc;
  return `${formatShortMoment(instant, timeZone)} in ${timeZoneName(timeZone)} (${offsetName(timeZone, instant)}), ${utc}`;
}
