/** A copy: the answer, and one without the announcement for later. Reads and writes it in the store. */

import type { GuardedStore } from '../guarded-store.ts';
import { type HostAnswer, isRecord, parseAnswer, parseJson } from '../parse-answer.ts';
import type { ParameterTexts } from '../parse-parameters.ts';
import { messageOf, type Report } from '../report.ts';
import { hashOf } from '../sha256.ts';
import { codesFor } from './language-codes.ts';

export interface Copy {
  /** When it was requested, in milliseconds since 1970. */
  readonly at: number;
  readonly full: HostAnswer;
  /** Without the announcement, so that it can be shown after the full answer's lifetimes. */
  readonly plain: HostAnswer | undefined;
}

/** Raise it when the stored format changes. */
const FORMAT = 1;

/** File names by language code: the requested language and more general ones, most specific first. */
export type StoredNames = ReadonlyMap<string | undefined, string>;

/** @param service its origin */
export async function storedNames(service: string, parameters: ParameterTexts): Promise<StoredNames> {
  const { lang } = parameters;
  const codes = lang === undefined ? [undefined] : codesFor(lang);
  const names = codes.map(async (code): Promise<[string | undefined, string]> => {
    const query = queryOf(code === undefined ? parameters : { ...parameters, lang: code });
    const hash = (await hashOf(`${FORMAT} ${service}?${query}`)).slice(0, 16);
    return [code, `chrome-${code ?? 'default'}-${hash}.json`];
  });
  return new Map(await Promise.all(names));
}

/** The query of `all.json`. */
export function queryOf(parameters: ParameterTexts): string {
  return new URLSearchParams({ ...parameters, assets: 'omit' }).toString();
}

export interface StoredCopy {
  readonly copy: Copy;
  /** Whether it is in a more general language: the service may have the requested one. */
  readonly isGeneral: boolean;
}

/** The usable copy in the most specific language; `undefined` without one. Never rejects. */
export async function readStored(
  store: GuardedStore,
  names: StoredNames,
  report: Report,
): Promise<StoredCopy | undefined> {
  const copies = await Promise.all([...names.values()].map((name) => readCopy(store, name, report)));
  const index = copies.findIndex((copy) => copy && copy.at <= Date.now());
  const copy = copies[index];
  return copy && { copy, isGeneral: index > 0 };
}

/** Never rejects. */
export function writeCopy(store: GuardedStore, name: string, copy: Copy): Promise<void> {
  return store.write(name, new TextEncoder().encode(JSON.stringify(copy)));
}

async function readCopy(store: GuardedStore, name: string, report: Report): Promise<Copy | undefined> {
  const bytes = await store.read(name);
  if (!bytes) return undefined;
  try {
    const value = parseJson(bytes);
    const { at, full, plain } = isRecord(value) ? value : {};
    if (typeof at !== 'number' || !Number.isFinite(at)) throw new Error('the date is missing');
    return { at, full: parseAnswer(full), plain: plain === undefined ? undefined : parseAnswer(plain) };
  } catch (error) {
    report('stored copy', `a stored copy cannot be used: ${messageOf(error)}`);
    return undefined;
  }
}
