/** Moves children of a custom element into the slots of its header. */

/** The element's slots until it shows the chrome: the default slot, and the names in `src/contract/slot.ts`. */
export const CHILDREN = ' banner search account tools local'.split(' ');

/** Content in a header's slots, or beside its shadow tree and assigned to them. */
export const FILLED = '[data-portico-slot]>[slot],header>[slot]';

/** Leaves content without a matching slot, and a header that is loading, where they are. */
export function fillSlots(root: HTMLElement, element: HTMLElement): void {
  for (const content of element.querySelectorAll(':scope>:not(header)[slot]')) {
    // not the property, which a form field of this name would shadow
    const slot = `[data-portico-slot="${content.getAttribute('slot')}"]`;
    (root.shadowRoot ? root : root.querySelector(slot))?.append(content);
  }
}
