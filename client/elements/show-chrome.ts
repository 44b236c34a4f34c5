/** Replaces what is in an element by a fragment, once all that the fragment needs to be shown has loaded. */

import { importChecked } from '../import-checked.ts';
import { fetchFragment } from './fetch-fragment.ts';
import { loaded, loadStyles } from './load-styles.ts';

export interface ChromeToShow {
  readonly element: HTMLElement;
  readonly fragment: 'header' | 'footer';
  /** The address of the service. Where its origin is not the page's, the links have to name the site. */
  readonly service: string;
  readonly parameters: URLSearchParams;
  /** False as soon as the element is not in the page, or its attributes state another request. */
  readonly isWanted: () => boolean;
}

/** @throws Error with the reason, for people; the element keeps its children */
export async function showChrome({ element, fragment, service, parameters, isWanted }: ChromeToShow): Promise<void> {
  const address = new URL(`/chrome/${fragment}`, new URL(service, document.baseURI));
  address.search = parameters.toString();
  if (address.origin !== location.origin) address.searchParams.set('links', 'absolute');
  const { root, styles, script } = await fetchFragment(address.href, fragment);
  if (!isWanted()) return;
  // where its script does not load, the header works as it does without scripts
  const loader = fragment === 'header' ? importChecked(script.src, script.integrity).catch(() => null) : null;
  if (styles) await loadStyles(styles);
  if (!isWanted()) return;
  const template = root.querySelector<HTMLTemplateElement>(':scope > template');
  if (template) await attachUnseen(root, template, element);
  if (!isWanted()) return root.remove();
  for (const child of [...element.childNodes]) if (child !== root) child.remove();
  // if it moved, it would load the style sheet of its shadow tree again
  if (!root.isConnected) element.append(root);
  root.removeAttribute('slot');
  // as an element without a box, so that the header sticks within the parent of the element
  element.style.display = 'contents';
  loader?.then((module) => module?.start(root));
}

/** No slot of the element has this name: what names it is in the page but not shown. */
const PENDING = 'pending';

/** A style sheet in a shadow tree loads only within the page. */
async function attachUnseen(root: HTMLElement, template: HTMLTemplateElement, element: HTMLElement): Promise<void> {
  const shadow = root.attachShadow({ mode: 'open' });
  shadow.append(template.content);
  template.remove();
  root.slot = PENDING;
  element.append(root);
  try {
    await Promise.all([...shadow.querySelectorAll('link')].map(loaded));
  } catch (error) {
    root.remove();
    throw error;
  }
}
