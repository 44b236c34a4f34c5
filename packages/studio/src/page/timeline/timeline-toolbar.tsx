/** Chooses the timeline's zoom and range, and whether it shows the draft or what is published. */

import type { ReactNode } from 'react';
import { formatDay } from '../../contract/format-instant.ts';
import { Button } from '../controls/button.tsx';
import { SegmentedControl } from '../controls/segmented-control.tsx';
import { Row } from '../primitives/layout.tsx';
import type { Direction } from './scale.ts';
import type { TimelineView } from './use-timeline-view.ts';

const ZOOM_LABELS = { weeks: 'Week', months: 'Month', quarters: 'Quarter' };
const SOURCE_LABELS = { draft: 'Draft', published: 'Published', both: 'Both' };

interface TimelineToolbarProps {
  readonly view: TimelineView;
  readonly announce: (text: string) => void;
  readonly goTo: (instant: number) => void;
  /** Further choices. */
  readonly children: ReactNode;
}

export function TimelineToolbar({ view, announce, goTo, children }: TimelineToolbarProps) {
  return (
    <Row gap={4} rows={3}>
      <SegmentedControl label="Messages of" options={SOURCE_LABELS} value={view.source} onChange={view.setSource} />
      <SegmentedControl label="Zoom" options={ZOOM_LABELS} value={view.zoom} onChange={view.setZoom} />
      {children}
      <Row gap={2} oneLine toEnd>
        <Turn view={view} direction={-1} announce={announce} />
        <Button size="small" onPress={() => goTo(view.now)}>
          Go to now
        </Button>
        <Turn view={view} direction={1} announce={announce} />
      </Row>
    </Row>
  );
}

interface TurnProps extends Pick<TimelineToolbarProps, 'view' | 'announce'> {
  readonly direction: Direction;
}

function Turn({ view, direction, announce }: TurnProps) {
  const turn = () => announce(`The timeline begins on ${formatDay(view.turn(direction).from, view.timeZone)}.`);
  return (
    <Button size="small" aria-label={direction === 1 ? 'Later' : 'Earlier'} onPress={turn}>
      <span aria-hidden="true">{direction === 1 ? '→' : '←'}</span>
    </Button>
  );
}
