/** Finds free ports for local servers. */

import { createServer, type Server } from 'node:net';

/** Below the ephemeral ports of operating systems; each process starts at a different one. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;
let offset = (process.pid * 97) % PORTS;

/**
 * Returns `wanted`, or a port of 127.0.0.1 that nothing listens on, and never the same one twice. Until this process
 * ends, it listens 10,000 below, so that no other process gets the port before a server listens on it.
 */
export async function freePort(wanted?: number): Promise<number> {
  if (wanted !== undefined) return wanted;
  const port = FIRST_PORT + offset;
  offset = (offset + 1) % PORTS;
  const lock = await listen(port - PORTS);
  const server = lock && (await listen(port));
  if (!server) {
    lock?.close();
    return freePort();
  }
  lock.unref();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** @returns nothing if the port is in use */
function listen(port: number): Promise<Server | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
