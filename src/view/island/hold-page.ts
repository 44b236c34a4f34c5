/** Keeps the page behind the overlay out of reach and still, and gives back exactly what it had. */

/**
 * Makes everything outside the header inert and stops the page from scrolling, without a sideways jump.
 *
 * @returns how to undo it
 */
export function holdPage(header: HTMLElement): () => void {
  const held = [...outside(header)].filter(({ inert }) => !inert);
  for (const element of held) element.inert = true;
  const root = document.documentElement;
  const scrollbar = window.innerWidth - root.clientWidth;
  const showOverflow = setStyle(root, 'overflow', 'hidden');
  const freeGutter = setStyle(root, 'scrollbar-gutter', scrollbar > 0 ? 'stable' : '');
  return () => {
    freeGutter();
    showOverflow();
    for (const element of held) element.inert = false;
  };
}

/** Every element that is beside the header or beside one of its ancestors. */
function* outside(header: HTMLElement): Generator<HTMLElement> {
  for (let element: Element | null = header; element && element !== document.body; ) {
    const parent: Node | null = element.parentNode;
    for (const sibling of (parent as ParentNode | null)?.children ?? []) {
      if (sibling !== element && sibling instanceof HTMLElement) yield sibling;
    }
    element = parent instanceof ShadowRoot ? parent.host : (parent as Element | null);
  }
}

function setStyle(element: HTMLElement, property: string, value: string): () => void {
  const { style } = element;
  const hadAttribute = element.hasAttribute('style');
  const earlier = [style.getPropertyValue(property), style.getPropertyPriority(property)] as const;
  style.setProperty(property, value, 'important');
  return () => {
    if (earlier[0]) style.setProperty(property, ...earlier);
    else style.removeProperty(property);
    if (!hadAttribute && element.getAttribute('style') === '') element.removeAttribute('style');
  };
}
