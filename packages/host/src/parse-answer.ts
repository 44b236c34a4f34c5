/** Parses an answer of `/chrome/all.json`, sent by any release of this contract version, or stored. */

import type { Lifetimes } from './lifetimes.ts';
import type { ChromeParts, ModuleScript, StyleSheetLink } from './page-chrome.ts';
import { AnswerError } from './request-service.ts';

export interface HostAnswer extends ChromeParts {
  /** The language of the texts, which differs from the requested one if the service lacks it. */
  readonly language?: string | undefined;
  readonly freshness: Lifetimes;
}

/** The version of the contract that this package supports. docs/hosts.md says what raises it. */
export const CONTRACT = 1;

/** What each part contains and ends with, in every release of this contract version. */
const PARTS = {
  head: { mark: '<', end: '>' },
  header: { mark: 'data-portico="header"', end: '</header>' },
  footer: { mark: 'data-portico="footer"', end: '</footer>' },
} as const;

export type PartName = keyof typeof PARTS;

export const PART_NAMES = Object.keys(PARTS) as readonly PartName[];

/** A code such as `de` or `pt-BR`. The service decides which ones exist. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,3}$/i;

const INTEGRITY = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;
/** Below `/chrome/assets/` on the page's origin, or on the service's if links are absolute. */
const FILE = /^(?:https?:\/\/[^/?#\s\\]+)?\/chrome\/assets\/[\w.-]+$/;
const HALF_A_CHARACTER = /\p{Surrogate}/u;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Tags as the service writes them. Release 0.3.0 names its files only in `head`. */
const TAGS = {
  styles: /<link rel="stylesheet" href="([^"]+)" integrity="([^"]+)"/g,
  scripts: /<script type="module" src="([^"]+)" integrity="([^"]+)"/g,
} as const;

type FileAddress = readonly [address: string, integrity: string];

/**
 * Keeps only known fields, so that nothing else in an answer takes up memory.
 *
 * @throws AnswerError with the reason
 */
export function parseAnswer(value: unknown): HostAnswer {
  if (!isRecord(value)) throw new AnswerError('the answer is not an object');
  checkContract(value);
  const head = partOf(value, 'head');
  const { language } = value;
  return {
    head,
    header: partOf(value, 'header'),
    footer: partOf(value, 'footer'),
    styles: linksOf(value.styles === undefined ? filesInHead(head, 'styles') : filesOf(value, 'styles', 'href')),
    scripts: modulesOf(value.scripts === undefined ? filesInHead(head, 'scripts') : filesOf(value, 'scripts', 'src')),
    language: typeof language === 'string' && LANGUAGE_TAG.test(language) ? language : undefined,
    freshness: parseFreshness(value.freshness),
  };
}

/**
 * @param answer `all.json` or the manifest; without a contract version, it counts as version 1
 * @throws AnswerError if the contract version is another
 */
export function checkContract({ contract = CONTRACT }: Readonly<Record<string, unknown>>): void {
  if (contract === CONTRACT) return;
  const version = typeof contract === 'number' ? contract : 'of another kind';
  throw new AnswerError(
    `the service's contract is ${version}, but this package supports only ${CONTRACT}: install the package of the service's release`,
  );
}

export function isComplete(name: PartName, text: string): boolean {
  const { mark, end } = PARTS[name];
  return text.includes(mark) && text.trimEnd().endsWith(end) && !HALF_A_CHARACTER.test(text);
}

/** The files that a head loads. */
export function filesInHead(head: string, kind: keyof typeof TAGS): readonly FileAddress[] {
  return [...head.matchAll(TAGS[kind])].map(([, address = '', integrity = '']) => [address, integrity]);
}

export const linksOf = (files: readonly FileAddress[]): readonly StyleSheetLink[] =>
  files.map(([href, integrity]) => ({ href, integrity }));

export const modulesOf = (files: readonly FileAddress[]): readonly ModuleScript[] =>
  files.map(([src, integrity]) => ({ src, integrity }));

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
  if (typeof part !== 'string' || !isComplete(name, part)) throw new AnswerError(`the ${name} is not complete`);
  return part;
}

function filesOf(
  answer: Readonly<Record<string, unknown>>,
  list: keyof typeof TAGS,
  address: 'href' | 'src',
): readonly FileAddress[] {
  const files = answer[list];
  if (!Array.isArray(files)) throw new AnswerError(`the ${list} of the answer are not a list`);
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
    if (typeof lifetime !== 'number' || !Number.isFinite(lifetime) || lifetime < 0)
      throw new AnswerError('the lifetimes are not numbers');
    return lifetime;
  };
  if (typeof freshUntil !== 'string' || !INSTANT.test(freshUntil) || Number.isNaN(Date.parse(freshUntil)))
    throw new AnswerError('freshUntil is not a date');
  return {
    maxAge: seconds(maxAge),
    staleWhileRevalidate: seconds(staleWhileRevalidate),
    staleIfError: seconds(staleIfError),
    freshUntil,
  };
}
