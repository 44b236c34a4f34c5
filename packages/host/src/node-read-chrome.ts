/** Reads a copy that `fetch-chrome` wrote. */

import { readFile } from 'node:fs/promises';
import { fragmentsIn } from './node-download-chrome.ts';
import type { ChromeParameters, PageChrome } from './page-chrome.ts';
import { filesInHead, isComplete, LANGUAGE_TAG, linksOf, modulesOf } from './parse-answer.ts';

/**
 * @param folder the second argument of `fetch-chrome`
 * @param language one of the languages in `--lang`
 * @returns `undefined` without a complete copy: show your fallback then. Never rejects.
 */
export async function readChrome(
  folder: string,
  language: NonNullable<ChromeParameters['language']>,
): Promise<PageChrome | undefined> {
  try {
    if (!LANGUAGE_TAG.test(language)) return undefined;
    const files = fragmentsIn(folder, [language]);
    const texts = await Promise.all(
      files.map(async ({ name, path }) => {
        const text = await readFile(path, 'utf8');
        if (!isComplete(name, text)) throw new Error(`${path} is incomplete`);
        return [name, text] as const;
      }),
    );
    const { head = '', header = '', footer = '' } = Object.fromEntries(texts);
    return {
      head,
      header,
      footer,
      styles: linksOf(filesInHead(head, 'styles')),
      scripts: modulesOf(filesInHead(head, 'scripts')),
      source: 'copy',
      freshUntil: null,
      parameters: { language },
    };
  } catch {
    return undefined;
  }
}
