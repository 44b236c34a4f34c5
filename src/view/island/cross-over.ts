/** Replaces an open panel with the next without a flash: animates the height and cross-fades the contents. */

const TIMING = { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/**
 * Does nothing if the visitor prefers reduced motion.
 *
 * @param closed the panel that has just closed
 * @param height its height when it was open, in pixels
 * @param opened the panel that has just opened in the same place
 */
export function crossFade(closed: HTMLElement, height: number, opened: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const panel of [closed, opened]) stop(panel);
  opened.animate({ height: [`${height}px`, `${opened.offsetHeight}px`], overflow: ['hidden', 'hidden'] }, TIMING);
  opened.firstElementChild?.animate({ opacity: [0, 1] }, TIMING);
  Object.assign(closed.style, {
    display: 'block',
    contentVisibility: 'visible',
    overflow: 'auto',
    translate: 'none',
    transition: 'none',
    zIndex: 1,
    pointerEvents: 'none',
  });
  const leaving = closed.animate({ opacity: [1, 0] }, TIMING);
  leaving.onfinish = leaving.oncancel = () => closed.removeAttribute('style');
}

/** Cancels running animations, including the fade-in of a panel that opened first. */
function stop(panel: HTMLElement): void {
  for (const animation of panel.getAnimations()) animation.cancel();
}
