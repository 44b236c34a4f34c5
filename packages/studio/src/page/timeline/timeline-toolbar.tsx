/** Chooses the timeline's zoom and range, and whether it shows the draft or what is published. */

import { formatDay } from '../../contract/format-instant.ts';
import { Button } from '../controls/button.tsx';
import { SegmentedControl } from '../controls/segmented-control.tsx';
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
    <div className="studio-timeline-toolbar">
      <SegmentedControl label="Messages of" options={SOURCE_LABELS} value={view.source} onChange={view.setSource} />
      <SegmentedControl label="Zoom" options={ZOOM_LABELS} value={view.zoom} onChange={view.setZoom} />
      <div className="studio-timeline-toolbar__range">
        <Button
          size="small"
          aria-label="Earlier"
          onPress={() => announce(`The timeline begins on ${formatDay(view.pan(-1).from, timeZone)}.`)}
        >
          <span aria-hidden="true">←</span>
        </Button>
        <p className="studio-timeline-toolbar__dates">
          {formatDay(range.from, timeZone)} <span aria-hidden="true">–</span>
          <span className="studio-visually-hidden">to</span> {formatDay(range.to - 1, timeZone)}
        </p>
        <Button
          size="small"
          aria-label="Later"
          onPress={() => announce(`The timeline begins on ${formatDay(view.pan(1).from, timeZone)}.`)}
        >
          <span aria-hidden="true">→</span>
        </Button>
      </div>
    </div>
  );
}
