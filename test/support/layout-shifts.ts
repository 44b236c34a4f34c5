/** Records layout shifts in a page. */

declare global {
  interface Window {
    shifts: number[];
  }
}

/**
 * Adds the value of every layout shift to `window.shifts`. Where browsers do not report them (WebKit, Firefox), it adds
 * by how many pixels the content between header and footer, or the footer, has moved on the page from frame to frame.
 * Runs in the page, and so refers to nothing outside itself.
 */
export function recordShifts(): void {
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    return;
  }
  const places = new Map<Element, number>();
  const look = () => {
    requestAnimationFrame(look);
    // measuring makes WebKit show the page without a style sheet that is still loading, which it would hold back
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    if (links.some(({ sheet }) => sheet === null)) return;
    window.shifts ??= [];
    for (const element of document.querySelectorAll('main, [data-portico="footer"]')) {
      const place = element.getBoundingClientRect().top + scrollY;
      const before = places.get(element) ?? place;
      if (Math.abs(place - before) >= 1) window.shifts.push(place - before);
      places.set(element, place);
    }
  };
  look();
}
