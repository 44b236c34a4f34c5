/** Loads a page to import: a saved file, or one request for an address. */

import { readFile, stat } from 'node:fs/promises';
import { UserError } from '../../user-error.ts';

export interface LoadedPage {
  readonly html: string;
  /** Where it was loaded from; null for a file. */
  readonly address: string | null;
}

/** In bytes: real pages have less, and larger ones take too long to parse. */
const MAX_BYTES = 5_000_000;

/** In milliseconds, for the whole page. */
const TIMEOUT = 20_000;

/** @throws UserError if it is no page, or too large */
export async function loadPage(from: string): Promise<LoadedPage> {
  return /^https?:\/\//i.test(from) ? requested(from) : { html: await savedIn(from), address: null };
}

async function savedIn(path: string): Promise<string> {
  const { size } = await stat(path).catch(() => {
    throw new UserError(`There is no file ${path}. --from needs a saved page, or an address with http:// or https://.`);
  });
  if (size > MAX_BYTES) throw new UserError(tooLarge(path));
  try {
    return decoded(await readFile(path), null);
  } catch (error) {
    throw new UserError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

async function requested(address: string): Promise<LoadedPage> {
  const fail = (reason: string) =>
    new UserError(`${address} cannot be read: ${reason}. Save the page, and name the file.`);
  const chunks: Uint8Array[] = [];
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { accept: 'text/html,application/xhtml+xml' },
    });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !/html/i.test(type)) {
      await response.body?.cancel();
      throw fail(
        response.ok ? `it is ${type || 'of no known type'}, not HTML` : `the server answered ${response.status}`,
      );
    }
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) throw new UserError(tooLarge(address));
      chunks.push(chunk);
    }
    return { html: decoded(Buffer.concat(chunks), type), address: response.url };
  } catch (error) {
    if (error instanceof UserError) throw error;
    const { message, cause } = error as Error;
    throw fail(cause instanceof Error ? cause.message : message);
  }
}

function tooLarge(name: string): string {
  return `${name} is over ${MAX_BYTES / 1_000_000} MB, which is more than a page.`;
}

/** In the encoding that the response or the page names, by default UTF-8. */
function decoded(bytes: Uint8Array, type: string | null): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const named = /charset\s*=\s*["']?([\w-]+)/i;
  const label = named.exec(type ?? '')?.[1] ?? named.exec(start)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
