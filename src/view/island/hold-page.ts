/** Makes the page behind the overlay inert, stops it from scrolling, and restores it exactly. */

import { HELD_ATTRIBUTE } from '../../contract/markup.ts';

let isHeld = false;

/**
 * Makes everything outside the header inert and stops the page from scrolling, without a sideways jump.
 *
 * @returns a function that restores the page
 */
export function lockPage(header: HTMLElement): () => void {
  unlockPage();
  isHeld = true;
  const around = ancestors(header);
  const held = elementsOutside(header);
  for (const element of held) {
    element.inert = true;
    element.setAttribute(HELD_ATTRIBUTE, '');
  }
  const root = document.documentElement;
  // without its own overflow, the root passes the body's on to the viewport
  const viewport = getComputedStyle(root).overflow === 'visible' ? document.body : root;
  holdScroller(viewport, root, root.clientWidth < innerWidth);
  for (const element of around)
    if (element !== viewport && /auto|scroll/.test(getComputedStyle(element).overflowY))
      holdScroller(element, element, element.scrollHeight > element.clientHeight);
  return () => {
    isHeld = false;
    for (const element of [...held, ...around]) free(element);
    unlockPage();
  };
}

/** Frees elements that a library has saved while an overlay was open, and put back after it closed. */
export function unlockPage(): void {
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

/** @param gutter the element whose style reserves the space of the scroll bar */
function holdScroller(scroller: HTMLElement, gutter: HTMLElement, hasScrollbar: boolean): void {
  // before the overflow changes, and the computed style with it
  const { scrollbarGutter } = getComputedStyle(gutter);
  // separately, because the page may have set only one
  for (const property of ['overflow-x', 'overflow-y']) holdStyle(scroller, property, 'hidden');
  if (scrollbarGutter === 'auto' && hasScrollbar) holdStyle(gutter, 'scrollbar-gutter', 'stable');
}

/** Siblings of the header and of its ancestors, except elements that are already inert. */
function elementsOutside(header: HTMLElement): HTMLElement[] {
  return [header, ...ancestors(header)].flatMap((element) =>
    element === document.body
      ? []
      : [...(element.parentNode?.children ?? [])].filter(
          (sibling): sibling is HTMLElement => sibling instanceof HTMLElement && sibling !== element && !sibling.inert,
        ),
  );
}

/** The elements around an element, also around its shadow tree, up to the body. */
function ancestors(element: Element): HTMLElement[] {
  const { parentNode } = element;
  const parent = parentNode instanceof ShadowRoot ? parentNode.host : parentNode;
  if (!(parent instanceof HTMLElement) || element === document.body) return [];
  return [parent, ...ancestors(parent)];
}
