/** Unpacks the headless shell of `@sparticuz/chromium`: it opens a page four times as fast as Chromium with a window. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

export interface ChromiumShell {
  readonly executablePath: string;
  /** A directory with the shared libraries that the shell needs, for machines without them. */
  readonly libraries: string;
}

/** Companies have no such package. */
export function hasShell(): boolean {
  try {
    return process.platform === 'linux' && process.arch === 'x64' && existsSync(inPackage('package.json'));
  } catch {
    return false;
  }
}

let unpacked: Promise<ChromiumShell> | undefined;

/** Unpacks each version of the package once, however many browsers this process launches at the same time. */
export function unpackShell(): Promise<ChromiumShell> {
  unpacked ??= unpack();
  return unpacked;
}

async function unpack(): Promise<ChromiumShell> {
  const { version } = JSON.parse(await readFile(inPackage('package.json'), 'utf8')) as { version: string };
  const cache = fileURLToPath(new URL('../../../../node_modules/.cache/portico/', import.meta.url));
  const directory = `${cache}chromium-${version}`;
  const shell = { executablePath: `${directory}/chromium`, libraries: `${directory}/lib` };
  if (existsSync(directory)) return shell;
  // several processes may unpack at once: each into a directory of its own
  const unfinished = `${directory}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await Promise.all([
    pipeline(packed('chromium.br'), createWriteStream(`${unfinished}/chromium`, { mode: 0o755 })),
    extract('al2023.tar.br', unfinished),
  ]);
  await rename(unfinished, directory).catch(() => rm(unfinished, { recursive: true }));
  return shell;
}

function packed(file: string) {
  return createReadStream(inPackage(`bin/${file}`)).pipe(createBrotliDecompress());
}

/** From a file, because tar closes its input at the end of the archive, before the last padding has been written. */
async function extract(archive: string, directory: string): Promise<void> {
  const file = `${directory}/${archive}`;
  await pipeline(packed(archive), createWriteStream(file));
  const [code] = await once(spawn('tar', ['-x', '-f', file, '-C', directory], { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`tar could not unpack ${archive}: exit code ${code}`);
  await rm(file);
}

function inPackage(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.resolve('@sparticuz/chromium')));
}
