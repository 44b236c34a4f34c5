/**
 * Renders the timeline: its scale, releases, the bars of each language, and the present and the chosen moment as lines.
 */

import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { formatMomentInYear } from '../../contract/format-instant.ts';
import { languageName } from '../../contract/language-name.ts';
import { Row, Text } from '../primitives/layout.tsx';
import { LanguageTrack } from './language-track.tsx';
import { MomentSlider } from './moment-slider.tsx';
import { instantAt, positionIn, ticksOf } from './scale.ts';
import { type ReleaseMoment, ReleaseTrack } from './timeline-releases.tsx';
import type { LanguageRows } from './timeline-row.ts';
import type { TimelineView } from './use-timeline-view.ts';

interface TimelinePictureProps {
  readonly view: TimelineView;
  readonly releases: readonly ReleaseMoment[];
  readonly languages: readonly LanguageRows[];
  /** The moment and what visitors see then. */
  readonly momentText: string;
  readonly sliderRef: RefObject<HTMLDivElement | null>;
  readonly onEnter: () => void;
}

const SOURCE_NAMES = { draft: 'Draft', published: 'Published', same: 'Draft and published' };

export function TimelinePicture({ view, releases, languages, momentText, sliderRef, onEnter }: TimelinePictureProps) {
  const { range, timeZone, moment, now, zoom, source } = view;
  const plot = useRef<HTMLDivElement>(null);
  const isDragging = useRef(false);

  function chooseAt(event: MouseEvent) {
    const box = plot.current?.getBoundingClientRect();
    if (!box) return;
    const position = Math.min(Math.max((event.clientX - box.left) / box.width, 0), 0.9999);
    view.choose(instantAt(range, position));
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || isLink(event)) return;
    // touches may scroll the page, so only clicks choose a moment
    isDragging.current = event.pointerType === 'mouse';
    if (!isDragging.current) return;
    chooseAt(event);
    event.preventDefault();
    sliderRef.current?.focus({ preventScroll: true });
  }

  return (
    <Text as="section" pad={5} surface="panel" className="studio-timeline" aria-labelledby="studio-timeline-title">
      <h2 id="studio-timeline-title" className="studio-visually-hidden">
        The timeline
      </h2>
      {/* biome-ignore-start lint/a11y/noStaticElementInteractions: the slider does the same for keyboards */}
      {/* biome-ignore-start lint/a11y/useKeyWithClickEvents: as above */}
      <div
        className="studio-timeline__surface"
        onPointerDown={onPointerDown}
        onClick={(event) => isLink(event) || chooseAt(event)}
        onPointerMove={(event) => isDragging.current && chooseAt(event)}
        onPointerUp={() => {
          isDragging.current = false;
        }}
        onPointerLeave={() => {
          isDragging.current = false;
        }}
      >
        <div className="studio-timeline__plot" ref={plot}>
          {ticksOf(zoom, range, timeZone).map(({ at, label, year }) => (
            <span key={at} className="studio-timeline__tick" style={placeAt(positionIn(range, at))} aria-hidden="true">
              {label} {year && <span className="studio-timeline__year">{year}</span>}
            </span>
          ))}
          {releases.map(({ id, at }) => (
            <Line key={id} kind="release" position={positionIn(range, at)} />
          ))}
          <Line kind="now" position={positionIn(range, now)} />
          <Line kind="moment" position={positionIn(range, moment)} />
          <MomentSlider
            view={view}
            valueText={momentText}
            label={formatMomentInYear(moment, timeZone)}
            sliderRef={sliderRef}
            onEnter={onEnter}
          />
        </div>
        <ReleaseTrack releases={releases} view={view} />
        {languages.map(({ language, rows }) => (
          <div key={language} className="studio-timeline__language">
            <Text as="h3" below={2} size="body" weight="strong" className="studio-timeline__name">
              {languageName(language)}
            </Text>
            {rows.map((row) => (
              <div key={row.source} className={`studio-timeline__row studio-timeline__row--${row.source}`}>
                {source === 'both' && (
                  <Text size="small" tone="quiet" className="studio-timeline__source">
                    {SOURCE_NAMES[row.source]}
                  </Text>
                )}
                <LanguageTrack
                  row={row}
                  range={range}
                  label={`${languageName(language)}, ${SOURCE_NAMES[row.source].toLowerCase()}`}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
      {/* biome-ignore-end lint/a11y/noStaticElementInteractions: as above */}
      {/* biome-ignore-end lint/a11y/useKeyWithClickEvents: as above */}
      <Row as="ul" gap={5} rows={2} line="start" size="small" tone="quiet" className="studio-timeline__legend">
        <Row as="li" gap={2} oneLine inline className="studio-timeline__sign studio-timeline__sign--gap">
          Gap: visitors see no message
        </Row>
        <Row as="li" gap={2} oneLine inline className="studio-timeline__sign studio-timeline__sign--overlap">
          Overlap: messages share the visitors
        </Row>
      </Row>
      <Text id="studio-timeline-keys" above={2} size="small" tone="quiet">
        Click to choose a moment. On its handle, arrow keys, Page Up and Page Down move it, Home goes to now, and Enter
        to what visitors see then.
      </Text>
    </Text>
  );
}

function Line({ kind, position }: { readonly kind: 'now' | 'moment' | 'release'; readonly position: number }) {
  if (position < 0 || position > 1) return null;
  return (
    <span
      className={`studio-timeline__line studio-timeline__line--${kind}`}
      style={placeAt(position)}
      aria-hidden="true"
    >
      {kind === 'now' && <span className="studio-timeline__line-name">Now</span>}
    </span>
  );
}

function isLink({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a') !== null;
}

const placeAt = (position: number) => ({ insetInlineStart: `${position * 100}%` });
