/** The timeline as a picture: its scale, rows, and the present and the chosen moment as lines. */

import { type MouseEvent, type PointerEvent, type RefObject, useMemo, useRef } from 'react';
import { formatDay, formatMomentInYear } from '../../contract/format-instant.ts';
import { numberText } from '../../contract/limits.ts';
import { Text } from '../primitives/layout.tsx';
import type { LanguageRows } from './language-rows.ts';
import { LanguageStrip } from './language-strip.tsx';
import { LeftOut } from './left-out.tsx';
import { MessageBars } from './message-bars.tsx';
import { messageRows } from './message-rows.ts';
import { MomentSlider } from './moment-slider.tsx';
import { instantAt, positionIn, ticksOf } from './scale.ts';
import type { ReadableMessage } from './timeline-messages.ts';
import { isIn, type ReleaseMoment, ReleaseRows } from './timeline-releases.tsx';
import { usePan } from './use-pan.ts';
import type { TimelineView } from './use-timeline-view.ts';

interface TimelinePictureProps {
  readonly view: TimelineView;
  readonly releases: readonly ReleaseMoment[];
  readonly languages: readonly LanguageRows[];
  readonly isPublished: (message: ReadableMessage) => boolean;
  /** The moment and what visitors see then. */
  readonly momentText: string;
  readonly sliderRef: RefObject<HTMLDivElement | null>;
  readonly onEnter: () => void;
  readonly goTo: (instant: number) => void;
}

export function TimelinePicture(props: TimelinePictureProps) {
  const { view, releases, languages, isPublished, momentText, sliderRef, onEnter, goTo } = props;
  const { range, timeZone, moment, now, zoom } = view;
  const surface = useRef<HTMLDivElement>(null);
  const plot = useRef<HTMLDivElement>(null);
  const isDragging = useRef(false);
  const pan = usePan(surface, plot, view.pan);
  const isCompared = view.source === 'both';
  const ticks = useMemo(() => ticksOf(zoom, range, timeZone), [zoom, range, timeZone]);
  const { rows, elsewhere } = useMemo(
    () => messageRows(languages, range, now, isPublished),
    [languages, range, now, isPublished],
  );

  function chooseAt(event: MouseEvent) {
    const box = plot.current?.getBoundingClientRect();
    if (!box) return;
    const position = Math.min(Math.max((event.clientX - box.left) / box.width, 0), 0.9999);
    view.choose(instantAt(range, position));
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || !isOnPlot(event, plot.current)) return;
    pan.start(event);
    // touches may scroll the page, so only clicks choose a moment
    isDragging.current = event.pointerType === 'mouse';
    if (!isDragging.current) return;
    chooseAt(event);
    event.preventDefault();
    sliderRef.current?.focus({ preventScroll: true });
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    pan.move(event);
    if (isDragging.current) chooseAt(event);
  }

  function onPointerEnd() {
    pan.end();
    isDragging.current = false;
  }

  return (
    <section className="studio-timeline kit-surface-panel" aria-labelledby="studio-timeline-title">
      <h2 id="studio-timeline-title" className="studio-visually-hidden">
        The timeline from {formatDay(range.from, timeZone)} to {formatDay(range.to - 1, timeZone)}
      </h2>
      {/* biome-ignore-start lint/a11y/noStaticElementInteractions: the slider does the same for keyboards */}
      {/* biome-ignore-start lint/a11y/useKeyWithClickEvents: as above */}
      <div
        ref={surface}
        className="studio-timeline__surface"
        onPointerDown={onPointerDown}
        onClick={(event) => isOnPlot(event, plot.current) && chooseAt(event)}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onPointerLeave={onPointerEnd}
      >
        <div className="studio-timeline__plot" ref={plot} aria-hidden="true">
          {ticks.map(({ at, group }) => (
            <Line key={at} kind={group === null ? 'tick' : 'group'} position={positionIn(range, at)} />
          ))}
          {releases
            .filter(({ at }) => isIn(range, at))
            .map(({ id, at }) => (
              <Line key={id} kind="release" position={positionIn(range, at)} />
            ))}
          {isIn(range, now) && <Line kind="now" position={positionIn(range, now)} />}
          {isIn(range, moment) && <Line kind="moment" position={positionIn(range, moment)} />}
        </div>
        <div className="studio-timeline__axis">
          {ticks.map(({ at, label, group }) => (
            <span key={at} className="studio-timeline__tick" style={placeAt(positionIn(range, at))} aria-hidden="true">
              <span className="studio-timeline__group">{group}</span>
              <span className="studio-timeline__day">{label}</span>
            </span>
          ))}
          {isIn(range, now) && Math.abs(positionIn(range, now) - positionIn(range, moment)) > 0.2 && (
            <span className="studio-timeline__now" style={placeAt(positionIn(range, now))} aria-hidden="true">
              Now
            </span>
          )}
          <MomentSlider
            view={view}
            valueText={momentText}
            label={formatMomentInYear(moment, timeZone)}
            sliderRef={sliderRef}
            onEnter={onEnter}
          />
        </div>
        <ReleaseRows releases={releases} view={view} />
        <Heading text="What visitors see" />
        <ul>
          {languages.flatMap(({ language, rows: inLanguage }) =>
            inLanguage.map((row) => (
              <LanguageStrip
                key={`${language} ${row.source}`}
                row={row}
                view={view}
                isCompared={isCompared}
                goTo={goTo}
              />
            )),
          )}
        </ul>
        <Heading text="Messages" />
        <MessageBars rows={rows} range={range} now={now} timeZone={timeZone} isCompared={isCompared} />
        <LeftOut languages={languages} />
        {elsewhere > 0 && (
          <Text inset="small" size="small" tone="quiet" className="studio-timeline__note">
            {elsewhere === 1 ? '1 more message ends' : `${numberText(elsewhere)} more messages end`} before this time or
            {elsewhere === 1 ? ' starts' : ' start'} after it.
          </Text>
        )}
      </div>
      {/* biome-ignore-end lint/a11y/noStaticElementInteractions: as above */}
      {/* biome-ignore-end lint/a11y/useKeyWithClickEvents: as above */}
      <Text id="studio-timeline-keys" line="start" inset="medium" size="small" tone="quiet">
        Click to choose a moment. On its handle, arrow keys, Page Up and Page Down move it, Home goes to now, and Enter
        to what visitors see then.
      </Text>
    </section>
  );
}

function Heading({ text }: { readonly text: string }) {
  return (
    <Text as="h3" size="tiny" weight="medium" tone="quiet" className="studio-timeline__heading">
      {text}
    </Text>
  );
}

interface LineProps {
  readonly kind: 'tick' | 'group' | 'release' | 'now' | 'moment';
  readonly position: number;
}

function Line({ kind, position }: LineProps) {
  return <span className={`studio-timeline__line studio-timeline__line--${kind}`} style={placeAt(position)} />;
}

/** Whether a press is meant for the plot, which links, buttons and text may cover. */
function isOnPlot({ target, clientX }: MouseEvent, plot: HTMLElement | null): boolean {
  const isCovered = target instanceof Element && target.closest('a, button, .studio-timeline__words') !== null;
  return !isCovered && plot !== null && clientX >= plot.getBoundingClientRect().left;
}

const placeAt = (position: number) => ({ insetInlineStart: `${position * 100}%` });
