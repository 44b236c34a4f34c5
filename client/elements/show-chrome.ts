/** Replaces the content of an element with a fragment, once everything that the fragment needs has loaded. */

import { findScript } from '../import-checked.ts';
import { fetchFragment } from './fetch-fragment.ts';
import { loaded, loadStyles } from './load-styles.ts';

export interface ChromeToShow {
  readonly element: HTMLElement;
  readonly fragment: 'header' | 'footer';
  /** The address of the service. If its origin is not the page's, the links have to lead to the site. */
  readonly service: string;
  readonly parameters: URLSearchParams;
  /** False once the element has left the page, or its attributes require another request. */
  readonly isWanted: () => boolean;
}

/** @throws Error with a readable reason; the element keeps its children */
export async function showChrome({ element, fragment, service, parameters, isWanted }: ChromeToShow): Promise<void> {
  const address = new URL(`/chrome/${fragment}`, new URL(service, document.baseURI));
  address.search = parameters.toString();
  // also if the page's <base> would change them
  if (address.origin !== new URL(document.baseURI).origin) address.searchParams.set('links', 'absolute');
  const { root, styles, script } = await fetchFragment(address.href, fragment);
  if (!isWanted()) return;
  // if its script does not load, the header works as it does without scripts
  const loader = findScript(root, 'loader', script)?.().catch(() => null);
  if (styles) await loadStyles(styles);
  if (!isWanted()) return;
  const template = root.querySelector<HTMLTemplateElement>(':scope > [shadowrootmode]');
  if (template) await attachUnseen(root, template, element);
  if (!isWanted()) return root.remove();
  for (const child of [...element.childNodes]) if (child !== root) child.remove();
  // moving it would load the style sheet of its shadow tree again
  if (!root.isConnected) element.append(root);
  root.removeAttribute('slot');
  // without a box of its own, so that the header is sticky within the parent of the element
  element.style.display = 'contents';
  loader?.then((module) => module?.start(root));
}

/** No slot has this name: a child assigned to it is in the page but not shown. */
const PENDING = 'pending';

/** Adds the fragment to the page, because only there the style sheet in its shadow tree loads. */
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
