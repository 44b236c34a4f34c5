/** A worker that renders the Radix header for each request. */

import type { PeerHeader } from '../peer-header.ts';
import { renderRadix } from './render.tsx';

/** By query; the bundle defines it. */
declare const PEER_HEADERS: Readonly<Record<string, PeerHeader>>;

export default {
  fetch(request: Request): Response {
    const { searchParams } = new URL(request.url);
    const header = PEER_HEADERS[`lang=${searchParams.get('lang')}&theme=${searchParams.get('theme')}`];
    if (!header) return new Response('There is no such header', { status: 404 });
    return new Response(renderRadix(header), {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=60' },
    });
  },
};
