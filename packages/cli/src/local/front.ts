/** What browsers talk to while `portico dev` runs: requests wait for a rebuild, and pages are loaded again after it. */

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

const REFRESH = '/__portico/refresh';

/** In a file, and from this origin: the Studio's policy admits nothing else. */
const SCRIPT = `
const { search } = new URL(document.currentScript.src);
new EventSource('${REFRESH}' + search).onmessage = () => location.reload();
`;

const MESSAGE = 'data: \n\n';

export interface Front {
  /** Loads the open pages again. */
  readonly refresh: () => void;
  readonly stop: () => void;
}

interface FrontOptions {
  readonly port: number;
  /** Where the workers are, on this computer. */
  readonly target: number;
  readonly settled: () => Promise<void>;
}

/** Listens at `localhost`. */
export async function startFront({ port, target, settled }: FrontOptions): Promise<Front> {
  const pages = new Set<ServerResponse>();
  let builds = 0;
  const server = createServer(async (incoming, outgoing) => {
    const [path, search] = incoming.url?.split('?') ?? [];
    if (path === `${REFRESH}.js`) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(SCRIPT);
      return;
    }
    if (path === REFRESH) {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
      // a build ended while the page was loading
      if (search !== `${builds}`) outgoing.write(MESSAGE);
      pages.add(outgoing);
      outgoing.once('close', () => pages.delete(outgoing));
      return;
    }
    await settled();
    forward(incoming, outgoing, { target, script: `<script src="${REFRESH}.js?${builds}"></script>` });
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    refresh() {
      builds += 1;
      for (const page of pages) page.write(MESSAGE);
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Forwarding extends Pick<FrontOptions, 'target'> {
  /** At the end of pages. */
  readonly script: string;
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, { target, script }: Forwarding): void {
  const { method, url: path, headers } = incoming;
  const isPage = headers['sec-fetch-dest'] === 'document';
  const sent = { host: '127.0.0.1', port: target, method, path, headers: { ...headers } };
  // the script below would not be compressed
  if (isPage) delete sent.headers['accept-encoding'];
  const passed = request(sent, (answer) => {
    const { statusCode = 502, headers: answered } = answer;
    const isHtml = isPage && answered['content-type']?.startsWith('text/html') && method === 'GET';
    const { 'content-length': length, ...others } = answered;
    outgoing.writeHead(statusCode, isHtml ? others : answered);
    answer.pipe(outgoing, { end: false });
    answer.once('end', () => outgoing.end(isHtml && length !== '0' ? script : undefined));
    answer.once('error', () => outgoing.destroy());
  });
  passed.once('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('The service does not answer.\n');
  });
  outgoing.once('close', () => passed.destroy());
  incoming.pipe(passed);
}
