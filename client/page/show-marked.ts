/** Scrolls a second level that does not fit to its current entry. */

/** Scrolls sideways only: `scrollIntoView` would scroll the page, too. Ignores elements outside the second level. */
export function showMarked(element: Element): void {
  const list = element.closest('.portico-second-level ul');
  if (!list) return;
  const { left, width } = list.getBoundingClientRect();
  list.scrollLeft += element.getBoundingClientRect().left - left - width / 4;
}
