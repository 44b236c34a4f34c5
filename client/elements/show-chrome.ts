/** Replaces the content of an element with a fragment, once everything that the fragment needs has loaded. */

import { attachShadow, PENDING } from './adopt-chrome.ts';
import { fetchFragment } from './fetch-fragment.ts';
import { importLoader, type Loader } from './import-loader.ts';
import { allNeeded, loaded, loadStyles } from './load-styles.ts';

export interface ChromeToShow {
  readonly element: HTMLElement;
  readonly fragment: 'header' | 'footer';
  /** The service's URL. On another origin than the page's, links are requested as absolute. */
  readonly service: string;
  readonly parameters: URLSearchParams;
  /** False once the element has left the page, or its attributes ask for another fragment. */
  readonly isWanted: () => boolean;
  /** Called just before the fragment is shown, with its root element and the loader that starts it. */
  readonly accept: (root: HTMLElement, loader: Promise<Loader | undefined>) => void;
}

/** @throws Error with a readable reason; the element keeps its children */
export async function showChrome({
  element,
  fragment,
  service,
  parameters,
  isWanted,
  accept,
}: ChromeToShow): Promise<void> {
  const address = new URL(`/chrome/${fragment}`, new URL(service, document.baseURI));
  address.search = parameters.toString();
  // compared with the page's <base>, which links resolve against
  if (address.origin !== new URL(document.baseURI).origin) address.searchParams.set('links', 'absolute');
  // a shadow tree around the element keeps out the page's style sheets
  if (element.getRootNode() !== document) address.searchParams.set('isolate', 'shadow');
  const { root, styles, script } = await fetchFragment(address.href, fragment);
  if (!isWanted()) return;
  const loader = importLoader(root, script);
  await allNeeded(styles.map(loadStyles));
  if (!isWanted()) return;
  await attachUnseen(root, element);
  if (!isWanted()) return root.remove();
  root.removeAttribute('slot');
  accept(root, loader);
  for (const child of [...element.childNodes]) if (child !== root && !(child as Element).slot) child.remove();
  // moving it would load the style sheet of its shadow tree again
  if (!root.isConnected) element.append(root);
}

/** Adds the fragment to the page, hidden, because the style sheets in its shadow tree load only there. */
async function attachUnseen(root: HTMLElement, element: HTMLElement): Promise<void> {
  const shadow = attachShadow(root);
  if (!shadow) return;
  root.slot = PENDING;
  element.append(root);
  try {
    await allNeeded([...shadow.querySelectorAll('link')].map(loaded));
  } catch (error) {
    root.remove();
    throw error;
  }
}
