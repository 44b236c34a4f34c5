/**
 * Fetches the files of a part before it is imported: browsers may remember that an import has failed, and then never
 * try again in the same document.
 */

import { ownValue } from '../../../../../src/contract/own-value.ts';

/** Why a part can't be loaded. */
export class PartUnavailable extends Error {
  override readonly name = 'PartUnavailable';
  /** Whether this document will never get the part; otherwise it may the next time. */
  readonly isFinal: boolean;

  constructor(isFinal: boolean, cause: unknown) {
    super('A part of the Studio could not be loaded.', { cause });
    this.isFinal = isFinal;
  }
}

/** The files of each part, as the document of this release lists them. */
const FILES: Readonly<Record<string, readonly string[]>> = JSON.parse(
  document.getElementById('studio-parts')?.textContent ?? '{}',
);

/** Paths of files that the browser has, or is loading with the document. */
const fetched = new Set(
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => new URL(href).pathname),
);

/**
 * @param part the name of its module
 * @throws PartUnavailable
 */
export async function importPart<Module>(part: string, load: () => Promise<Module>): Promise<Module> {
  const files = ownValue(FILES, part) ?? [];
  const missing = files.filter((file) => !fetched.has(file));
  await Promise.all(missing.map(fetchFile));
  try {
    return await load();
  } catch (error) {
    // these may be the files that the document failed to preload
    for (const file of files) fetched.delete(file);
    throw new PartUnavailable(missing.length === files.length, error);
  }
}

async function fetchFile(file: string): Promise<void> {
  const answer = await fetch(file).catch((error) => {
    throw new PartUnavailable(false, error);
  });
  // a release has replaced it, and the bucket doesn't have it
  if (!answer.ok) throw new PartUnavailable(answer.status === 404, answer.status);
  await answer.arrayBuffer().catch((error) => {
    throw new PartUnavailable(false, error);
  });
  fetched.add(file);
}
