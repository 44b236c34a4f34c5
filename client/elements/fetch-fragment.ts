/** Asks for a fragment and makes sure that it is one, and whole. */

export interface FetchedFragment {
  readonly root: HTMLElement;
  /** Absent where only a shadow tree needs them. */
  readonly styles: HTMLLinkElement | null;
  readonly script: HTMLScriptElement;
}

/**
 * Parsing by XMLHttpRequest runs no script and needs no Trusted Types policy, unlike `innerHTML` or `DOMParser`.
 *
 * @throws Error with the reason, for people
 */
export function fetchFragment(address: string, name: string): Promise<FetchedFragment> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onerror = () => reject(new Error('no answer'));
    request.onload = () => {
      const { status, responseURL, response } = request;
      const root = response?.querySelector(`[data-portico="${name}"]`);
      const styles = response?.querySelector('link[rel="stylesheet"]');
      // comes last: with it, nothing was cut off
      const script = root?.nextElementSibling;
      if (status !== 200 || responseURL !== address) reject(new Error(`${status} from ${responseURL}`));
      else if (!script?.src) reject(new Error(`no whole ${name}`));
      else resolve({ root: document.importNode(root, true), styles, script });
    };
    request.send();
  });
}
