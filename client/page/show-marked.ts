/** Scrolls a second level that does not fit to what is marked as current. */

/** Sideways only: `scrollIntoView` would also scroll the page. @param element is left alone elsewhere */
export function showMarked(element: Element): void {
  const list = element.closest('.portico-second-level ul');
  if (!list) return;
  const { left, width } = list.getBoundingClientRect();
  list.scrollLeft += element.getBoundingClientRect().left - left - width / 4;
}
