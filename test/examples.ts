/** Named examples of requests, for every suite. */

import { LANGUAGES } from '../src/contract/language.ts';
import { COLOR_SCHEMES } from '../src/contract/theme.ts';

export interface Example {
  readonly name: string;
  /** The query of a fragment, without `?`. */
  readonly query: string;
}

/** Every language in every theme: the most frequent requests. */
export const EVERY_LANGUAGE_AND_THEME: readonly Example[] = LANGUAGES.flatMap((language) =>
  COLOR_SCHEMES.map((theme) => ({ name: `${language}, ${theme}`, query: `lang=${language}&theme=${theme}` })),
);

const BREADCRUMBS = encodeURIComponent('/docs Docs\n/docs/api API');

/** The other parameters. */
const VARIANTS: readonly Example[] = [
  { name: 'defaults', query: '' },
  { name: 'theme of the visitor’s preference', query: 'theme=auto' },
  { name: 'solid', query: 'transparent=false' },
  { name: 'without language selector', query: 'languageSelector=false' },
  { name: 'with the languages of the page', query: 'lang=de&languages=en,ja' },
  { name: 'with another login link', query: 'loginLink=%2Faccount%2Fsign-in' },
  { name: 'with a path', query: 'lang=de&path=%2Fde%2Fpricing%2F' },
  { name: 'with a skip link', query: 'skipTo=main' },
  { name: 'without assets', query: 'assets=omit' },
  { name: 'with no announcement active', query: 'lang=ja&transparent=false' },
  { name: 'without an announcement', query: 'announcement=omit' },
  { name: 'for another domain', query: 'lang=fr&links=absolute' },
  { name: 'in a shadow tree', query: 'lang=de&isolate=shadow' },
  { name: 'with a second level', query: 'site=docs&path=%2Fdocs%2Fapi' },
  { name: 'with breadcrumbs', query: `site=docs&breadcrumbs=${BREADCRUMBS}` },
  { name: 'compact, with a second level', query: 'lang=de&site=docs&size=compact' },
  { name: 'compact, with the title of a site', query: 'site=community&size=compact' },
  { name: 'of a site with content of its host', query: 'site=community' },
  { name: 'of a site with a search form', query: 'lang=de&site=docs' },
];

export const EXAMPLES: readonly Example[] = [...EVERY_LANGUAGE_AND_THEME, ...VARIANTS];

/** Malicious or invalid queries: each gets a complete fragment, without unescaped parts of the query. */
export const HOSTILE: readonly Example[] = [
  { name: 'a script as language', query: 'lang=%3Cscript%3Ealert(1)%3C%2Fscript%3E' },
  { name: 'an attribute as theme', query: 'theme=%22%20onload%3D%22alert(1)' },
  { name: 'a script as login', query: 'loginLink=javascript%3Aalert(1)' },
  { name: 'another host as login', query: 'loginLink=%2F%2Fevil.example%2F' },
  { name: 'another host behind dots', query: 'loginLink=%2F.%2F%2Fevil.example%2F' },
  { name: 'another host behind a backslash', query: 'loginLink=%2F%5Cevil.example' },
  { name: 'another host behind a language prefix', query: 'path=%2Fde%2F%2Fevil.example%2Fx' },
  { name: 'another origin as login', query: 'loginLink=https%3A%2F%2Fevil.example%2F' },
  { name: 'credentials in an allowed login', query: 'loginLink=https%3A%2F%2Fuser%3Apass%40login.example.com%2F' },
  { name: 'a page path with markup', query: 'path=%2F%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E' },
  { name: 'a page path with an include', query: 'path=%2F%3C!--%23include%20virtual%3D%22%2Fetc%2Fpasswd%22--%3E' },
  { name: 'a page path with an edge-side include', query: 'path=%2F%3Cesi%3Ainclude%20src%3D%22%2Fx%22%2F%3E' },
  { name: 'a doubly escaped page path', query: 'path=%252F%253Cscript%253E' },
  { name: 'an overlong page path', query: `path=%2F${'a'.repeat(5_000)}` },
  { name: 'line breaks in the path', query: 'path=%2Fa%0D%0Ax-evil%3A%201' },
  { name: 'languages with markup', query: 'languages=%3Cscript%3E%2C%22%20onload%3D%22alert(1)' },
  { name: 'thousands of languages', query: `languages=${'de,'.repeat(2_000)}` },
  { name: 'a script as breadcrumb', query: 'breadcrumbs=javascript%3Aalert(1)%20Docs' },
  { name: 'another host as breadcrumb', query: 'breadcrumbs=%2F%2Fevil.example%20Docs' },
  { name: 'a script as skip target', query: 'skipTo=javascript:alert(1)' },
  { name: 'a seed with markup', query: 'seed=%3Cb%3E' },
  { name: 'an overlong seed', query: `seed=${'s'.repeat(65)}` },
  { name: 'broken percent signs', query: 'lang=%&theme=%zz&path=%E0%A4%A' },
  { name: 'repeated parameters', query: 'theme=light&theme=dark&theme=%3Cx%3E' },
  { name: 'unknown parameters', query: 'utm_source=x&__proto__=1&%3Cscript%3E=1' },
  { name: 'empty values', query: 'lang=&theme=&path=&seed=&loginLink=' },
];
