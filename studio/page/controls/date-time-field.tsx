/** A field for a date and a time in a time zone, with a calendar. */

import type { CalendarDateTime } from '@internationalized/date';
import { type ReactNode, useState } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Label,
  Popover,
} from 'react-aria-components';
import { atWallTime, utcOf, wallTimeOf } from '../time/wall-time.ts';
import { FieldMessages } from './text-field.tsx';

interface DateTimeFieldProps {
  readonly label: string;
  /** In UTC, such as `2026-03-14T09:00:00Z`; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly timeZone: string;
  readonly hint?: ReactNode;
  readonly error?: string | null;
}

export function DateTimeField({ label, value, onChange, timeZone, hint, error = null }: DateTimeFieldProps) {
  // a time that the clocks skip stays as it is typed, until the field is given another value
  const [typed, setTyped] = useState<{ wall: CalendarDateTime; utc: string; timeZone: string } | null>(null);
  const isTyped = typed !== null && typed.utc === value && typed.timeZone === timeZone;
  const wall = isTyped ? typed.wall : wallTimeOf(value, timeZone);
  const isSkipped = wall !== null && atWallTime(wall, timeZone).special === 'skipped';

  function change(next: CalendarDateTime | null) {
    if (next === null) {
      setTyped(null);
      onChange('');
      return;
    }
    const utc = utcOf(atWallTime(next, timeZone).used);
    setTyped({ wall: next, utc, timeZone });
    onChange(utc);
  }

  return (
    <DatePicker<CalendarDateTime>
      className="studio-field studio-date"
      value={wall}
      onChange={change}
      granularity="minute"
      hourCycle={24}
      shouldForceLeadingZeros
      firstDayOfWeek="mon"
      isInvalid={error !== null}
    >
      <Label className="studio-field__label">{label}</Label>
      <Group className="studio-field__input studio-date__group">
        <DateInput className="studio-date__input">
          {(segment) => <DateSegment className="studio-date__segment" segment={segment} />}
        </DateInput>
        {value === '' ? null : (
          <Button
            slot={null}
            className="studio-date__button"
            aria-label={`Clear ${label.toLowerCase()}`}
            onPress={() => change(null)}
          >
            <span className="studio-date__clear" aria-hidden="true" />
          </Button>
        )}
        <Button className="studio-date__button">
          <span className="studio-date__icon" aria-hidden="true" />
        </Button>
      </Group>
      <FieldMessages hint={isSkipped ? <>Clocks go forward and skip this time. Used: {hint}</> : hint} error={error} />
      <Popover className="studio-popover">
        <Dialog className="studio-date__dialog">
          <Calendar className="studio-calendar" firstDayOfWeek="mon">
            <header className="studio-calendar__header">
              <Button slot="previous" className="studio-calendar__turn">
                <span aria-hidden="true">‹</span>
              </Button>
              <Heading className="studio-calendar__month" />
              <Button slot="next" className="studio-calendar__turn">
                <span aria-hidden="true">›</span>
              </Button>
            </header>
            <CalendarGrid>
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className="studio-calendar__day">{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell className="studio-calendar__cell" date={date} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
