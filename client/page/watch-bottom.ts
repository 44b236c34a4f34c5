/** Measures the header: its lower edge in the window while it moves, and a bar that is higher than usual. */

import { BAR_PROPERTY, BOTTOM_PROPERTY, HEADER_SELECTOR, OFFSET_PROPERTY } from '../../src/contract/markup.ts';

/**
 * Listens to scrolling only while the bar can be seen: after that, the row stays where it is. Of two headers on a page,
 * the first one sets the property.
 *
 * @param header the element that holds the bar and the row
 */
export function watchBottom(header: HTMLElement): void {
  const { host } = header.getRootNode() as Partial<ShadowRoot>;
  const { style } = document.documentElement;
  const update = () => {
    const first = document.querySelector(HEADER_SELECTOR) ?? header;
    const bottom = `${Math.max(0, header.getBoundingClientRect().bottom)}px`;
    // each change computes the styles of the page
    if ((first === header || first === host) && style.getPropertyValue(BOTTOM_PROPERTY) !== bottom)
      style.setProperty(BOTTOM_PROPERTY, bottom);
  };
  const onScroll = () => requestAnimationFrame(update);
  const onBar = (entries: readonly IntersectionObserverEntry[]) => {
    // also if an element of the page scrolls
    if (entries.at(-1)?.isIntersecting) addEventListener('scroll', onScroll, true);
    else removeEventListener('scroll', onScroll, true);
    update();
  };
  const bar = header.querySelector<HTMLElement>('.portico-bar');
  // both report a header that leaves the page, too; a bar that touches the window counts as seen
  if (bar) new IntersectionObserver(onBar, { threshold: [0, 1] }).observe(bar);
  new ResizeObserver(() => {
    const top = () => Number.parseFloat(getComputedStyle(header).top);
    // all of the bar has to scroll away, also of one with a long message or a banner; of an empty one, what its style says
    if (bar && -top() !== bar.offsetHeight)
      header.style.setProperty(BAR_PROPERTY, `${Math.max(2, bar.offsetHeight)}px`);
    const covered = header.offsetHeight + top();
    // not while all of the header is kept in view
    if (covered < header.offsetHeight) style.setProperty(OFFSET_PROPERTY, `${covered}px`);
    update();
  }).observe(header);
  update();
}
