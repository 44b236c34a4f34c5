/** The copy of an address: the answer, and a version without announcement for later. Reads and writes the store. */

import type { GuardedStore } from './guarded-store.ts';
import { codesFor } from './language-codes.ts';
import { type HostAnswer, isRecord, parseAnswer, parseJson } from './parse-answer.ts';
import type { ParameterTexts } from './parse-parameters.ts';
import { messageOf, type Report } from './report.ts';
import { hashOf } from './sha256.ts';

export interface Copy {
  /** When it was requested, in milliseconds since 1970. */
  readonly at: number;
  readonly full: HostAnswer;
  /** Can be shown after the lifetimes of the full answer, because its announcement is left out. */
  readonly plain: HostAnswer | undefined;
}

/** Changes with the format of what is stored. */
const FORMAT = 1;

/** Where the copy for the parameters is stored. */
export interface CopyPlace {
  readonly store: GuardedStore;
  /** The origin of the service. */
  readonly service: string;
  readonly parameters: ParameterTexts;
}

export interface StoredCopy {
  readonly copy: Copy;
  /** Whether it is stored under a more general code, such as `pt` for `pt-BR`: the service may have the requested one. */
  readonly isGeneral: boolean;
}

/** The copy with the most specific code; `undefined` if there is none that can be used. Never rejects. */
export async function readStored(place: CopyPlace, report: Report): Promise<StoredCopy | undefined> {
  const { lang } = place.parameters;
  const codes = lang === undefined ? [undefined] : codesFor(lang);
  const copies = await Promise.all(codes.map(async (code) => readCopy(place.store, await nameAt(place, code), report)));
  const index = copies.findIndex((copy) => copy && copy.at <= Date.now());
  const copy = copies[index];
  return copy && { copy, isGeneral: index > 0 };
}

/** @param code of the language; `undefined` for that of the service's default. Never rejects. */
export async function writeStored(place: CopyPlace, code: string | undefined, copy: Copy): Promise<void> {
  await place.store.write(await nameAt(place, code), new TextEncoder().encode(JSON.stringify(copy)));
}

/** The query of `all.json`. */
export function queryOf(parameters: ParameterTexts): string {
  return new URLSearchParams({ ...parameters, assets: 'omit' }).toString();
}

async function nameAt({ service, parameters }: CopyPlace, code: string | undefined): Promise<string> {
  const query = queryOf(code === undefined ? parameters : { ...parameters, lang: code });
  return `chrome-${code ?? 'default'}-${(await hashOf(`${FORMAT} ${service}?${query}`)).slice(0, 16)}.json`;
}

async function readCopy(store: GuardedStore, name: string, report: Report): Promise<Copy | undefined> {
  const bytes = await store.read(name);
  if (!bytes) return undefined;
  try {
    const value = parseJson(bytes);
    const { at, full, plain } = isRecord(value) ? value : {};
    if (typeof at !== 'number' || !Number.isFinite(at)) throw new Error('it has no date');
    return { at, full: parseAnswer(full), plain: plain === undefined ? undefined : parseAnswer(plain) };
  } catch (error) {
    report('stored copy', `a stored copy cannot be used: ${messageOf(error)}`);
    return undefined;
  }
}
