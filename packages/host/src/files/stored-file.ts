/** Files in the host's store, each after its integrity, which reveals damage even while the service is down. */

import type { GuardedStore } from '../guarded-store.ts';
import { integrityOf } from '../sha256.ts';

const LINE_END = 10;

/** `undefined` if the file is missing or damaged. Never rejects. */
export async function readFile(store: GuardedStore, name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found = await store.read(storedName(name));
  const end = found?.indexOf(LINE_END) ?? -1;
  if (!found || end < 0) return undefined;
  const bytes = Uint8Array.from(found.subarray(end + 1));
  return new TextDecoder().decode(found.subarray(0, end)) === (await integrityOf(bytes)) ? bytes : undefined;
}

/** Never rejects. */
export async function writeFile(store: GuardedStore, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const line = new TextEncoder().encode(`${await integrityOf(bytes)}\n`);
  const stored = new Uint8Array(line.length + bytes.length);
  stored.set(line);
  stored.set(bytes, line.length);
  await store.write(storedName(name), stored);
}

function storedName(name: string): string {
  return `file-${name}`;
}
