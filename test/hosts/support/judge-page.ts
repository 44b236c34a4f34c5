/** Checks that a page of an example is complete, and which header and footer it shows. */

import { judgePage as judgeAnyPage, type Shown } from '../../../packages/cli/src/conformance/judge-page.ts';
import { EXAMPLE_SITE } from '../../../tools/examples/example.ts';

/**
 * @param html the complete document
 * @throws Error that says what is broken
 */
export function judgePage(html: string): { readonly header: Shown; readonly footer: Shown } {
  const { header, footer } = judgeAnyPage(html, EXAMPLE_SITE);
  return { header, footer };
}
