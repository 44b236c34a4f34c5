/** Finds a fragment that an element contains, rendered by a server or inserted by a framework. */

import { LANGUAGE_ALIASES } from '../../src/contract/language-prefixes.ts';

/** No slot has this name, so a child assigned to it is in the page but not shown. */
export const PENDING = 'pending';

/** @returns the fragment's root among the element's children, unless it is still loading */
export function findChrome(element: HTMLElement, fragment: string): HTMLElement | null {
  return element.querySelector(`:scope>${fragment}[data-portico=${fragment}]:not([slot=${PENDING}])`);
}

/** Whether the fragment's language and theme match the element's attributes. */
export function agrees(element: HTMLElement, root: HTMLElement): boolean {
  return ['lang', 'theme'].every((attribute) => {
    // the service also accepts regions and aliases; no theme has such a name
    const required = element
      .getAttribute(attribute)
      ?.toLowerCase()
      .replace(/[a-z]+/, (code) => LANGUAGE_ALIASES[code] ?? code);
    const stated = root.getAttribute(attribute) ?? root.getAttribute(`data-${attribute}`);
    return !required || !stated || required.match(`^${stated}(?![a-z])`.toLowerCase());
  });
}

/** Attaches the shadow tree of a fragment that was inserted as text. */
export function attachShadow(root: HTMLElement): ShadowRoot | undefined {
  const template = root.querySelector<HTMLTemplateElement>(':scope>[shadowrootmode]');
  if (!template || root.shadowRoot) return undefined;
  const shadow = root.attachShadow({ mode: 'open' });
  shadow.append(template.content);
  template.remove();
  return shadow;
}
