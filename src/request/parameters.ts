/**
 * The table of parameters, from which parsing, the manifest, the preview, the custom elements and the hosts' package are
 * derived. After a change, run `npm run schemas`.
 */

import { parseWritten } from '../contract/instant.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../contract/language.ts';
import { MAIN_SITE } from '../contract/site.ts';
import { SIZES } from '../contract/size.ts';
import { DEFAULT_THEME, THEMES } from '../contract/theme.ts';
import {
  ANY_PATH,
  loginLinkPattern,
  MAX_ADDRESS_LENGTH,
  PAGE_PATH,
  parseLoginLink,
  parsePagePath,
  repairPagePath,
} from './addresses.ts';
import { BREADCRUMBS, type Breadcrumb, MAX_BREADCRUMBS_LENGTH, parseBreadcrumbs } from './breadcrumbs.ts';
import { choice, flag, optional, type Parameter, parameter } from './define-parameter.ts';
import { LANGUAGE_CODE, LANGUAGE_LIST, parseLanguageCode, parseLanguageList } from './language-code.ts';

export const PARAMETERS = {
  lang: parameter<Language>({
    description: 'Language of texts and links: its code or alias, ignoring case, also with a region (de-AT).',
    isAttribute: true,
    default: DEFAULT_LANGUAGE,
    values: LANGUAGES,
    pattern: () => LANGUAGE_CODE,
    // each company has its own languages
    hostPattern: /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}$/,
    parse: parseLanguageCode,
  }),
  site: parameter<string>({
    description: "Id of the page's site, which sets menu, second level, buttons and defaults.",
    isAttribute: true,
    default: MAIN_SITE,
    values: ({ sites }) => Object.keys(sites),
    hostPattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    parse: String,
  }),
  theme: choice(THEMES, DEFAULT_THEME, {
    description: "Colour theme; auto follows the visitor's preference.",
    isAttribute: true,
  }),
  size: choice(SIZES, 'full', {
    description:
      'compact omits menus, buttons, announcement and footer columns; minimal keeps only logo and legal links.',
    isAttribute: true,
  }),
  transparent: flag(true, {
    description: 'Whether the header has no background until the page is scrolled.',
    isAttribute: true,
  }),
  languageSelector: flag(true, {
    description: 'Whether the header offers a choice of languages.',
    isAttribute: true,
  }),
  languages: parameter<readonly Language[]>({
    description:
      'Languages that the page exists in, separated by commas: links to others are omitted, except the current one.',
    isAttribute: true,
    isOfPage: true,
    default: LANGUAGES,
    pattern: () => LANGUAGE_LIST,
    hostPattern: /^[A-Za-z0-9_-]+(?:,[A-Za-z0-9_-]+)*$/,
    maxLength: 1024,
    parse: parseLanguageList,
    repair: (text) => {
      const value = parseLanguageList(text);
      return value.length === 0 ? undefined : { value, used: value.join() };
    },
  }),
  loginLink: parameter<string>({
    description: 'Target of the login link: a root-relative path, or an https URL on an allowed origin.',
    isAttribute: true,
    isOfPage: true,
    default: '/api/auth/login?redirectTo=dashboard',
    pattern: loginLinkPattern,
    maxLength: MAX_ADDRESS_LENGTH,
    parse: parseLoginLink,
  }),
  path: optional(PAGE_PATH, parsePagePath, {
    description:
      "The page's path: marks the current link, unfolds its footer column on phones, and keeps language links on the page.",
    isAttribute: true,
    isOfPage: true,
    hostPattern: ANY_PATH,
    maxLength: MAX_ADDRESS_LENGTH,
    repair: repairPagePath,
  }),
  breadcrumbs: optional<readonly Breadcrumb[]>(BREADCRUMBS, parseBreadcrumbs, {
    description: "Pages from the site's home page down to this one, one per line: path, space, title.",
    isAttribute: true,
    isOfPage: true,
    maxLength: MAX_BREADCRUMBS_LENGTH,
  }),
  skipTo: optional(/^[A-Za-z][\w-]{0,63}$/, String, {
    description: 'Id of the main content, for a skip link to it.',
    isAttribute: true,
  }),
  links: choice(['relative', 'absolute'], 'relative', {
    description: 'absolute makes links and files full URLs, for hosts on a different domain from the main site.',
    isAttribute: false,
  }),
  assets: choice(['include', 'omit'], 'include', {
    description: 'omit leaves out style sheet and script, for pages that include /chrome/head.',
    isAttribute: false,
  }),
  announcement: choice(['include', 'omit'], 'include', {
    description: 'omit leaves out the announcement, for copies stored longer than Cache-Control allows.',
    isAttribute: true,
  }),
  isolate: choice(['none', 'shadow'], 'none', {
    description: 'shadow keeps the styles of page and chrome apart, in a declarative shadow root.',
    isAttribute: true,
  }),
  seed: optional(/^[A-Za-z0-9_-]{1,64}$/, String, {
    description: 'Requests with the same seed get the same announcement; without a seed, each draws its own.',
    isAttribute: true,
    isOfPage: true,
  }),
  at: optional(/^/, (value) => parseWritten(value) ?? undefined, {
    description: 'The instant to show, in ISO 8601; the default is now.',
    readBy: 'preview',
    isAttribute: false,
    format: (value) => (value === null ? 'now' : new Date(value).toISOString()),
  }),
  blog: optional(/^[a-z]{1,16}$/, String, {
    description: 'How the sample blog behaves.',
    readBy: 'sample-blog',
    isAttribute: false,
  }),
  fragment: choice(['header', 'footer'], 'header', {
    description: 'Which fragment the Podium fields describe.',
    readBy: 'manifest',
    isAttribute: false,
  }),
} as const;

export type ParameterName = keyof typeof PARAMETERS;

/** The parsed value of every parameter. */
export type ParameterValues = {
  readonly [Name in ParameterName]: (typeof PARAMETERS)[Name] extends Parameter<infer Value> ? Value : never;
};

/** The names of the parameters with one of these readers, in the order of the table. */
export function parametersReadBy(...readers: readonly Parameter<unknown>['readBy'][]): readonly ParameterName[] {
  const names = Object.keys(PARAMETERS) as ParameterName[];
  return names.filter((name) => readers.includes(PARAMETERS[name].readBy));
}

/** What decides which parameters the fragments read. */
export interface ParameterMode {
  readonly preview: boolean;
  /** Whether requests choose how the blog behaves. */
  readonly sampleBlog?: boolean;
}

/** The names of the parameters that the fragments read. */
export function parametersOfFragments({ preview, sampleBlog = false }: ParameterMode): readonly ParameterName[] {
  return parametersReadBy(
    'all',
    ...(preview ? ['preview' as const] : []),
    ...(sampleBlog ? ['sample-blog' as const] : []),
  );
}
