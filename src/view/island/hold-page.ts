/** Makes the page behind the overlay inert, stops it from scrolling, and restores it exactly. */

/**
 * Makes everything outside the header inert and stops the page from scrolling, without a sideways jump.
 *
 * @returns a function that restores the page
 */
export function holdPage(header: HTMLElement): () => void {
  const held = elementsOutside(header);
  for (const element of held) element.inert = true;
  const root = document.documentElement;
  const { overflow, scrollbarGutter } = getComputedStyle(root);
  const hasScrollbar = root.clientWidth < innerWidth;
  // the body's overflow is the window's where the root has none of its own
  const scroller = overflow === 'visible' ? document.body : root;
  // one by one: a page may have set only one of them
  const undo = [setStyle(scroller, 'overflow-x', 'hidden'), setStyle(scroller, 'overflow-y', 'hidden')];
  // keeps the place of the scrollbar
  if (scrollbarGutter === 'auto' && hasScrollbar) undo.push(setStyle(root, 'scrollbar-gutter', 'stable'));
  return () => {
    // only once: the page may have set them since
    for (const restore of undo.splice(0)) restore();
    if (!scroller.style.length) scroller.removeAttribute('style');
    for (const element of held.splice(0)) element.inert = false;
  };
}

/** The elements beside the header and beside each of its ancestors, except those that are inert already. */
function elementsOutside(header: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  let element: Element | null = header;
  while (element && element !== document.body) {
    const container: ParentNode | null = element.parentNode;
    for (const sibling of container?.children ?? [])
      if (sibling instanceof HTMLElement && sibling !== element && !sibling.inert) found.push(sibling);
    element = container instanceof ShadowRoot ? container.host : element.parentElement;
  }
  return found;
}

/** @returns a function that restores the earlier value */
function setStyle({ style }: HTMLElement, property: string, value: string): () => void {
  const earlier = style.getPropertyValue(property);
  const priority = style.getPropertyPriority(property);
  style.setProperty(property, value, 'important');
  return () => style.setProperty(property, earlier, priority);
}
