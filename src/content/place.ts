/** The places of the menus' links, texts and lists: the names under which these are stored, published and sent. */

import { COLOR_SCHEMES, type ColorScheme } from '../contract/theme.ts';
import type { ColorToken } from './theme-schema.ts';

export type Place =
  /** `theme.dark.accent`, or `theme.font`, which has no scheme. */
  | { readonly of: 'theme'; readonly scheme: ColorScheme | null; readonly token: string }
  | SitePlace
  /** `titles.sites.docs`: the name of a site that the files lack. */
  | { readonly of: 'site-title'; readonly site: string }
  | BlogPlace
  /** `teasers.product.epigraph`. */
  | { readonly of: 'epigraph'; readonly teaser: string }
  /** `labels.search`, `actions.sign-up` or `footer.docs.about`; `pricing`, for example, has no record. */
  | { readonly of: 'record'; readonly record: string | null; readonly id: string };

/** `sites.docs.home`: a setting of a site. Both are empty if the rest is malformed. */
export interface SitePlace {
  readonly of: 'site';
  readonly site: string;
  readonly setting: string;
}

/** `blog.news`, `blog.news.format`, or `teasers.product.source`, which says which source a teaser shows. */
export interface BlogPlace {
  readonly of: 'blog';
  readonly kind: 'address' | 'format' | 'choice';
  /** The name of the source, or of the teaser for a choice. */
  readonly name: string;
}

export function parsePlace(place: string): Place {
  return sitePlace(place) ?? blogPlace(place) ?? themePlace(place) ?? titleOrEpigraph(place) ?? recordPlace(place);
}

// the service needs only these two

/** @returns `null` for any other place */
export function sitePlace(place: string): SitePlace | null {
  const [found, site = '', setting = ''] = /^sites\.(?:([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]+)$)?/.exec(place) ?? [];
  return found === undefined ? null : { of: 'site', site, setting };
}

/** @returns `null` for any other place */
export function blogPlace(place: string): BlogPlace | null {
  const [, source, format] = /^blog\.([^.]+)(\.format)?$/.exec(place) ?? [];
  if (source !== undefined) return { of: 'blog', kind: format === undefined ? 'address' : 'format', name: source };
  const [, teaser] = /^teasers\.([^.]+)\.source$/.exec(place) ?? [];
  return teaser === undefined ? null : { of: 'blog', kind: 'choice', name: teaser };
}

function themePlace(place: string): Place | null {
  if (!place.startsWith('theme.')) return null;
  const scheme = COLOR_SCHEMES.find((name) => place.startsWith(`theme.${name}.`)) ?? null;
  return { of: 'theme', scheme, token: place.slice(place.lastIndexOf('.') + 1) };
}

function titleOrEpigraph(place: string): Place | null {
  const [, site, teaser] = /^(?:titles\.sites\.(.*)|teasers\.(.+)\.epigraph)$/.exec(place) ?? [];
  if (site !== undefined) return { of: 'site-title', site };
  return teaser === undefined ? null : { of: 'epigraph', teaser };
}

function recordPlace(place: string): Place {
  const [, record = null, id = place] = /^([^.]*)\.(.*)$/.exec(place) ?? [];
  return { of: 'record', record, id };
}

export function isThemePlace(place: string): boolean {
  return parsePlace(place).of === 'theme';
}

export function isInRecord(place: string, record: string): boolean {
  const parsed = parsePlace(place);
  return parsed.of === 'record' && parsed.record === record;
}

export function colorPlace(scheme: ColorScheme, token: ColorToken): string {
  return `theme.${scheme}.${token}`;
}

export function shapePlace(token: 'font' | 'radius'): string {
  return `theme.${token}`;
}

export function settingPlace(site: string, setting: string): string {
  return `sites.${site}.${setting}`;
}

export function titlePlace(site: string): string {
  return `titles.sites.${site}`;
}

export function addressPlace(source: string): string {
  return `blog.${source}`;
}

export function formatPlace(source: string): string {
  return `blog.${source}.format`;
}

export function choicePlace(teaser: string): string {
  return `teasers.${teaser}.source`;
}
