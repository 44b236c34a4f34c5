/** Measures the header: the height that it covers, its lower edge in the viewport while it moves, and its bar. */

import { BAR_PROPERTY, BOTTOM_PROPERTY, HEADER_SELECTOR, OFFSET_PROPERTY } from '../../src/contract/markup.ts';

/**
 * Listens to scrolling only while the bar is visible: after that, the row stays where it is. Of two headers on a page,
 * the first sets the properties.
 *
 * @param header the element that contains the bar and the row
 */
export function watchBottom(header: HTMLElement): void {
  const { host } = header.getRootNode() as Partial<ShadowRoot>;
  const root = document.documentElement;
  const top = () => Number.parseFloat(getComputedStyle(header).top);
  // each change recalculates the styles of the whole page
  const set = (name: string, value: number) => {
    if (root.style.getPropertyValue(name) !== `${value}px`) root.style.setProperty(name, `${value}px`);
  };
  const update = () => {
    const first = document.querySelector(HEADER_SELECTOR) ?? header;
    if (first !== header && first !== host) return;
    // older browsers, whose measures ignore the zoom, do not know it
    const { currentCSSZoom = 1 } = root;
    const bottom = Math.max(0, header.getBoundingClientRect().bottom / currentCSSZoom);
    const height = header.offsetHeight;
    // 0 instead of NaN if the host sets `top: auto`
    const covered = height + top() || 0;
    set(BOTTOM_PROPERTY, bottom);
    // unless the whole header stays in view
    if (covered < height || !height) set(OFFSET_PROPERTY, covered);
  };
  const onScroll = () => requestAnimationFrame(update);
  const onBar = (entries: readonly IntersectionObserverEntry[]) => {
    // captures scrolling of inner elements, too
    if (entries.at(-1)?.isIntersecting) addEventListener('scroll', onScroll, true);
    else removeEventListener('scroll', onScroll, true);
    update();
  };
  const bar = header.querySelector<HTMLElement>('.portico-bar');
  // both observers also report a header that leaves the page; a bar that touches the viewport counts as visible
  if (bar) new IntersectionObserver(onBar, { threshold: [0, 1] }).observe(bar);
  new ResizeObserver(() => {
    // the whole bar has to scroll away, even with a long message or a banner; an empty bar counts as two pixels
    if (bar && -top() !== bar.offsetHeight)
      header.style.setProperty(BAR_PROPERTY, `${Math.max(2, bar.offsetHeight)}px`);
    update();
  }).observe(header);
}
