/** Reads a document of messages and cards from a file. */

import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { type Publication, publicationSchema } from '../../src/content/publication.ts';
import { MessagesError } from './errors.ts';

/** @throws MessagesError if the file cannot be read, or does not fit the schema */
export async function readDocument(file: string): Promise<Publication> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new MessagesError(`${file} cannot be read (${error.code}).`);
  });
  const result = v.safeParse(publicationSchema, parse(text, file));
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '(document)'}: ${issue.message}`);
  throw new MessagesError(`${file} does not fit the schema:\n${problems.join('\n')}`);
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MessagesError(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}
