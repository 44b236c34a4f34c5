/** Keeps the page behind the overlay out of reach and still, and gives back exactly what it had. */

/**
 * Makes everything outside the header inert and stops the page from scrolling, without a sideways jump.
 *
 * @returns how to undo it
 */
export function holdPage(header: HTMLElement): () => void {
  const held = [...outside(header)];
  for (const element of held) element.inert = true;
  const root = document.documentElement;
  const { overflow, scrollbarGutter } = getComputedStyle(root);
  const hasScrollbar = root.clientWidth < innerWidth;
  // the body's overflow is the window's where the root has none of its own
  const scroller = overflow === 'visible' ? document.body : root;
  // one by one: a page may have set only one of them
  const undo = [setStyle(scroller, 'overflow-x', 'hidden'), setStyle(scroller, 'overflow-y', 'hidden')];
  // the scrollbar's place is kept
  if (scrollbarGutter === 'auto' && hasScrollbar) undo.push(setStyle(root, 'scrollbar-gutter', 'stable'));
  return () => {
    for (const restore of undo) restore();
    if (!scroller.style.length) scroller.removeAttribute('style');
    for (const element of held) element.inert = false;
  };
}

/** Every element that is beside the header or beside one of its ancestors. */
function* outside(header: HTMLElement): Generator<HTMLElement> {
  for (let element: Element | null = header; element && element !== document.body; ) {
    const parent: Node | null = element.parentNode;
    for (const sibling of (parent as ParentNode | null)?.children ?? []) {
      if (sibling !== element && !(sibling as HTMLElement).inert) yield sibling as HTMLElement;
    }
    element = parent instanceof ShadowRoot ? parent.host : (parent as Element | null);
  }
}

function setStyle({ style }: HTMLElement, property: string, value: string): () => void {
  const earlier = [style.getPropertyValue(property), style.getPropertyPriority(property)] as const;
  style.setProperty(property, value, 'important');
  return () => style.setProperty(property, ...earlier);
}
