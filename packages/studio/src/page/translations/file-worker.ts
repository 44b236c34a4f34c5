/** Reads a translators' file in a worker, because a large one takes a second. */

import { UnreadableFile } from '../../translation/translation-units.ts';
import { type ReadFile, readFile } from './read-file.ts';

/** What the worker answers. A fault is a sentence; other errors end the worker. */
export type FileAnswer = { readonly file: ReadFile } | { readonly fault: string };

addEventListener('message', async ({ data }: MessageEvent<File>) => {
  postMessage(await answerTo(data));
});

async function answerTo(file: File): Promise<FileAnswer> {
  try {
    return { file: await readFile(file) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { fault: error.message };
    throw error;
  }
}
