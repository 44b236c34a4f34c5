/** The options of the controls, with their labels. */

import { LANGUAGES } from '../../../../src/contract/language.ts';
import type { ParameterValues } from '../../../../src/request/parameters.ts';
import { languageName } from '../contract/language-name.ts';
import type { SiteName } from '../entries/audience.ts';
import { type Previewed, previewedName } from './message-source.ts';
import { type Hero, WIDTHS } from './preview-state.ts';

export interface ControlOption {
  readonly value: string;
  readonly text: string;
}

/** The parameters with a closed list of values. */
type LabelledParameter = 'theme' | 'size' | 'transparent' | 'languageSelector' | 'announcement' | 'isolate' | 'links';

const ON_OFF = { true: 'On', false: 'Off' };

/** By parameter and value; a missing label fails to compile. */
const LABELS: { readonly [Name in LabelledParameter]: Readonly<Record<`${ParameterValues[Name]}`, string>> } = {
  theme: { dark: 'Dark', light: 'Light', auto: 'Auto' },
  size: { full: 'Full', compact: 'Compact', minimal: 'Minimal' },
  transparent: ON_OFF,
  languageSelector: ON_OFF,
  announcement: { include: 'Included', omit: 'Omitted' },
  isolate: { none: 'None', shadow: 'Shadow root' },
  links: { relative: 'Relative', absolute: 'Absolute' },
};

export function optionsOf(name: LabelledParameter): readonly ControlOption[] {
  return Object.entries(LABELS[name]).map(([value, text]) => ({ value, text }));
}

export const LANGUAGE_OPTIONS: readonly ControlOption[] = LANGUAGES.map((language) => ({
  value: language,
  text: languageName(language),
}));

export function siteOption({ id, title }: SiteName): ControlOption {
  return { value: id, text: title };
}

export const WIDTH_OPTIONS: readonly ControlOption[] = WIDTHS.map((value) => ({
  value,
  text: value === 'full' ? 'Full' : value,
}));

const HERO_LABELS: Readonly<Record<Hero, string>> = { match: 'Same as theme', dark: 'Dark', light: 'Light' };

export const HERO_OPTIONS: readonly ControlOption[] = Object.entries(HERO_LABELS).map(([value, text]) => ({
  value,
  text,
}));

/** @param chosen becomes an option if it is a version or release; other pages list the rest */
export function previewedOptions(chosen: Previewed): readonly ControlOption[] {
  const offered: readonly Previewed[] = ['draft', 'published', chosen];
  return [...new Set(offered)].map((previewed) => ({ value: String(previewed), text: previewedName(previewed) }));
}

export const COMPARE_OPTIONS: readonly ControlOption[] = [
  { value: 'false', text: 'One page' },
  { value: 'true', text: 'Side by side' },
];

/** The behaviours of `examples/sample-blog`. */
export const BLOG_OPTIONS: readonly ControlOption[] = [
  { value: '', text: 'As configured' },
  { value: 'ok', text: 'Works' },
  { value: 'noimage', text: 'Sends a post without an image' },
  { value: 'slow', text: 'Responds after ten seconds' },
  { value: 'failing', text: 'Fails' },
  { value: 'malformed', text: 'Sends malformed data' },
  { value: 'huge', text: 'Sends too much data' },
  { value: 'hostile', text: 'Sends a malicious post' },
];
