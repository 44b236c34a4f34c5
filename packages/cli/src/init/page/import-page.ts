/** Opens a page for `portico init --from`: what it says about the company, and its content. */

import type { NewCompany } from '../new-company.ts';
import { loadPage } from './load-page.ts';
import { type ImportedContent, importedContent, languagesOf, siteOf } from './page-content.ts';
import { readPage } from './read-page.ts';

export interface ImportedPage {
  readonly company: { readonly name: string | null } & Pick<NewCompany, 'site' | 'languages'>;
  readonly contentFor: (company: NewCompany) => Promise<ImportedContent>;
}

/** @param site the origin of a saved page's site, if it is known @throws UserError */
export async function importPage(from: string, site: string | null): Promise<ImportedPage> {
  const { html, address } = await loadPage(from);
  const page = readPage(html, address ?? site);
  return {
    company: { name: page.brand.name, site: siteOf(page), languages: languagesOf(page) },
    contentFor: (company) => importedContent(page, company),
  };
}
