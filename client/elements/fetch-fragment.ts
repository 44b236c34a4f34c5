/** Requests a fragment and checks that it is complete. */

export interface FetchedFragment {
  readonly root: HTMLElement;
  /** Empty if only the shadow tree loads them. */
  readonly styles: readonly HTMLLinkElement[];
  /** The URL of its loader, on the origin that the service is configured with, for which this one may be an alias. */
  readonly script: string;
}

/**
 * Parsing by XMLHttpRequest runs no script and needs no Trusted Types policy, unlike `innerHTML` or `DOMParser`.
 *
 * @throws Error with a readable reason
 */
export function fetchFragment(address: string, name: string): Promise<FetchedFragment> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onerror = () => reject(new Error('no answer'));
    request.onload = () => {
      const page: Document | null = request.response;
      const root = page?.querySelector<HTMLElement>(`[data-portico=${name}]`);
      const styles = [...(page?.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]') ?? [])];
      // comes last, so a truncated fragment has none
      const script = page?.querySelector<HTMLScriptElement>(`[data-portico=${name}]+script[src]`);
      if (request.status !== 200 || request.responseURL !== address)
        reject(new Error(`${request.status} from ${request.responseURL}`));
      else if (!root || !script) reject(new Error(`incomplete ${name}`));
      else resolve({ root: document.importNode(root, true), styles, script: script.src });
    };
    request.send();
  });
}
