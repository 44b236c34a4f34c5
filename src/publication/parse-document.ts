/** Parses the document that was published. It is hostile until parsed. */

import * as v from 'valibot';
import { PUBLICATION_FORMAT, type Publication, publicationSchema } from '../content/publication.ts';
import { parseInstant } from '../contract/instant.ts';

/** In characters: a hundred messages in six languages are less than 200,000. */
const LONGEST_DOCUMENT = 1_000_000;

/** In milliseconds: difference between the clocks of two machines. */
const CLOCK_SKEW = 60_000;

/** A document cannot be used; the message says why. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

/**
 * @param now milliseconds since 1970
 * @throws DocumentError
 */
export function parseDocument(text: string, now: number): Publication {
  if (text.length > LONGEST_DOCUMENT) throw new DocumentError(`is longer than ${LONGEST_DOCUMENT} characters`);
  const document = parseJson(text);
  const format = v.safeParse(v.looseObject({ format: v.number() }), document);
  if (format.success && format.output.format > PUBLICATION_FORMAT) {
    throw new DocumentError(`has format ${format.output.format}, which needs a newer release`);
  }
  const result = v.safeParse(publicationSchema, document, { abortEarly: true });
  if (!result.success) throw new DocumentError(problemOf(result.issues[0]));
  // one from the future would never be replaced
  if ((parseInstant(result.output.publishedAt) ?? now) > now + CLOCK_SKEW) {
    throw new DocumentError('was published in the future');
  }
  return result.output;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DocumentError('is not valid JSON');
  }
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'the document'}: ${issue.message}`;
}
