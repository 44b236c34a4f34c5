/** Styles and lays out closed menus in idle time, so that they open within a frame. */

import { DESKTOP_MEDIA } from '../../contract/breakpoints.ts';
import { HEADER_CLASS } from '../../contract/markup.ts';
import { type DisclosureState, dropsDown } from './disclosures.ts';

/**
 * Once the pointer or the focus is in the header, lays out its closed panels, one in each idle period. They have a box whose
 * content the browser skips until something asks for its geometry (`content-visibility: hidden`, wide-menu.css). It keeps the
 * result until something changes; asking again is cheap.
 */
export function layOutAhead(state: DisclosureState, signal: AbortSignal): void {
  const header = state.group.closest<HTMLElement>(`.${HEADER_CLASS}`);
  const contents = [...state.group.querySelectorAll('.portico-panel__columns')];
  if (!header || contents.length === 0) return;
  let waiting: readonly Element[] = [];
  const layOutNext = () => {
    waiting[0]?.getBoundingClientRect();
    waiting = signal.aborted ? [] : waiting.slice(1);
    if (waiting.length > 0) whenIdle(layOutNext);
  };
  const start = () => {
    if (waiting.length > 0 || !dropsDown(state)) return;
    waiting = contents;
    whenIdle(layOutNext);
  };
  for (const intent of ['pointerenter', 'focusin']) header.addEventListener(intent, start, { signal });
  if (header.matches(':hover, :focus-within')) start();
}

/**
 * Lays out the closed overlay for a moment that is never painted: shaped text and matched styles stay in the caches of the
 * browser. A finger gives no notice, so this does not wait for the visitor; it can't be kept, because a popover that opens
 * gets new boxes.
 */
export function warmUp(overlay: HTMLElement): void {
  whenIdle(() => {
    if (matchMedia(DESKTOP_MEDIA).matches || overlay.offsetHeight > 0) return;
    const { style } = overlay;
    style.transition = 'none';
    style.display = 'flex';
    overlay.getBoundingClientRect();
    style.display = style.transition = '';
    if (!style.length) overlay.removeAttribute('style');
  });
}

/** Where there is no idle time, menus are laid out when they open; an element of the page may have the name as its id. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act);
}
