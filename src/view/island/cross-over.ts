/** Replaces an open panel with the next: the surface stays and changes its height, old contents leave, new ones arrive. */

import { withoutTransition } from './without-transition.ts';

/** In milliseconds: new contents arrive once the old ones have left. */
const LEAVING = 80;
const ARRIVING = 140;

/**
 * Does nothing if the visitor prefers reduced motion, or for panels without columns, which have places of their own.
 *
 * @param closed the panel that has just closed
 * @param height its height when it was open, in pixels
 * @param opened the panel that has just opened in the same place
 */
export function crossOver(closed: HTMLElement, height: number, opened: HTMLElement): void {
  const contents = opened.querySelectorAll('.portico-column > *');
  if (!contents.length || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const animation of [closed, opened].flatMap((panel) => panel.getAnimations({ subtree: true })))
    animation.cancel();
  // it may still be leaving: with that height, it would scroll, and be a stop of the Tab key
  opened.style.cssText = '';
  const next = opened.offsetHeight;
  // only the contents, over the next panel
  closed.style.cssText =
    'content-visibility:visible;translate:none;transition:none;z-index:1;background:none;box-shadow:none';
  // in two panes, old contents are gone
  const delay = closed.getClientRects().length ? LEAVING : 0;
  const leaving = closed.animate({ opacity: [1, 0] }, LEAVING);
  leaving.onfinish = leaving.oncancel = () =>
    withoutTransition(closed, () => {
      closed.style.cssText = 'transition:none';
    });
  const timing = { duration: delay + ARRIVING, easing: 'cubic-bezier(0.2, 0, 0, 1)' };
  // not the panel, or the tint of its last column would end before its surface
  for (const { firstElementChild: columns } of [closed, opened])
    columns?.animate({ height: [`${height}px`, `${next}px`], overflow: ['hidden', 'hidden'] }, timing);
  // in the direction in which the visitor goes along the row
  const isForward = Boolean(closed.compareDocumentPosition(opened) & Node.DOCUMENT_POSITION_FOLLOWING);
  const translate = [isForward === (getComputedStyle(opened).direction === 'ltr') ? '16px' : '-16px', '0'];
  // not the columns, whose tint stays
  for (const content of contents)
    content.animate({ opacity: [0, 1], translate }, { ...timing, duration: ARRIVING, delay, fill: 'backwards' });
}
