/** Collects the links and titles of imported content: gives each an id, and writes addresses as content does. */

import * as v from 'valibot';
import { linkAddressSchema, textSchema } from '../../../../../src/content/text-schema.ts';
import { UNSAFE } from '../../../../../src/contract/address.ts';
import { isReserved } from '../../../../../src/contract/reserved-name.ts';

/** Longer texts fit no menu. */
const MAX_TEXT = 120;

const MAX_ID = 40;

export interface Named {
  readonly name: string;
  readonly url: string | null;
  readonly description?: string | null;
}

export class Entries {
  readonly links: Record<string, { readonly url: string }> = {};
  readonly linkTexts: Record<string, { readonly name: string; readonly description?: string }> = {};
  readonly titles: Record<string, string> = {};
  /** Sentences about what could not be written. */
  readonly unread: string[] = [];
  /** Addresses that were `http:` on the page. */
  readonly upgraded = new Set<string>();
  readonly #hosts: readonly string[];
  readonly #known = new Map<string, string>();

  /** @param own the addresses of the company's site, and of the page's if it is another, such as a copy for tests */
  constructor(...own: readonly string[]) {
    this.#hosts = own.map((address) => siteName(new URL(address)));
  }

  /** @returns the ids of the links that content can hold */
  idsOf(links: readonly Named[]): string[] {
    return [...new Set(links.flatMap((link) => this.linkId(link) ?? []))];
  }

  linkId({ name, url, description = null }: Named): string | null {
    const address = this.addressOf(name, url);
    if (address === null) return null;
    const key = `${name}\n${address}`;
    const id = this.#known.get(key) ?? freeId(name, Object.keys(this.links), 'link');
    this.#known.set(key, id);
    this.links[id] = { url: address };
    const isHeld = description === null || isText(description);
    if (!isHeld) this.unread.push(`The description of “${name}”: it has over ${MAX_TEXT} characters.`);
    this.linkTexts[id] = { ...(description !== null && isHeld && { description }), ...this.linkTexts[id], name };
    return id;
  }

  /** @param taken the ids of titles that must stay apart, even with the same text */
  titleId(text: string, taken: readonly string[] = []): string {
    const title = isText(text) ? text : '{brand}';
    const same = Object.keys(this.titles).find((id) => this.titles[id] === title && !taken.includes(id));
    const id = same ?? freeId(text, Object.keys(this.titles), 'title');
    this.titles[id] = title;
    return id;
  }

  /** A path on the company's site, or an https URL; null, and a sentence, if it is neither. */
  addressOf(name: string, url: string | null): string | null {
    const address = url === null ? null : this.#written(new URL(url));
    if (address === null || !isText(name) || !v.is(linkAddressSchema, address)) {
      const shown = name.length > MAX_TEXT ? `${name.slice(0, MAX_TEXT)}…` : name;
      this.unread.push(`The link “${shown}”: content cannot hold ${isText(name) ? 'its address' : 'its text'}.`);
      return null;
    }
    return address;
  }

  #written(url: URL): string {
    const { host, pathname, search, hash } = url;
    if (host === '') return url.href;
    const path = `${pathname}${search}${hash}`.replace(new RegExp(`[${UNSAFE}]`, 'g'), encodeURIComponent);
    if (this.#hosts.includes(siteName(url)) && !pathname.includes('//')) return path;
    if (url.protocol === 'http:') this.upgraded.add(host);
    return `https://${host}${path}`;
  }
}

/** With and without `www.`, sites are the same. */
function siteName({ host }: URL): string {
  return host.replace(/^www\./, '');
}

export function isText(text: string): boolean {
  return text.length <= MAX_TEXT && v.is(textSchema, text);
}

/** Words of a-z and 0-9 from a text, with a number if others have them. */
export function freeId(text: string, taken: readonly string[], otherwise: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ID)
    .replace(/^-+|-+$/g, '');
  const wanted = words === '' || isReserved(words) ? otherwise : words;
  const all = new Set(taken);
  let number = 1;
  const id = () => (number === 1 ? wanted : `${wanted}-${number}`);
  while (all.has(id())) number += 1;
  return id();
}
