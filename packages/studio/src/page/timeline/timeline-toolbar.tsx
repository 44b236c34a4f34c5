/** Chooses the timeline's zoom and range, and whether it shows the draft or what is published. */

import { formatDay } from '../../contract/format-instant.ts';
import { Button } from '../controls/button.tsx';
import { SegmentedControl } from '../controls/segmented-control.tsx';
import { Row, Text } from '../primitives/layout.tsx';
import type { TimelineView } from './use-timeline-view.ts';

const ZOOM_LABELS = { weeks: 'Weeks', months: 'Months', year: 'Year' };
const SOURCE_LABELS = { draft: 'Draft', published: 'Published', both: 'Both' };

interface TimelineToolbarProps {
  readonly view: TimelineView;
  readonly announce: (text: string) => void;
}

export function TimelineToolbar({ view, announce }: TimelineToolbarProps) {
  const { range, timeZone } = view;
  return (
    <Row gap={4} rows={3}>
      <SegmentedControl label="Messages of" options={SOURCE_LABELS} value={view.source} onChange={view.setSource} />
      <SegmentedControl label="Zoom" options={ZOOM_LABELS} value={view.zoom} onChange={view.setZoom} />
      <Row gap={3} oneLine toEnd className="studio-timeline-toolbar__range">
        <Button
          size="small"
          aria-label="Earlier"
          onPress={() => announce(`The timeline begins on ${formatDay(view.pan(-1).from, timeZone)}.`)}
        >
          <span aria-hidden="true">←</span>
        </Button>
        <Text weight="medium" numbers centered className="studio-timeline-toolbar__dates">
          {formatDay(range.from, timeZone)} <span aria-hidden="true">–</span>
          <span className="studio-visually-hidden">to</span> {formatDay(range.to - 1, timeZone)}
        </Text>
        <Button
          size="small"
          aria-label="Later"
          onPress={() => announce(`The timeline begins on ${formatDay(view.pan(1).from, timeZone)}.`)}
        >
          <span aria-hidden="true">→</span>
        </Button>
      </Row>
    </Row>
  );
}
