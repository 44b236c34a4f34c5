/** Parses the published document, written by any release. Untrusted until parsed. */

import * as v from 'valibot';
import type { CompanyContent } from '../content/company-content.ts';
import type { PublishedLanguages } from '../content/publication.ts';
import { readLanguages } from '../content/read-languages.ts';
import { instantSchema } from '../content/stored-schema.ts';
import { THEME_FILE, THEME_INTEGRITY, type ThemeSheets } from '../content/theme-sheet.ts';
import { parseInstant } from '../contract/instant.ts';

/** In bytes, twice the most that a Studio publishes. */
const MAX_DOCUMENT_BYTES = 1_024_000;

/** In milliseconds: the tolerated difference between the clocks of two machines. */
const CLOCK_SKEW = 60_000;

/** The maximum number of descriptions of omitted parts, and their maximum length in characters. */
const [MAX_DESCRIPTIONS, MAX_DESCRIPTION_LENGTH] = [10, 200];

/** A document cannot be used; the message says why. */
class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

export interface ParsedDocument {
  readonly version: number;
  readonly publishedAt: string;
  readonly languages: PublishedLanguages;
  readonly themes: ThemeSheets;
  /** Parts that cannot be read, and why: a few short descriptions. */
  readonly omitted: readonly string[];
}

/** Does not check the format: any content that matches is used. */
const documentSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  publishedAt: instantSchema,
  languages: v.looseObject({}),
  /** By language. Omits sheets that cannot be read, which leaves the release's colours. */
  themes: v.fallback(v.record(v.string(), v.unknown()), {}),
});

const themeSchema = v.object({
  file: v.pipe(v.string(), v.regex(THEME_FILE)),
  integrity: v.pipe(v.string(), v.regex(THEME_INTEGRITY)),
});

/**
 * @param locales provide the messages and cards of languages that the document lacks
 * @param now milliseconds since 1970
 * @throws DocumentError
 */
export function parseDocument(text: string, locales: CompanyContent, now: number): ParsedDocument {
  if (new TextEncoder().encode(text).length > MAX_DOCUMENT_BYTES) {
    throw new DocumentError(`is larger than ${MAX_DOCUMENT_BYTES} bytes`);
  }
  const result = v.safeParse(documentSchema, parseJson(text), { abortEarly: true });
  if (!result.success) throw new DocumentError(problemOf(result.issues[0]));
  const { version, publishedAt } = result.output;
  if (isFuture(publishedAt, now)) throw new DocumentError('was published in the future');
  const read = readLanguages(result.output.languages, locales);
  if (!read) throw new DocumentError('languages: none can be read');
  const themes = Object.entries(result.output.themes).filter(([, sheet]) => v.is(themeSchema, sheet));
  return {
    version,
    publishedAt,
    languages: read.languages,
    themes: Object.fromEntries(themes),
    omitted: described(read.omitted),
  };
}

/** A document from the future would hide all publications until then. */
export function isFuture(publishedAt: string, now: number): boolean {
  return (parseInstant(publishedAt) ?? now) > now + CLOCK_SKEW;
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

function described(omitted: readonly string[]): string[] {
  const first = omitted.slice(0, MAX_DESCRIPTIONS).map((text) => text.slice(0, MAX_DESCRIPTION_LENGTH));
  const rest = omitted.length - first.length;
  return rest > 0 ? [...first, `and ${rest} more`] : first;
}
