/** Turns parameters into attributes of the custom elements. */

import type { ChromeParameters } from './page-chrome.ts';
import { ATTRIBUTES, type FragmentParameters } from './parameters.ts';

const NAMES = Object.keys(ATTRIBUTES) as readonly (keyof typeof ATTRIBUTES)[];

/** Booleans become strings, because React omits an attribute that is `false`. */
export function attributesOf({ language: lang, ...others }: ChromeParameters): Readonly<Record<string, string>> {
  const values: FragmentParameters = { ...others, lang };
  const given = NAMES.filter((name) => values[name] !== undefined);
  return Object.fromEntries(given.map((name) => [ATTRIBUTES[name], String(values[name])]));
}
