/** Makes the page behind the overlay inert, stops it from scrolling, and restores it exactly. */

import { HELD_ATTRIBUTE } from '../../contract/markup.ts';

let isHeld = false;

/**
 * Makes everything outside the header inert and stops the page from scrolling, without a sideways jump.
 *
 * @returns a function that restores the page
 */
export function holdPage(header: HTMLElement): () => void {
  freePage();
  isHeld = true;
  const held = elementsOutside(header);
  for (const element of held) {
    element.inert = true;
    element.setAttribute(HELD_ATTRIBUTE, '');
  }
  const root = document.documentElement;
  const { overflow, scrollbarGutter } = getComputedStyle(root);
  const hasScrollbar = root.clientWidth < innerWidth;
  // without its own overflow, the root passes the body's on to the viewport
  const scroller = overflow === 'visible' ? document.body : root;
  // separately, because the page may have set only one
  for (const property of ['overflow-x', 'overflow-y']) holdStyle(scroller, property, 'hidden');
  // reserves the space of the scrollbar
  if (scrollbarGutter === 'auto' && hasScrollbar) holdStyle(root, 'scrollbar-gutter', 'stable');
  return () => {
    isHeld = false;
    for (const element of held) free(element);
    freePage();
  };
}

/** Frees elements that a library has saved while an overlay was open, and put back after it closed. */
export function freePage(): void {
  if (isHeld) return;
  for (const element of document.querySelectorAll<HTMLElement>(`[${HELD_ATTRIBUTE}]`)) free(element);
}

/** Restores an element only once, because the page may have set the same styles since. */
function free(element: HTMLElement): void {
  const styles = element.getAttribute(HELD_ATTRIBUTE);
  if (styles === null) return;
  element.removeAttribute(HELD_ATTRIBUTE);
  if (styles === '') element.inert = false;
  for (const declaration of styles.split(';')) {
    const [property = '', value = '', priority] = declaration.split(/[:!]/);
    element.style.setProperty(property, value, priority);
  }
  if (styles !== '' && !element.style.length) element.removeAttribute('style');
}

/** Saves the previous value in the attribute, such as `overflow-x:scroll!important;`. */
function holdStyle(element: HTMLElement, property: string, value: string): void {
  const { style } = element;
  const priority = style.getPropertyPriority(property);
  const earlier = `${property}:${style.getPropertyValue(property)}!${priority};`;
  element.setAttribute(HELD_ATTRIBUTE, `${element.getAttribute(HELD_ATTRIBUTE) ?? ''}${earlier}`);
  style.setProperty(property, value, 'important');
}

/** Siblings of the header and of its ancestors, except elements that are already inert. */
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
