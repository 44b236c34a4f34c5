/** A field for a date and a time in a time zone, with a calendar. */

import type { CalendarDateTime } from '@internationalized/date';
import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateFieldStateContext,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Label,
  Popover,
} from 'react-aria-components';
import { incompleteMoment, isIncomplete, typedDay } from '../time/typed-moment.ts';
import { atWallTime, utcOf, wallTimeOf } from '../time/wall-time.ts';
import { FieldMessages } from './text-field.tsx';

interface DateTimeFieldProps {
  readonly label: string;
  /** In UTC, such as `2026-03-14T09:00:00Z`; empty for none. An incomplete value is `2026-03-14T--:--`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly timeZone: string;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly isReadOnly?: boolean;
  readonly 'aria-describedby'?: string;
}

export function DateTimeField(props: DateTimeFieldProps) {
  const { label, value, onChange, timeZone, hint, error = null, ...access } = props;
  // incomplete input, and times that the clocks skip, stay as typed until the field gets another value
  const [typed, setTyped] = useState<{ wall: CalendarDateTime | null; value: string; timeZone: string } | null>(null);
  const [incomplete, setIncomplete] = useState<string | null>(null);
  const [clears, setClears] = useState(0);
  const given = useRef(value);
  given.current = value;
  // a new object would make the field discard its input
  const known = useMemo(() => wallTimeOf(value, timeZone), [value, timeZone]);
  const wall = typed !== null && typed.value === value && typed.timeZone === timeZone ? typed.wall : known;
  const day = typedDay(incomplete ?? value);
  const isSkipped = wall !== null && atWallTime(wall, timeZone).special === 'skipped';

  function give(next: CalendarDateTime | null, text: string) {
    setTyped({ wall: next, value: text, timeZone });
    given.current = text;
    onChange(text);
  }

  function change(next: CalendarDateTime | null) {
    give(next, next === null ? '' : utcOf(atWallTime(next, timeZone).used));
  }

  function clear() {
    change(null);
    setClears(clears + 1);
  }

  /** @param text as `incompleteMoment` writes it */
  function follow(text: string | null) {
    // the field reports no change if it becomes empty, or complete with its previous value
    if (incomplete && isIncomplete(given.current)) {
      if (text === '') change(null);
      if (text === null && wall) change(wall);
    }
    setIncomplete(text);
  }

  function leave(event: React.FocusEvent) {
    if (incomplete && !event.currentTarget.contains(event.relatedTarget)) give(wall, incomplete);
  }

  return (
    <DatePicker<CalendarDateTime>
      key={clears}
      className="studio-field studio-date"
      value={wall}
      onChange={change}
      granularity="minute"
      hourCycle={24}
      shouldForceLeadingZeros
      firstDayOfWeek="mon"
      isInvalid={error !== null}
      {...access}
    >
      <Label className="studio-field__label">{label}</Label>
      <Group className="studio-field__input studio-date__group" onBlur={leave}>
        <DateInput className="studio-date__input">
          {(segment) => (
            <>
              <DateSegment className="studio-date__segment" segment={segment} />
              {segment.type === 'year' ? <Typed onChange={follow} /> : null}
            </>
          )}
        </DateInput>
        {access.isReadOnly || (value === '' && !incomplete) ? null : (
          <Button
            slot={null}
            className="studio-date__button"
            aria-label={`Clear ${label.toLowerCase()}`}
            onPress={clear}
          >
            <span className="studio-date__clear" aria-hidden="true" />
          </Button>
        )}
        {access.isReadOnly ? null : (
          <Button className="studio-date__button">
            <span className="studio-date__icon" aria-hidden="true" />
          </Button>
        )}
      </Group>
      <FieldMessages
        hint={isSkipped ? <>Clocks go forward and skip this time. Used instead: {hint}</> : hint}
        error={error}
      />
      <Popover className="studio-popover">
        <Dialog className="studio-date__dialog">
          <Calendar className="studio-calendar" firstDayOfWeek="mon" {...(day && { defaultFocusedValue: day })}>
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

/** Reports the field's partial input whenever it changes. */
function Typed({ onChange }: { readonly onChange: (text: string | null) => void }) {
  const segments = useContext(DateFieldStateContext)?.segments ?? [];
  const text = incompleteMoment(segments);
  // biome-ignore lint/correctness/useExhaustiveDependencies: not each time the field renders
  useEffect(() => onChange(text), [text]);
  return null;
}
