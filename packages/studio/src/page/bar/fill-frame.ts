/** Puts the service's markup and a theme's tokens into a frame, and scales the frame to its container. */

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Smaller text is unreadable, so frames that are still too wide are cropped. */
const MIN_SCALE = 0.6;

/**
 * Puts markup into the frame, and calls `measure` once its style sheet and fonts are there. @returns a function that
 * stops it
 */
export function fillFrame(body: HTMLElement, html: string, measure: () => void): () => void {
  let isStopped = false;
  // also parses shadow trees
  if ('setHTMLUnsafe' in body) body.setHTMLUnsafe(html);
  else (body as HTMLElement).innerHTML = html;
  const links = [...body.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  // without its style sheet, the bar's height is wrong, and `fonts.ready` resolves before fonts are requested
  void Promise.all(links.map(settled))
    .then(() => body.ownerDocument.fonts.ready)
    .then(() => isStopped || measure());
  return () => {
    isStopped = true;
  };
}

async function settled(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

/** Custom properties to set on the framed page, by name. */
export type HostTokens = Readonly<Record<string, string>>;

export function useHostTokens(frame: RefObject<HTMLIFrameElement | null>, isLoaded: boolean, tokens: HostTokens): void {
  useEffect(() => {
    const style = frame.current?.contentDocument?.documentElement.style;
    if (!isLoaded || !style) return;
    for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(tokens)) style.removeProperty(name);
    };
  }, [frame, isLoaded, tokens]);
}

/** Shrinks frames that are wider than their container. */
export function useScale(place: RefObject<HTMLDivElement | null>, width: number): number {
  const [scale, setScale] = useState(1);
  // before the first frame is painted at another size
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const fit = () => setScale(Math.min(1, Math.max(element.clientWidth / width, MIN_SCALE)));
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, width]);
  return scale;
}

/** Which part of a frame is shown if it is cropped at its sides. In pixels of the frame, from its left. */
export interface Middle {
  readonly centre: number;
  /** From here to `end` is shown in any case. */
  readonly start: number;
  readonly end: number;
}

/** The styles of a frame. */
export function croppedTo({ centre, start, end }: Middle, width: number, scale: number) {
  const at = (pixels: number) => `${pixels * scale}px`;
  const shown = `clamp(-1 * ${at(start)}, 50% - ${at(centre)}, 100% - ${at(end)})`;
  return { left: `clamp(100% - ${at(width)}, ${shown}, 0px)`, inlineSize: `${width}px`, scale: String(scale) };
}
