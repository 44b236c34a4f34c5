/** The parameters of the fragments, described for machines. */

import { DEFAULT_LANGUAGE, LANGUAGES } from '../contract/language.ts';
import {
  DEFAULT_LOGIN_LINK,
  DEFAULT_THEME,
  INCLUSIONS,
  ISOLATIONS,
  LINK_MODES,
  PARAMETERS,
  SEED_PATTERN,
  SKIP_TARGET_PATTERN,
  SWITCHES,
  THEMES,
} from '../contract/parameters.ts';
import type { Manifest } from './schema.ts';

type Description = Omit<Manifest['parameters'][number], 'name'>;

const DESCRIPTIONS: Readonly<Record<(typeof PARAMETERS)[number], Description>> = {
  lang: {
    description: 'The language. Case does not matter, a region is accepted (pt-BR), jp means ja.',
    values: [...LANGUAGES],
    default: DEFAULT_LANGUAGE,
  },
  theme: { description: 'The theme; auto is as the visitor prefers.', values: [...THEMES], default: DEFAULT_THEME },
  transparent: {
    description: 'Whether the header has no ground until the page is scrolled.',
    values: [...SWITCHES],
    default: 'true',
  },
  languageSelector: { description: 'Whether the languages are offered.', values: [...SWITCHES], default: 'true' },
  loginLink: {
    description: 'Where login leads: a root-relative path, or an https address on an allowed origin.',
    pattern: '^(/(?![/\\\\])|https://)',
    default: DEFAULT_LOGIN_LINK,
  },
  path: {
    description: "The page's own path: marks the current link, and language links stay on the page.",
    pattern: '^/(?![/\\\\])',
    default: null,
  },
  skipTo: {
    description: 'The id of the main content, for a link that skips the header.',
    pattern: SKIP_TARGET_PATTERN.source,
    default: null,
  },
  links: {
    description: 'Whether links name the origin of the site, for hosts on another domain.',
    values: [...LINK_MODES],
    default: 'relative',
  },
  assets: {
    description: 'Whether the fragment brings its style sheet and script; omit where /chrome/head is included.',
    values: [...INCLUSIONS],
    default: 'include',
  },
  announcement: {
    description: 'Whether the announcement is shown; omit for a copy that is kept for long.',
    values: [...INCLUSIONS],
    default: 'include',
  },
  isolate: {
    description: 'Whether a shadow tree keeps the style sheets of host and chrome apart.',
    values: [...ISOLATIONS],
    default: 'none',
  },
  seed: {
    description: 'The same seed gets the same announcement. Without one it is drawn anew.',
    pattern: SEED_PATTERN.source,
    default: null,
  },
};

export const PARAMETER_DESCRIPTIONS: Manifest['parameters'] = PARAMETERS.map((name) => ({
  name,
  ...DESCRIPTIONS[name],
}));
