/** Changes an element without the transitions that the change would start. */

export function withoutTransition(element: HTMLElement, change: () => void): void {
  const { style } = element;
  style.transition = 'none';
  change();
  element.getBoundingClientRect();
  style.transition = '';
  if (!element.getAttribute('style')) element.removeAttribute('style');
}
