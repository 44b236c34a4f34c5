/** `portico content`: exports, imports and checks what the Studio publishes: messages, cards and menus. */

import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkDocument } from '../document/check-document.ts';
import { DocumentError } from '../document/errors.ts';
import { builtInDocument, documentText, publishedDocument } from '../document/export-document.ts';
import { importIntoDraft, publishDocument } from '../document/import-document.ts';
import { readDocument } from '../document/read-document.ts';
import { connectTo } from '../document/studio-client.ts';

const USAGE = `portico content export [--from=<Studio>] [<file>]
    writes the Studio's latest version, or the messages and cards in the company's files, to the file or the terminal
portico content import <file> --to=<Studio> [--publish --reason=<text> [--acknowledge]]
    replaces the draft with the document, and prints what publishing it would change; --publish publishes it
    instead, and keeps people's changes in the draft; --acknowledge publishes despite warnings
portico content check <file>
    prints the document's errors and warnings

<Studio> is an address such as https://studio.example.com. If it is behind Cloudflare Access, set CF_ACCESS_CLIENT_ID
and CF_ACCESS_CLIENT_SECRET to a service token's ID and secret.`;

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  publish: { type: 'boolean', default: false },
  reason: { type: 'string', default: '' },
  acknowledge: { type: 'boolean', default: false },
} as const;

/**
 * @param words the arguments
 * @returns what to print
 * @throws DocumentError
 */
export async function runContent(words: readonly string[]): Promise<string> {
  const { values, positionals } = parse(words);
  const [command, file, ...others] = positionals;
  if (others.length > 0) throw new DocumentError(USAGE);
  if (command === 'export') {
    const document = values.from === undefined ? builtInDocument() : await publishedDocument(connectTo(values.from));
    if (file === undefined) return documentText(document).trimEnd();
    await writeFile(file, documentText(document));
    return `Version ${document.version} was written to ${file}.`;
  }
  if (command === 'check' && file !== undefined) return checkDocument(await readDocument(file), Date.now());
  if (command === 'import' && file !== undefined && values.to !== undefined) {
    const { publish, reason, acknowledge } = values;
    const { languages, notes } = await readDocument(file);
    const studio = connectTo(values.to);
    const imported = publish
      ? publishDocument(languages, studio, { reason, acknowledge })
      : importIntoDraft(languages, studio);
    return [...notes, await imported].join('\n\n');
  }
  throw new DocumentError(USAGE);
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new DocumentError(`${(error as Error).message}\n\n${USAGE}`);
  }
}
