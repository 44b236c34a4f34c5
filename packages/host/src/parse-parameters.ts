/** Parses a page's parameters. Omits and reports what the service would reject. */

import type { ChromeParameters } from './page-chrome.ts';
import { type FragmentParameters, PARAMETER_RULES, type ParameterRule } from './parameters.ts';
import type { Report } from './report.ts';

type Name = keyof FragmentParameters;

/** Accepted values as text, in the order of `PARAMETER_RULES`. */
export type ParameterTexts = Readonly<Partial<Record<Name, string>>>;

const NAMES = Object.keys(PARAMETER_RULES) as readonly Name[];
/** A shared copy has the defaults of these. */
const OF_PAGES = NAMES.filter((name) => (PARAMETER_RULES[name] as ParameterRule).isOfPage);
const PATTERNS = new Map(NAMES.map((name) => [name, new RegExp(PARAMETER_RULES[name].pattern)]));

/** The pattern of a boolean. */
const FLAG = '^(?:true|false)$';

/** @param given anything, such as the untyped value of a route */
export function parseParameters(given: unknown, defaults: ParameterTexts, report: Report): ParameterTexts {
  const values: Readonly<Record<string, unknown>> = { ...(typeof given === 'object' ? given : {}) };
  for (const name of Object.keys(values)) {
    if (nameOf(name) === undefined) report(`parameter ${name}`, `unknown parameter ${shown(name)}`);
  }
  const texts: Partial<Record<Name, string>> = { ...defaults };
  for (const name of NAMES) {
    const key = name === 'lang' ? 'language' : name;
    const value = values[key];
    if (value === undefined || value === null) continue;
    const text = accepted(name, value);
    if (text === undefined) report(`value ${key}`, `ignoring ${key}, which cannot be ${shown(value)}`);
    else texts[name] = text;
  }
  return inOrder(texts);
}

/** The parameters of the shared copy, which stands in for pages' own copies. */
export function sharedParameters(texts: ParameterTexts, defaults: ParameterTexts): ParameterTexts {
  const { path: _, ...shared } = {
    ...texts,
    ...Object.fromEntries(OF_PAGES.map((name) => [name, defaults[name]])),
  };
  return inOrder(shared);
}

/** Converts to what hosts use: booleans, and `language` instead of `lang`. */
export function chromeParameters(texts: ParameterTexts): ChromeParameters {
  const { lang, ...others } = texts;
  const values = NAMES.flatMap((name) => {
    const text = name === 'lang' ? undefined : others[name];
    return text === undefined ? [] : [[name, PARAMETER_RULES[name].pattern === FLAG ? text === 'true' : text] as const];
  });
  return Object.fromEntries(lang === undefined ? values : [['language', lang], ...values]);
}

function inOrder(texts: Readonly<Record<string, string | undefined>>): ParameterTexts {
  return Object.fromEntries(NAMES.flatMap((name) => (texts[name] === undefined ? [] : [[name, texts[name]]])));
}

function nameOf(key: string): Name | undefined {
  return NAMES.find((name) => key === (name === 'lang' ? 'language' : name));
}

/** The value in a canonical form, so that equal values share a copy; `undefined` if the service would reject it. */
function accepted(name: Name, value: unknown): string | undefined {
  const text = typeof value === 'boolean' ? String(value) : value;
  const { maxLength = 1024 }: ParameterRule = PARAMETER_RULES[name];
  if (typeof text !== 'string' || text.length > maxLength || !PATTERNS.get(name)?.test(text)) return undefined;
  if (name === 'lang') return text.replaceAll('_', '-').toLowerCase();
  if (name !== 'path') return text;
  // without the query, which visitors choose
  const path = new URL(text, 'https://base.invalid').pathname;
  return path.length > maxLength || path.startsWith('//') ? undefined : path;
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : typeof value;
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
