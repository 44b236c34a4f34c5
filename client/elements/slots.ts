/** Moves children of a custom element into the places of its header. */

/** The slots of the element until it shows the chrome: one for its other children, and those of `src/contract/slot.ts`. */
export const CHILDREN = ' banner search account tools local'.split(' ');

/** What is in the places of a header, or outside its shadow tree for them. */
export const FILLED = '[data-portico-slot]>[slot],header>[slot]';

/** Content without a place stays where it is, as does a header that is loading. */
export function fillSlots(root: HTMLElement, element: HTMLElement): void {
  for (const content of element.querySelectorAll(':scope>:not(header)[slot]')) {
    // not the property: a form may have a field of this name
    const place = `[data-portico-slot="${content.getAttribute('slot')}"]`;
    (root.shadowRoot ? root : root.querySelector(place))?.append(content);
  }
}
