/** Launches a headless Chromium: that of `CHROMIUM_PATH`, of an npm package, or of the system. */

import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-quic',
  '--disable-component-update',
  // shapes that are redrawn in part have different edges
  '--disable-partial-raster',
  '--disable-features=LocalNetworkAccessChecks',
];

/** @param options launch options, such as `ignoreDefaultArgs` */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: ARGUMENTS, ...options });
}

async function chromiumPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (process.platform === 'linux' && process.arch === 'x64') return unpackedShell();
  const path = SYSTEM_PATHS.find(existsSync);
  if (path) return path;
  throw new Error('Chromium was not found. Install it, or set CHROMIUM_PATH.');
}

/** Unpacks the headless shell of Chromium, which opens pages four times as fast, once for each version of the package. */
async function unpackedShell(): Promise<string> {
  const inPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(await readFile(inPackage('package.json'), 'utf8')) as { version: string };
  const directory = fileURLToPath(new URL('../../node_modules/.portico/', import.meta.url));
  const path = `${directory}chromium-${version}`;
  if (existsSync(path)) return path;
  await mkdir(directory, { recursive: true });
  // several processes may unpack at once, each to its own file
  const unfinished = `${path}.${process.pid}`;
  await pipeline(
    createReadStream(inPackage('bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(unfinished, { mode: 0o755 }),
  );
  await rename(unfinished, path);
  return path;
}
