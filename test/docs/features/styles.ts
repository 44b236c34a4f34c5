/** The parts of CSS that a minified style sheet uses, as keys of MDN's compatibility data. */

import { keysByName, knownKeys } from './baseline.ts';

const DECLARATION = /(?<=[{;])([-\w]+):([^;{}]+)(?=[;}])/g;

/** What has no name of its own. */
const SYNTAX: readonly (readonly [RegExp, string])[] = [
  [/\((?:width|height)[<>]/, 'css.at-rules.media.range_syntax'],
  [/[;{]content:[^;}]+" ?\/ ?"/, 'css.properties.content.alt_text'],
  [/[;{]gap:[^}]*display:(?:inline-)?flex/, 'css.properties.gap.flex_context'],
  [/:not\((?:[^()]*,|#[^()]*#)/, 'css.selectors.not.selector_list'],
  [/#[0-9a-f]{8}\b/, 'css.types.color.rgb_hexadecimal_notation.alpha_hexadecimal_notation'],
  [/[;{]transition:[^;}]*allow-discrete/, 'css.properties.transition.transition-behavior'],
  // a transition of all properties
  [/[;{]transition:[^;}]*allow-discrete/, 'css.properties.transition-behavior.transitionable_display'],
];

const functions = keysByName(['css.types.']);

/** The value of this custom property is one of that property. */
const STANDS_FOR: Readonly<Record<string, string>> = { '--portico-used-font': 'font-family' };

export interface UsedStyles {
  readonly keys: string[];
  /** Properties that no standard has, nor stands beside under its own name. */
  readonly nonStandard: string[];
}

/** @param css as Lightning CSS minifies it */
export function stylesUsed(css: string): UsedStyles {
  const declarations = [...css.matchAll(DECLARATION)].map(([, property = '', value = '']) => ({ property, value }));
  const properties = new Set(declarations.map(({ property }) => property));
  const keys = [
    ...declarations.flatMap(({ property, value }) => [`css.properties.${property}`, ...valueKeys(property, value)]),
    ...selectorKeys(css.replace(DECLARATION, '')),
    ...atRuleKeys(css),
    ...SYNTAX.filter(([pattern]) => pattern.test(css)).map(([, key]) => key),
  ];
  const nonStandard = [...properties].filter(
    (property) =>
      !property.startsWith('--') &&
      knownKeys([`css.properties.${property}`]).length === 0 &&
      !properties.has(property.replace(/^-[a-z]+-/, '')),
  );
  return { keys: knownKeys(new Set(keys)), nonStandard };
}

/** @param text a style sheet without declarations, or a selector in a script */
export function selectorKeys(text: string): string[] {
  return [...text.matchAll(/::?([a-z][-a-z]*)/g)].map(([, name]) => `css.selectors.${name}`);
}

function valueKeys(property: string, value: string): string[] {
  const owner = `css.properties.${STANDS_FOR[property] ?? property}`;
  return [...value.replace(/"[^"]*"|--[-\w]+/g, '').matchAll(/(-?[a-z][-a-z]*)(\(?)/g)].flatMap(
    ([, word = '', parenthesis]) => [
      `${owner}.${word}`,
      ...(parenthesis ? (functions.get(word) ?? []) : [`css.types.global_keywords.${word}`]),
      ...(word.startsWith('safe-area') ? [`css.types.env.${word}`] : []),
    ],
  );
}

function atRuleKeys(css: string): string[] {
  return [...css.matchAll(/@([a-z][-a-z]*)([^{]*)/g)].flatMap(([, rule, condition = '']) => [
    `css.at-rules.${rule}`,
    ...[...condition.matchAll(/[a-z][-a-z]*/g)].map(([word]) => `css.at-rules.${rule}.${word}`),
  ]);
}
