/** The header or footer in a frame of a given width. */

import { useCallback, useEffect, useRef, useState } from 'react';
import { croppedTo, fillFrame, type HostTokens, type Middle, useHostTokens, useScale } from '../bar/fill-frame.ts';
import { type Shown, showInFrame } from './show-in-frame.ts';

interface MenuFrameProps extends Shown {
  readonly title: string;
  /** In pixels. */
  readonly width: number;
  readonly isPhone: boolean;
  readonly direction: 'ltr' | 'rtl';
  readonly html: string | null;
  readonly tokens: HostTokens;
}

/** In pixels, until measured. */
const USUAL_HEIGHT = 360;

/** In pixels, of the framed window, which limits panels and overlays. */
const WINDOW_HEIGHT = { wide: 1000, phone: 720, footer: 3000 } as const;

/** In pixels, above the marked link. */
const MARGIN = 120;

export function MenuFrame({ title, width, isPhone, direction, html, tokens, ...what }: MenuFrameProps) {
  const { fragment, hasOverlay, section, column, marked } = what;
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [height, setHeight] = useState(USUAL_HEIGHT);
  const [middle, setMiddle] = useState<Middle>({ centre: 0, start: 0, end: 0 });
  const scale = useScale(place, width);

  const show = useCallback(() => {
    const document = frame.current?.contentDocument;
    if (!isLoaded || !document?.body.firstElementChild) return;
    const shown = showInFrame(document, { fragment, hasOverlay, section, column, marked });
    setHeight(shown.height);
    setMiddle((before) => (JSON.stringify(before) === JSON.stringify(shown.middle) ? before : shown.middle));
    // keep the marked link in view where the preview scrolls
    if (shown.top !== null) place.current?.parentElement?.scrollTo({ top: (shown.top - MARGIN) * scale });
  }, [isLoaded, fragment, hasOverlay, section, column, marked, scale]);
  const last = useRef(show);

  useEffect(() => {
    last.current = show;
    show();
  }, [show]);

  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (!isLoaded || html === null || !document) return;
    document.documentElement.dir = direction;
    const stop = fillFrame(document.body, html, () => last.current());
    last.current();
    return stop;
  }, [isLoaded, html, direction]);

  useHostTokens(frame, isLoaded, tokens);

  const windowHeight = WINDOW_HEIGHT[fragment === 'footer' ? 'footer' : isPhone ? 'phone' : 'wide'];
  return (
    <div
      ref={place}
      className="studio-framed studio-menus__place"
      style={{ maxInlineSize: `${width}px`, blockSize: `${height * scale}px` }}
    >
      <iframe
        ref={frame}
        className="studio-menus__iframe"
        src="/preview/bar"
        title={title}
        tabIndex={-1}
        inert
        style={{ ...croppedTo(middle, width, scale), blockSize: `${windowHeight}px` }}
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}
