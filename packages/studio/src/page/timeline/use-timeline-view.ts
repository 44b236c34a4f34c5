/** The visible part of the timeline and the chosen moment, both kept in the page's URL. */

import { useCallback, useMemo, useState } from 'react';
import { parseWritten } from '../../../../../src/contract/instant.ts';
import type { TimeRange } from '../../entries/timeline.ts';
import { useParameter } from '../routing/navigation.tsx';
import { useNow } from '../time/use-now.ts';
import { type Direction, panned, rangeAround, rangeWith, steppedFrom, turned, ZOOMS, type Zoom } from './scale.ts';

const SOURCES = ['draft', 'published', 'both'] as const;
export type ChosenSource = (typeof SOURCES)[number];

export interface TimelineView {
  readonly timeZone: string;
  /** The present, in milliseconds since 1970; follows the clock. */
  readonly now: number;
  readonly moment: number;
  readonly range: TimeRange;
  readonly zoom: Zoom;
  readonly source: ChosenSource;
  /** Chooses a moment; the range follows it. */
  readonly choose: (instant: number) => void;
  /** Moves the chosen moment as a key does. */
  readonly step: (by: 'step' | 'page', direction: Direction) => void;
  /** Moves the range by weeks, months or quarters. */
  readonly pan: (units: number) => void;
  /** Moves the range as a button does. @returns the range that is then shown */
  readonly turn: (direction: Direction) => TimeRange;
  readonly setZoom: (zoom: Zoom) => void;
  readonly setSource: (source: ChosenSource) => void;
}

export function useTimelineView(timeZone: string): TimelineView {
  const now = useNow();
  const [at, setAt] = useParameter('at');
  const [zoomName, setZoomName] = useParameter('zoom');
  const [sourceName, setSource] = useParameter('of');
  const zoom = ZOOMS.find((name) => name === zoomName) ?? 'weeks';
  const source = SOURCES.find((name) => name === sourceName) ?? 'draft';
  const moment = parseWritten(at) ?? now;
  const [range, setRange] = useState(() => rangeAround(zoom, moment, timeZone));

  const choose = useCallback(
    (instant: number) => {
      setAt(utcOfMoment(instant));
      setRange((before) => rangeWith(zoom, before, instant, timeZone));
    },
    [setAt, zoom, timeZone],
  );
  const step = useCallback(
    (by: 'step' | 'page', direction: Direction) => choose(steppedFrom(zoom, moment, by, direction, timeZone)),
    [choose, zoom, moment, timeZone],
  );
  const pan = useCallback(
    (units: number) => setRange((before) => panned(zoom, before, units, timeZone)),
    [zoom, timeZone],
  );
  const turn = useCallback(
    (direction: Direction) => {
      const next = turned(zoom, range, direction, timeZone);
      setRange(next);
      return next;
    },
    [zoom, range, timeZone],
  );
  const setZoom = useCallback(
    (next: Zoom) => {
      setZoomName(next);
      setRange(rangeAround(next, moment, timeZone));
    },
    [setZoomName, moment, timeZone],
  );
  return useMemo(
    () => ({ timeZone, now, moment, range, zoom, source, choose, step, pan, turn, setZoom, setSource }),
    [timeZone, now, moment, range, zoom, source, choose, step, pan, turn, setZoom, setSource],
  );
}

/** Such as `2027-03-17T12:00:00Z`. */
export function utcOfMoment(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}
