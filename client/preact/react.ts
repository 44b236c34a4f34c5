/**
 * The part of React that the components use, implemented by Preact. It replaces `react` and `react-dom/client`
 * (docs/decisions/0003-react-once.md).
 */

import { type ComponentChild, hydrate, options, render } from 'preact';

// biome-ignore lint/performance/noBarrelFile: stands in for a package
export { useLayoutEffect, useRef, useState } from 'preact/hooks';

/**
 * Preact takes the first element of the right name for its own, and removes the others: an element that an extension
 * has put first would replace the navigation.
 *
 * @throws TypeError if the markup does not have the elements that the components render
 */
export function hydrateRoot(container: Element, element: ComponentChild): void {
  const model = document.createElement('div');
  // sets no HTML, which pages with Trusted Types refuse
  options.vnode = ({ props }) => {
    delete (props as { dangerouslySetInnerHTML?: unknown }).dangerouslySetInnerHTML;
  };
  try {
    render(element, model);
  } finally {
    delete options.vnode;
  }
  if (!fits(container, model)) throw new TypeError('elements added or missing');
  hydrate(element, container);
}

/** Ignores what is inside elements that are empty in the model: content that only the server renders (slot.tsx). */
function fits(element: Element | undefined, model: Element): boolean {
  const { children } = model;
  return (
    element?.localName === model.localName &&
    (!children.length ||
      (element.children.length === children.length &&
        [...children].every((child, index) => fits(element.children[index], child))))
  );
}
