/** The copy of an address: the answer, and a version without announcement for later. Reads and writes the store. */

import type { GuardedStore } from './guarded-store.ts';
import { type HostAnswer, isRecord, parseAnswer, parseJson } from './parse-answer.ts';
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

/** @param address of the service, with the query */
export async function storedName(address: string, language: string): Promise<string> {
  return `chrome-${language}-${(await hashOf(`${FORMAT} ${address}`)).slice(0, 16)}.json`;
}

/** `undefined` if there is none that can be used. Never rejects. */
export async function readCopy(store: GuardedStore, name: string, report: Report): Promise<Copy | undefined> {
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

/** Never rejects. */
export function writeCopy(store: GuardedStore, name: string, copy: Copy): Promise<void> {
  return store.write(name, new TextEncoder().encode(JSON.stringify(copy)));
}
