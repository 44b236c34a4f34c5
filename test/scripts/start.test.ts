/** What `npm start` says if it cannot start: one line, and no stack trace. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);

async function start(port: string) {
  const child = spawn(process.execPath, ['scripts/start.ts'], { cwd: ROOT, env: { ...process.env, PORT: port } });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said, code };
}

test.each(['abc', '65536'])(
  'a PORT of %s is refused',
  async (port) => {
    expect(await start(port)).toEqual({ said: `PORT must be a number from 1 to 65535, not "${port}".\n`, code: 1 });
  },
  30_000,
);

test('a port that is in use is named, with another one to try', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const said = `Port ${port} is already in use. Choose another port, for example: PORT=9000 npm start\n`;
  expect(await start(`${port}`)).toEqual({ said, code: 1 });
  other.close();
}, 30_000);
