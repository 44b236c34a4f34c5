/** Reads a document of messages, cards and menus from a file, whichever release wrote it. */

import { readFile } from 'node:fs/promises';
import type { CompanyContent } from '../../../../src/content/company-content.ts';
import { outOfEnvelopes } from '../../../../src/content/envelope.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { readLanguages } from '../../../../src/content/read-languages.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { unknownPaths } from '../../../studio/src/store/keep-unknown.ts';
import { DocumentError } from './errors.ts';

/** How many unknown parts of a document a note names. */
const MAX_NAMED = 10;

export interface ReadDocument {
  readonly languages: PublishedLanguages;
  /** How the document and this release differ, in sentences. */
  readonly notes: readonly string[];
}

/** @throws DocumentError if the file cannot be read, or if a message in it cannot */
export async function readDocument(file: string, content: CompanyContent): Promise<ReadDocument> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new DocumentError(`${file} cannot be read (${error.code}).`);
  });
  const stored = (parse(text, file) as { readonly languages?: Readonly<Record<string, unknown>> } | null)?.languages;
  const read = readLanguages(stored, content);
  if (!stored || !read) throw new DocumentError(`${file} has no messages in a language of this release.`);
  if (read.omitted.length > 0) {
    throw new DocumentError(
      `${file} does not match the schema:\n${read.omitted.map((text) => `  ${text}`).join('\n')}`,
    );
  }
  return { languages: read.languages, notes: notesOn(stored, read.languages) };
}

function notesOn(stored: Readonly<Record<string, unknown>>, known: PublishedLanguages): string[] {
  const missing = LANGUAGES.filter((language) => !Object.hasOwn(stored, language));
  const unknown = unknownPaths(outOfEnvelopes(stored), known);
  const named = unknown.slice(0, MAX_NAMED).join(', ');
  const more = unknown.length > MAX_NAMED ? ` and ${unknown.length - MAX_NAMED} more parts` : '';
  return [
    ...(missing.length > 0 ? [`The document lacks ${missing.join(', ')}: the files' messages are used.`] : []),
    ...(unknown.length > 0 ? [`This release does not know ${named}${more}: omitted.`] : []),
  ];
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DocumentError(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}
