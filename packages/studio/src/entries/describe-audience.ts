/** Describes in words who can see a message. */

import { MAIN_SITE } from '../../../../src/contract/site.ts';
import { listed } from '../fields/wording.ts';
import type { Audience, Limits, SiteName } from './audience.ts';

/** Such as `only on Documentation, pages /docs/* and /pricing`; `null` for everywhere. */
export function limitsText({ sites, paths }: Limits, names: readonly SiteName[]): string | null {
  const places = [
    ...(sites ? [listed(sites.map((site) => siteText(site, names)))] : []),
    ...(paths ? [pagesText(paths)] : []),
  ];
  return places.length === 0 ? null : `only on ${places.join(', ')}`;
}

/** Such as `the main site and Documentation, pages /docs/*`: a company without sites has only pages. */
export function audienceText({ site, pages }: Audience, names: readonly SiteName[]): string {
  const place = pages === null ? 'other pages' : pagesText([pages]);
  return names.length < 2 ? place : [siteText(site, names), ...(pages === null ? [] : [place])].join(', ');
}

/** `Only on …` */
export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** For use in a sentence. An unknown site is named by its id. */
export function siteText(site: string, names: readonly SiteName[]): string {
  if (site === MAIN_SITE) return 'the main site';
  return names.find(({ id }) => id === site)?.title ?? site;
}

function pagesText(paths: readonly string[]): string {
  return `${paths.length === 1 && !paths[0]?.endsWith('*') ? 'the page' : 'pages'} ${listed(paths)}`;
}
