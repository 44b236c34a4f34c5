/** Where a saved page is from, and where its links lead. */

import { EXAMPLE_SITE } from '../new-company.ts';
import { attribute, type Element, LOGO, marksOf } from './dom.ts';
import type { Resolve } from './outline.ts';

/** Stands for the address of a page that does not say where it is from. */
export const UNKNOWN = `${EXAMPLE_SITE}/`;

/** How often complete links must name a host, so that it is likely the page's own. */
const OFTEN = 5;

/** Where relative links start. @param address where the page was loaded from, if it was */
export function baseOf(all: readonly Element[], address: string | null): string {
  const base = all.find(({ tagName }) => tagName === 'base');
  const found = [address, ...ownAddresses(all)]
    .map((value) => URL.parse(value ?? '', 'about:blank'))
    .find((url) => url?.protocol.startsWith('http'));
  const start = found?.href ?? likelyHome(all) ?? UNKNOWN;
  const own = URL.parse((base && attribute(base, 'href')) ?? '', start);
  return own?.protocol.startsWith('http') ? own.href : start;
}

/** What the page says its address is. */
function ownAddresses(all: readonly Element[]): (string | null)[] {
  const canonical = all.filter((element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical');
  const og = all.filter(
    (element) =>
      element.tagName === 'meta' && [attribute(element, 'property'), attribute(element, 'name')].includes('og:url'),
  );
  return [
    ...canonical.map((element) => attribute(element, 'href')),
    ...og.map((element) => attribute(element, 'content')),
  ];
}

/** Where the logo leads, or the host that most complete links name. */
function likelyHome(all: readonly Element[]): string | null {
  const links = all.filter(({ tagName }) => tagName === 'a');
  const complete = links.flatMap((element) => {
    const url = URL.parse(attribute(element, 'href')?.trim() ?? '');
    return url?.protocol.startsWith('http') ? [{ element, url }] : [];
  });
  const logo = complete.find(({ element, url }) => LOGO.test(marksOf(element)) && url.pathname === '/');
  if (logo) return logo.url.href;
  const hosts = Object.values(Object.groupBy(complete, ({ url }) => url.origin)).map((same = []) => same);
  const [most = []] = hosts.toSorted((one, other) => other.length - one.length);
  const [first] = most;
  return first && most.length >= Math.min(OFTEN, links.length / 4) ? `${first.url.origin}/` : null;
}

/** Elements that a menu of the page's own sections leads to; others with an id may be panels that a script opens. */
const SECTION = /^(?:section|article|h[2-6])$/;

/** Resolves as a browser does; null for what leads nowhere, such as `#` and `javascript:`. */
export function resolver(base: string, all: readonly Element[]): Resolve {
  const sections = new Set(all.filter(({ tagName }) => SECTION.test(tagName)).map((one) => attribute(one, 'id')));
  return (href) => {
    const written = href.trim();
    if (written === '' || (written.startsWith('#') && !sections.has(written.slice(1)))) return null;
    const url = URL.parse(written, base);
    if (!url) return null;
    if (/^(?:mailto|tel):$/.test(url.protocol)) return url.href;
    return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url.href : null;
  };
}

/** The addresses of the page itself, without fragments. */
export function pageUrls(all: readonly Element[], address: string | null, resolve: Resolve): string[] {
  return [address, ...ownAddresses(all).map((href) => resolve(href ?? ''))].flatMap((url) =>
    url === null ? [] : (url.split('#')[0] ?? []),
  );
}
