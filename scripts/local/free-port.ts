/** Free ports for servers on this machine. */

import { createServer } from 'node:net';

/** Below the ports that systems give to connections, and another start for each process. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;
let given = (process.pid * 97) % PORTS;

/** A port of 127.0.0.1 that nothing listens on, and that is given only once: what was ended may leave its port empty. */
export async function freePort(): Promise<number> {
  const port = FIRST_PORT + given;
  given = (given + 1) % PORTS;
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
