/** Puts the service's markup and a theme's tokens into a frame, and scales the frame to its container. */

import { type RefObject, useEffect, useState } from 'react';

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

/** Shrinks frames that are wider than their container. @param minScale narrower frames are cropped */
export function useScale(place: RefObject<HTMLDivElement | null>, width: number, minScale = MIN_SCALE): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, Math.max(element.clientWidth / width, minScale))));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, width, minScale]);
  return scale;
}
