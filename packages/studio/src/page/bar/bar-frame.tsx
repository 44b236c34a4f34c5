/** The real header in a frame of a given width, cropped to the bar, and at its sides to what fits. */

import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { Row } from '../primitives/layout.tsx';
import { barHeight, breaksWords, countLines, isTooWide } from './count-lines.ts';
import { croppedTo, fillFrame, type HostTokens, useHostTokens, useScale } from './fill-frame.ts';

interface BarFrameProps {
  /** In pixels. */
  readonly width: number;
  readonly html: string | null;
  readonly tokens: HostTokens;
  /** The message is too long if it takes more lines. */
  readonly maxLines: number;
}

/** In pixels: the height of a bar with two lines, for which there is room from the start. */
const USUAL_HEIGHT = 52;

const NOTHING = { lines: 0, height: USUAL_HEIGHT, isWide: false, isBroken: false };

/** Renders again only when its own properties change. */
export const BarFrame = memo(function BarFrame({ width, html, tokens, maxLines }: BarFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [measured, setMeasured] = useState(NOTHING);
  const place = useRef<HTMLDivElement>(null);
  const scale = useScale(place, width);

  const measure = useCallback(() => {
    const document = frame.current?.contentDocument;
    if (!document) return;
    const next = {
      lines: countLines(document),
      height: Math.max(barHeight(document), USUAL_HEIGHT),
      isWide: isTooWide(document),
      isBroken: breaksWords(document),
    };
    setMeasured((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  }, []);

  useHostTokens(frame, isLoaded, tokens);

  useEffect(() => {
    const body = frame.current?.contentDocument?.body;
    if (!isLoaded || html === null || !body) return;
    return fillFrame(body, html, measure);
  }, [isLoaded, html, measure]);

  const faults = [
    measured.lines > maxLines ? 'too long' : null,
    measured.isWide ? 'wider than the screen' : measured.isBroken ? 'a word breaks' : null,
  ].filter((fault) => fault !== null);
  const words = [formatLines(measured.lines), faults.join(', ')].filter(Boolean).join(': ');
  return (
    <figure className="studio-bar__frame" style={{ maxInlineSize: `${width}px` }}>
      <Row
        as="figcaption"
        gap={3}
        align="stretch"
        justify="between"
        oneLine
        size="small"
        tone="quiet"
        numbers
        className="studio-bar__caption"
      >
        <span>{width} px</span>
        {/* keyed by text: a reused element would shift as its text changes */}
        <span key={words} className={`studio-bar__lines ${faults.length > 0 ? 'studio-bar__lines--long' : ''}`}>
          {words}
        </span>
      </Row>
      <div
        ref={place}
        className="studio-framed studio-bar__place"
        style={{ blockSize: `${measured.height * scale}px` }}
      >
        <iframe
          ref={frame}
          className="studio-bar__iframe"
          src="/preview/bar"
          title={`The header at ${width} pixels`}
          tabIndex={-1}
          inert
          // where the message is
          style={croppedTo({ centre: width / 2, start: width / 2, end: width / 2 }, width, scale)}
          onLoad={() => setLoaded(true)}
        />
      </div>
    </figure>
  );
});

function formatLines(lines: number): string {
  if (lines === 0) return 'Measuring…';
  return lines === 1 ? '1 line' : `${lines} lines`;
}
