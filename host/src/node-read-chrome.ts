/** Reads a copy that `fetch-chrome` wrote. */

import { readFile } from 'node:fs/promises';
import { fragmentsIn } from './node-download-copy.ts';
import type { PageChrome } from './page-chrome.ts';
import type { Language } from './parameters.ts';
import { COMPLETE } from './parse-answer.ts';

const STYLES = /<link rel="stylesheet" href="([^"]+)" integrity="([^"]+)"/g;
const SCRIPTS = /<script type="module" src="([^"]+)" integrity="([^"]+)"/g;

/**
 * @param folder the second argument of `fetch-chrome`
 * @param language one of its `--lang`
 * @returns `undefined` if there is no complete copy, so that the page has your fallback. Never rejects.
 */
export async function readChrome(folder: string, language: Language): Promise<PageChrome | undefined> {
  try {
    const files = fragmentsIn(folder, [language]);
    const texts = await Promise.all(
      files.map(async ({ name, path }) => {
        const text = await readFile(path, 'utf8');
        if (!COMPLETE[name].test(text)) throw new Error(`${path} is not complete`);
        return [name, text] as const;
      }),
    );
    const { head = '', header = '', footer = '' } = Object.fromEntries(texts);
    return {
      head,
      header,
      footer,
      styles: filesIn(head, STYLES).map(([href, integrity]) => ({ href, integrity })),
      scripts: filesIn(head, SCRIPTS).map(([src, integrity]) => ({ src, integrity })),
      source: 'copy',
      parameters: { language },
    };
  } catch {
    return undefined;
  }
}

function filesIn(head: string, tags: RegExp): (readonly [address: string, integrity: string])[] {
  return [...head.matchAll(tags)].map(([, address = '', integrity = '']) => [address, integrity]);
}
