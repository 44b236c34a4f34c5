/** Saves pending changes before a link leaves the page, such as to the preview. */

import { routeOf } from '../../contract/pages.ts';
import type { DraftStore } from './draft-store.ts';

/** @returns a function that stops it */
export function saveBeforeLeaving(store: Pick<DraftStore, 'hasUnsaved' | 'saveAll'>): () => void {
  async function leave(event: MouseEvent): Promise<void> {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !store.hasUnsaved() || !isLoaded(link) || opensElsewhere(event, link)) return;
    event.preventDefault();
    event.stopPropagation();
    await store.saveAll();
    // if something could not be saved, the browser asks
    location.assign(link.href);
  }
  const listener = (event: MouseEvent) => void leave(event);
  document.addEventListener('click', listener, { capture: true });
  return () => document.removeEventListener('click', listener, { capture: true });
}

function isLoaded({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && routeOf(pathname).page === 'unknown';
}

function opensElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent, { target }: HTMLAnchorElement): boolean {
  return ctrlKey || metaKey || shiftKey || target === '_blank';
}
