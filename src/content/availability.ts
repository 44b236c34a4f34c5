/** Evaluates `only` and `except`, which limit an entry of the link tree to certain languages. */

import type { Language } from '../contract/language.ts';

/** Whether a link or teaser is shown in the language. */
export function isAvailable(
  entry:
    | { readonly only?: readonly Language[] | undefined; readonly except?: readonly Language[] | undefined }
    | undefined,
  language: Language,
): boolean {
  if (!entry) return false;
  if (entry.only) return entry.only.includes(language);
  return !entry.except?.includes(language);
}
