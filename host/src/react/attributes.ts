/** The attributes of the elements for a set of parameters. */

import type { ChromeParameters } from '../page-chrome.ts';

/** With listeners, which React 19 adds to custom elements. */
export type ElementProps = Readonly<Record<string, unknown>>;

/** Booleans become texts: to React, `false` would mean to leave out the attribute. */
export function attributesOf(parameters: ChromeParameters): ElementProps {
  const attributes = {
    lang: parameters.language,
    theme: parameters.theme,
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
