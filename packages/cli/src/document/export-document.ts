/** Composes the document that `portico content export` writes. */

import { builtInLanguages } from '../../../../src/content/built-in.ts';
import type { CompanyContent } from '../../../../src/content/company-content.ts';
import type { Publication } from '../../../../src/content/publication.ts';
import { PUBLICATION_FORMAT } from '../../../../src/content/publication-key.ts';
import type { StudioClient } from './studio-client.ts';

/** The messages and cards in the company's files: version 1 of a new Studio. */
export function builtInDocument(content: CompanyContent): Publication {
  const publishedAt = new Date().toISOString();
  return { format: PUBLICATION_FORMAT, version: 1, publishedAt, languages: builtInLanguages(content) };
}

/** The latest version of a Studio. @throws DocumentError */
export async function publishedDocument(studio: StudioClient): Promise<Publication> {
  const { latest } = await studio.readDraft();
  const { version, publishedAt, languages } = await studio.call('GET /versions/:version', {
    params: { version: latest.version },
  });
  return { format: PUBLICATION_FORMAT, version, publishedAt, languages };
}

export function documentText(document: Publication): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
