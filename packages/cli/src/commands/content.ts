/** `portico content`: exports, imports and checks what the Studio publishes: messages, cards and menus. */

import { writeFile } from 'node:fs/promises';
import type { Company } from '../company/open-company.ts';
import { pictureNames } from '../company/picture-names.ts';
import { readCompany } from '../content/read-locales.ts';
import { checkDocument } from '../document/check-document.ts';
import { builtInDocument, documentText, publishedDocument } from '../document/export-document.ts';
import { importIntoDraft, publishDocument } from '../document/import-document.ts';
import { readDocument } from '../document/read-document.ts';
import { connectTo } from '../document/studio-client.ts';
import { UserError } from '../user-error.ts';

/** @param file where the document goes; without it, it is returned to be printed */
export async function exportContent(
  company: Company,
  file: string | undefined,
  { from }: { readonly from?: string },
): Promise<string> {
  const document =
    from === undefined
      ? builtInDocument((await readCompany(company)).content)
      : await publishedDocument(connectTo(from));
  if (file === undefined) return documentText(document).trimEnd();
  await writeFile(file, documentText(document));
  return `Version ${document.version} was written to ${file}.`;
}

interface ImportOptions {
  readonly to?: string;
  readonly publish?: boolean;
  readonly reason?: string;
  readonly acknowledge?: boolean;
}

/** @throws UserError */
export async function importContent(
  company: Company,
  file: string,
  { to, publish = false, reason = '', acknowledge = false }: ImportOptions,
): Promise<string> {
  if (to === undefined) throw new UserError('portico content import needs --to=<Studio>.');
  const { content } = await readCompany(company);
  const { languages, notes } = await readDocument(file, content);
  const studio = connectTo(to);
  const imported = publish
    ? publishDocument(languages, content, studio, { reason, acknowledge })
    : importIntoDraft(languages, studio);
  return [...notes, await imported].join('\n\n');
}

/** @throws UserError */
export async function checkContent(company: Company, file: string): Promise<string> {
  const { content } = await readCompany(company);
  return checkDocument(await readDocument(file, content), Date.now(), {
    content,
    pictures: pictureNames(company.imagesFolder, content),
  });
}
