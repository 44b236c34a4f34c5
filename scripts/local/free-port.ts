/** Finds free ports for local servers. */

import { createServer } from 'node:net';

/** Below the ephemeral ports of operating systems; each process starts at a different one. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;
let offset = (process.pid * 97) % PORTS;

/** Returns `wanted`, or a port of 127.0.0.1 that nothing listens on, and never the same one twice. */
export async function freePort(wanted?: number): Promise<number> {
  if (wanted !== undefined) return wanted;
  const port = FIRST_PORT + offset;
  offset = (offset + 1) % PORTS;
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
