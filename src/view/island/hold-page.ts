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
  // the body's overflow is the window's where the root has none of its own
  const scroller = overflow === 'visible' ? document.body : root;
  // one by one: a page may have set only one of them
  for (const property of ['overflow-x', 'overflow-y']) holdStyle(scroller, property, 'hidden');
  // keeps the place of the scrollbar
  if (scrollbarGutter === 'auto' && hasScrollbar) holdStyle(root, 'scrollbar-gutter', 'stable');
  return () => {
    isHeld = false;
    for (const element of held) free(element);
    freePage();
  };
}

/** Frees what a library of the page has copied while an overlay was open, and put back after it was closed. */
export function freePage(): void {
  if (isHeld) return;
  for (const element of document.querySelectorAll<HTMLElement>(`[${HELD_ATTRIBUTE}]`)) free(element);
}

/** Only once: the page may have set the same since. */
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

/** The attribute keeps the earlier value, such as `overflow-x:scroll!important;`. */
function holdStyle(element: HTMLElement, property: string, value: string): void {
  const { style } = element;
  const priority = style.getPropertyPriority(property);
  const earlier = `${property}:${style.getPropertyValue(property)}!${priority};`;
  element.setAttribute(HELD_ATTRIBUTE, `${element.getAttribute(HELD_ATTRIBUTE) ?? ''}${earlier}`);
  style.setProperty(property, value, 'important');
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
