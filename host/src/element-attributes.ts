/** Turns parameters into attributes of the custom elements. */

import type { ChromeParameters } from './page-chrome.ts';

/** Booleans become strings, because React omits an attribute that is `false`. */
export function attributesOf(parameters: ChromeParameters): Readonly<Record<string, string>> {
  const attributes = {
    lang: parameters.language,
    site: parameters.site,
    theme: parameters.theme,
    size: parameters.size,
    transparent: parameters.transparent,
    'language-selector': parameters.languageSelector,
    languages: parameters.languages,
    'login-link': parameters.loginLink,
    path: parameters.path,
    'skip-to': parameters.skipTo,
    announcement: parameters.announcement,
    isolate: parameters.isolate,
    seed: parameters.seed,
  };
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
