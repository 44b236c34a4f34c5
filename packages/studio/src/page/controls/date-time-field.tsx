/** A field for a date and a time in a time zone, with a calendar. */

import type { CalendarDateTime } from '@internationalized/date';
import { type ReactNode, type Ref, useContext, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
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
import { typedYear } from '../../contract/full-year.ts';
import { FIELD } from '../primitives/control-classes.ts';
import { look, Row } from '../primitives/layout.tsx';
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
  const field = useRef<TypedYear>(null);
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
    // while its year is typed, a date has other years
    if (next !== null && isShort(next)) setTyped({ wall: next, value, timeZone });
    else give(next, next === null ? '' : utcOf(atWallTime(next, timeZone).used));
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
    const { year } = field.current ?? {};
    if (year !== undefined && year !== known?.year && year !== typedYear(year)) field.current?.setYear(typedYear(year));
    if (event.currentTarget.contains(event.relatedTarget)) return;
    if (incomplete) give(wall, incomplete);
    else if (wall !== null && wall === typed?.wall && isShort(wall)) {
      const full = wall.set({ year: typedYear(wall.year) });
      give(full, utcOf(atWallTime(full, timeZone).used));
    }
  }

  return (
    <DatePicker<CalendarDateTime>
      key={clears}
      className={`${FIELD.root} studio-date`}
      value={wall}
      onChange={change}
      granularity="minute"
      shouldForceLeadingZeros
      firstDayOfWeek="mon"
      isInvalid={error !== null}
      {...access}
    >
      <Label className={FIELD.label}>{label}</Label>
      <Group className={look({ layout: 'row', gap: 1 }, FIELD.input, 'studio-date__group')} onBlur={leave}>
        <DateInput
          className={look(
            { layout: 'row', align: 'stretch', oneLine: true, grows: true, nowrap: true, numbers: true },
            'studio-date__input',
          )}
        >
          {(segment) => (
            <>
              <DateSegment className="studio-date__segment" segment={segment} />
              {segment.type === 'year' ? <Typed onChange={follow} field={field} /> : null}
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
            <Row as="header" justify="between" oneLine className="studio-calendar__header">
              <Button slot="previous" className="studio-calendar__turn">
                <span aria-hidden="true">‹</span>
              </Button>
              <Heading className={look({ size: 'body' })} />
              <Button slot="next" className="studio-calendar__turn">
                <span aria-hidden="true">›</span>
              </Button>
            </Row>
            <CalendarGrid>
              <CalendarGridHeader>
                {(day) => (
                  <CalendarHeaderCell className={look({ size: 'small', weight: 'normal', tone: 'quiet' })}>
                    {day}
                  </CalendarHeaderCell>
                )}
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

/** Whether the year has fewer than four digits. */
function isShort({ year }: CalendarDateTime): boolean {
  return year < 1_000;
}

interface TypedYear {
  /** Absent before it is typed. */
  readonly year: number | undefined;
  readonly setYear: (year: number) => void;
}

interface TypedProps {
  readonly onChange: (text: string | null) => void;
  readonly field: Ref<TypedYear>;
}

/** Reports the field's partial input whenever it changes, and its year. */
function Typed({ onChange, field }: TypedProps) {
  const state = useContext(DateFieldStateContext);
  const { segments = [] } = state ?? {};
  const text = incompleteMoment(segments);
  const typed = segments.find(({ type, isPlaceholder }) => type === 'year' && !isPlaceholder);
  useImperativeHandle(field, () => ({
    year: typed?.value ?? undefined,
    setYear: (year) => state?.setSegment('year', year),
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: not each time the field renders
  useEffect(() => onChange(text), [text]);
  return null;
}
