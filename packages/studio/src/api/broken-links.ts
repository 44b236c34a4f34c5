/** Requests the links of messages, cards and edited menus, to find broken ones. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { isPublicUrl } from '../../../../src/contract/address.ts';
import { withDeadline } from '../../../../src/runtime/deadline.ts';
import type { Warning } from '../contract/api.ts';
import { languageName } from '../contract/language-name.ts';
import { type SplitWarnings, splitByKey } from '../entries/split-warnings.ts';
import { type UsedLink, usedLinks } from '../entries/used-links.ts';
import { listed, quoted } from '../fields/wording.ts';
import type { ApiOptions } from './api-options.ts';

/** In milliseconds, for each link. */
const DEADLINE = 4_000;
const MAX_LINKS = 30;
const MAX_REDIRECTS = 3;

/** Statuses of missing pages. Other errors can mean something else, such as a login. */
const BROKEN: readonly number[] = [404, 410];
/** After these statuses to HEAD, GET decides: the server may not support HEAD. */
const HEAD_MISSING: readonly number[] = [...BROKEN, 405, 501];

type FetchLink = ApiOptions['fetchLink'];

/** New links are requested first. @param published the latest version */
export async function brokenLinks(
  languages: PublishedLanguages,
  published: PublishedLanguages,
  { locales, fetchLink, now }: ApiOptions,
): Promise<SplitWarnings> {
  const known = new Set(usedLinks(published, locales.brand, now()).map(({ url }) => url));
  const links = usedLinks(languages, locales.brand, now())
    .toSorted((one, other) => Number(known.has(one.url)) - Number(known.has(other.url)))
    .slice(0, MAX_LINKS);
  const warnings = await Promise.all(
    links.map(async (link): Promise<Warning[]> => {
      const status = await statusOf(link.url, fetchLink);
      return status !== null && BROKEN.includes(status) ? [warningOf(link, status)] : [];
    }),
  );
  return splitByKey(warnings.flat(), new Set([...known].map(keyOf)));
}

/** @returns `null` if the address cannot be requested, or does not answer within the deadline */
async function statusOf(url: string, fetchLink: FetchLink): Promise<number | null> {
  try {
    return await withDeadline(async (signal) => {
      const status = await follow(url, 'HEAD', fetchLink, signal);
      return status !== null && HEAD_MISSING.includes(status) ? follow(url, 'GET', fetchLink, signal) : status;
    }, DEADLINE);
  } catch {
    return null;
  }
}

async function follow(
  start: string,
  method: 'HEAD' | 'GET',
  fetchLink: FetchLink,
  signal: AbortSignal,
): Promise<number | null> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!isPublicUrl(url)) return null;
    const { status, headers, body } = await fetchLink(url, { method, redirect: 'manual', signal });
    await body?.cancel();
    const location = headers.get('location');
    if (status < 300 || status > 399 || location === null) return status;
    url = URL.parse(location, url)?.href ?? '';
  }
  return null;
}

function warningOf({ url, uses }: UsedLink, status: number): Warning {
  const titles = [...new Set(uses.map(({ title }) => quoted(title)))];
  const languages = [...new Set(uses.map(({ language }) => language))];
  const where = listed(languages.map((language) => languageName(language)));
  const text = `${url} returns ${status}. It is the link of ${listed(titles)} in ${where}.`;
  const [only, ...others] = languages;
  const language = others.length === 0 ? (only ?? null) : null;
  return { key: keyOf(url), warning: 'link-broken', language, text };
}

function keyOf(url: string): string {
  return `link-broken ${url}`;
}
