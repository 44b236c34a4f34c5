/** Reads a translators' file while the page stays responsive. */

import type { FileAnswer } from './file-worker.ts';

/** The address of the worker's script. */
declare const FILE_WORKER: string;

export function readInWorker(file: File): Promise<FileAnswer> {
  const worker = new Worker(FILE_WORKER, { type: 'module' });
  const answer = new Promise<FileAnswer>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<FileAnswer>) => resolve(data);
    // a release may have replaced the script
    worker.onerror = () => resolve({ fault: 'The file could not be read. Reload the page, and try again.' });
  });
  worker.postMessage(file);
  return answer.finally(() => worker.terminate());
}
