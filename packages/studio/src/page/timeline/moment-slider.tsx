/** The chosen moment's handle, moved by keys and pointers. */

import type { KeyboardEvent, RefObject } from 'react';
import { ownValue } from '../../../../../src/contract/own-value.ts';
import { positionIn } from './scale.ts';
import type { TimelineView } from './use-timeline-view.ts';

interface MomentSliderProps {
  readonly view: TimelineView;
  /** The moment, and what visitors see then. */
  readonly valueText: string;
  readonly label: string;
  readonly sliderRef: RefObject<HTMLDivElement | null>;
  /** Called on Enter: the person wants details about this moment. */
  readonly onEnter: () => void;
}

const MINUTE = 60_000;

export function MomentSlider({ view, valueText, label, sliderRef, onEnter }: MomentSliderProps) {
  const { range, moment } = view;
  const position = positionIn(range, moment);
  const isVisible = position >= 0 && position <= 1;
  const shown = Math.min(Math.max(position, 0), 1);

  function onKeyDown(event: KeyboardEvent) {
    const act = ownValue(KEYS, event.key);
    if (event.key === 'Enter') onEnter();
    else if (act) act(view);
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={sliderRef}
      className="studio-moment-slider"
      data-outside={isVisible ? undefined : ''}
      style={{ insetInlineStart: `${shown * 100}%` }}
      role="slider"
      tabIndex={0}
      aria-label="Moment"
      aria-describedby="studio-timeline-keys"
      aria-valuemin={Math.floor(Math.min(range.from, moment) / MINUTE)}
      aria-valuemax={Math.ceil(Math.max(range.to, moment) / MINUTE)}
      aria-valuenow={Math.round(moment / MINUTE)}
      aria-valuetext={valueText}
      onKeyDown={onKeyDown}
    >
      <span className={`studio-moment-slider__label studio-moment-slider__label--${sideOf(shown)}`} aria-hidden="true">
        {label}
      </span>
    </div>
  );
}

const KEYS: Readonly<Record<string, (view: TimelineView) => void>> = {
  ArrowRight: (view) => view.step('step', 1),
  ArrowUp: (view) => view.step('step', 1),
  ArrowLeft: (view) => view.step('step', -1),
  ArrowDown: (view) => view.step('step', -1),
  PageUp: (view) => view.step('page', 1),
  PageDown: (view) => view.step('page', -1),
  Home: (view) => view.choose(view.now),
};

/** On which side of the handle its label has room. */
function sideOf(position: number): 'start' | 'middle' | 'end' {
  if (position < 0.1) return 'start';
  return position > 0.9 ? 'end' : 'middle';
}
