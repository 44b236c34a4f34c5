/** Parses the answer of `/chrome/all.json`, as the service sends it and as it is stored. */

import { AnswerError } from './ask.ts';
import type { Lifetimes } from './lifetimes.ts';
import type { ChromeParts, ModuleScript, StyleSheetLink } from './page-chrome.ts';

export interface ChromeAnswer extends ChromeParts {
  readonly freshness: Lifetimes;
}

/** Complete parts, from their first tag to their last. Those with `isolate=shadow` have a template inside. */
export const COMPLETE = {
  head: /^<link\s.*<\/script>$/s,
  header: /^<header\s[^>]*data-portico="header".*<\/header>$/s,
  footer: /^<footer\s[^>]*data-portico="footer".*<\/footer>$/s,
} as const;

export type PartName = keyof typeof COMPLETE;

const INTEGRITY = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;
/** Below `/chrome/assets/` of the page's origin, or of the service if links are absolute. */
const FILE = /^(?:https?:\/\/[^/?#\s\\]+)?\/chrome\/assets\/[\w.-]+$/;

/**
 * Keeps only what is known, so that whatever else an answer contains takes no memory.
 *
 * @throws AnswerError that says what is wrong with it
 */
export function parseAnswer(value: unknown): ChromeAnswer {
  if (!isRecord(value)) throw new AnswerError('the answer is not an object');
  return {
    head: partOf(value, 'head'),
    header: partOf(value, 'header'),
    footer: partOf(value, 'footer'),
    styles: filesOf(value, 'styles', 'href').map(([href, integrity]): StyleSheetLink => ({ href, integrity })),
    scripts: filesOf(value, 'scripts', 'src').map(([src, integrity]): ModuleScript => ({ src, integrity })),
    freshness: parseFreshness(value.freshness),
  };
}

/** @throws AnswerError if the bytes are not JSON in UTF-8 */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AnswerError('the answer is not JSON');
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export function isIntegrity(value: unknown): value is string {
  return typeof value === 'string' && INTEGRITY.test(value);
}

function partOf(answer: Readonly<Record<string, unknown>>, name: PartName): string {
  const part = answer[name];
  if (typeof part !== 'string' || !COMPLETE[name].test(part)) throw new AnswerError(`the ${name} is not complete`);
  return part;
}

function filesOf(
  answer: Readonly<Record<string, unknown>>,
  list: 'styles' | 'scripts',
  address: 'href' | 'src',
): (readonly [address: string, integrity: string])[] {
  const files = answer[list];
  if (!Array.isArray(files) || files.length === 0) throw new AnswerError(`the answer has no ${list}`);
  return files.map((file: unknown) => {
    const path = isRecord(file) ? file[address] : undefined;
    const integrity = isRecord(file) ? file.integrity : undefined;
    if (typeof path !== 'string' || !FILE.test(path) || !isIntegrity(integrity))
      throw new AnswerError(`the ${list} of the answer are not files of the service`);
    return [path, integrity];
  });
}

function parseFreshness(value: unknown): Lifetimes {
  const { maxAge, staleWhileRevalidate, staleIfError, freshUntil } = isRecord(value) ? value : {};
  const seconds = (lifetime: unknown) => {
    if (typeof lifetime !== 'number' || !(lifetime >= 0)) throw new AnswerError('the lifetimes are not numbers');
    return lifetime;
  };
  if (typeof freshUntil !== 'string' || Number.isNaN(Date.parse(freshUntil)))
    throw new AnswerError('freshUntil is not a date');
  return {
    maxAge: seconds(maxAge),
    staleWhileRevalidate: seconds(staleWhileRevalidate),
    staleIfError: seconds(staleIfError),
    freshUntil,
  };
}
