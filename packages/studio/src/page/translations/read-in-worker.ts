/** Reads a translators' file while the page stays responsive. */

import type { FileAnswer } from './file-worker.ts';

/** The address of the worker's script. */
declare const FILE_WORKER: string;

export function readInWorker(file: File): Promise<FileAnswer> {
  const worker = new Worker(FILE_WORKER, { type: 'module' });
  const answer = new Promise<FileAnswer>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<FileAnswer>) => resolve(data);
    // the browser is offline, or a release has replaced the script
    worker.onerror = () =>
      resolve({
        fault: 'The file could not be read. Check your connection and try again, or reload the page.',
      });
  });
  worker.postMessage(file);
  return answer.finally(() => worker.terminate());
}
