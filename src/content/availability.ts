/** `only` and `except`: in which languages an entry of the link tree is shown. */

import type { Language } from '../contract/language.ts';

/** Whether a link or teaser is shown in a language. */
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
