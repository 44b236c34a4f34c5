/** Requests a target exactly as it is written; `fetch` would normalize it. */

import { connect } from 'node:net';

/** In milliseconds. */
const DEADLINE = 4_000;

/**
 * @param target in the request line, such as `/chrome/../x` or `http://127.0.0.1:1/`
 * @param method such as `POST`; without a body
 * @returns the answer with its head, or the part that arrived if the host closes the connection or stops sending
 */
export function requestRaw(
  origin: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<string> {
  const { hostname, host, port } = new URL(origin);
  const sent = { Host: host, ...headers, Connection: 'close' };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`),
    );
    socket.setTimeout(DEADLINE, () => socket.destroy());
    socket.on('data', (data) => {
      answer += data;
    });
    socket.once('close', () => resolve(answer));
    socket.once('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
  });
}
