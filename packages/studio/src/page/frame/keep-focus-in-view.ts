/**
 * Scrolls what Tab has focused into view: a list scrolls to the row instead, which may be higher than the window, and
 * browsers differ in how far they scroll.
 */
export function keepFocusInView(): void {
  let isTab = false;
  addEventListener('keydown', ({ key }) => (isTab = key === 'Tab'), { capture: true });
  addEventListener('focusin', ({ target }) => {
    if (!isTab || !(target instanceof HTMLElement) || !target.matches('main *')) return;
    requestAnimationFrame(() => {
      if (target === document.activeElement) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
  });
}
