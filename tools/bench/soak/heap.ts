/** Measures what a worker's isolate holds, through workerd's inspector. */

import { once } from 'node:events';
import * as v from 'valibot';

/** In bytes. */
const usageSchema = v.object({
  usedSize: v.number(),
  embedderHeapUsedSize: v.number(),
  backingStorageSize: v.number(),
});

const MEGABYTE = 1024 * 1024;

/**
 * Objects and buffers that are still in use after a garbage collection: what the platform limits to 128 MB. The memory
 * of the process says little, because workerd collects garbage late.
 *
 * @param inspector the worker's WebSocket
 * @returns in MB
 */
export async function heapOf(inspector: URL): Promise<number> {
  const socket = new WebSocket(inspector);
  try {
    await once(socket, 'open');
    // collects garbage first; workerd ignores HeapProfiler.collectGarbage
    await call(socket, 'HeapProfiler.takeHeapSnapshot');
    const usage = v.parse(usageSchema, await call(socket, 'Runtime.getHeapUsage'));
    return (usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize) / MEGABYTE;
  } finally {
    socket.close();
  }
}

const answerSchema = v.pipe(v.string(), v.parseJson(), v.object({ id: v.number(), result: v.optional(v.unknown()) }));

/** One call at a time. */
function call(socket: WebSocket, method: string): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const listen = ({ data }: MessageEvent) => {
    // chunks of the snapshot have no id
    const answer = v.safeParse(answerSchema, data);
    if (!answer.success) return;
    socket.removeEventListener('message', listen);
    resolve(answer.output.result);
  };
  socket.addEventListener('message', listen);
  socket.send(JSON.stringify({ id: 1, method }));
  return promise;
}
