/** What `npm start` and `npm run example` say if they cannot start: one line, and no stack trace. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../../../', import.meta.url);

async function start(port: string, ...command: readonly string[]) {
  const child = spawn(process.execPath, command, { cwd: ROOT, env: { ...process.env, PORT: port } });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said, code };
}

const EXAMPLE = ['--import', './packages/cli/src/define-company.ts', 'tools/run-example.ts', 'express'];

describe.each([
  { name: 'npm start', command: ['packages/cli/src/portico.ts', 'dev'] },
  { name: 'npm run example express', command: EXAMPLE },
])('$name', { timeout: 30_000 }, ({ name, command }) => {
  test('refuses a PORT that is none', async () => {
    const said = 'PORT must be a number from 1 to 65535, not "65536".\n';
    expect(await start('65536', ...command)).toEqual({ said, code: 1 });
  });

  test('names a port that is in use, and another one to try', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const said = `Port ${port} is already in use. Choose another port, for example: PORT=9000 ${name}\n`;
    expect(await start(`${port}`, ...command)).toEqual({ said, code: 1 });
    other.close();
  });
});
