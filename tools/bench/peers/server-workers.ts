/** Workers that send the peers' headers: one renders them, the other sends a constant. */

import { peerHeaders } from './build-peers.ts';
import { bundled } from './bundle.ts';

/** Renders the Radix header for each request, in the language and theme that it asks for. */
export async function renderingScript(): Promise<string> {
  return bundled('tools/bench/peers/radix/worker.tsx', {
    conditions: ['workerd', 'worker', 'browser'],
    define: {
      'process.env.NODE_ENV': '"production"',
      PEER_HEADERS: JSON.stringify(Object.fromEntries(await peerHeaders())),
    },
  });
}

/** Sends the same header to everyone. */
export function constantScript(header: string): string {
  return `const body = new TextEncoder().encode(${JSON.stringify(header)});
const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=60' };
export default { fetch: () => new Response(body, { headers }) };`;
}
