/** A property for each attribute, because frameworks prefer setting properties. */

import { parameterOfAttribute } from '../../src/contract/elements.ts';
import { PARAMETER_ATTRIBUTES } from '../../src/contract/parameter-attributes.ts';

/** Defines a property for each attribute, such as `loginLink` for `login-link`. */
export function defineProperties(prototype: HTMLElement): void {
  for (const attribute of PARAMETER_ATTRIBUTES)
    Object.defineProperty(prototype, parameterOfAttribute(attribute), {
      get(this: HTMLElement) {
        const value = this.getAttribute(attribute);
        return value === 'true' || (value === 'false' ? false : value);
      },
      set(this: HTMLElement, value: unknown) {
        // null and undefined
        if (value == null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
}

/** Applies properties that were set before the element was defined. */
export function upgradeProperties(element: HTMLElement): void {
  for (const [name, value] of Object.entries(element)) {
    if (!(name in Object.getPrototypeOf(element))) continue;
    delete (element as { [name: string]: unknown } & HTMLElement)[name];
    Object.assign(element, { [name]: value });
  }
}
