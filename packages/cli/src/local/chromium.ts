/** Launches a headless Chromium, from `CHROMIUM_PATH`, an npm package or the system. */

import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { hasShell, unpackShell } from './chromium-shell.ts';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const ARGUMENTS = [
  '--no-sandbox',
  // draws text as Chromium with a window does
  '--font-render-hinting=slight',
  '--disable-background-networking',
  '--disable-quic',
  '--disable-component-update',
  // partly redrawn shapes have different edges
  '--disable-partial-raster',
  '--disable-features=LocalNetworkAccessChecks',
];

/** @param options launch options, such as `ignoreDefaultArgs` */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ ...(await chromiumToLaunch()), args: ARGUMENTS, ...options });
}

async function chromiumToLaunch(): Promise<LaunchOptions> {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH };
  if (hasShell()) {
    const { executablePath, libraries } = await unpackShell();
    return { executablePath, env: { ...process.env, LD_LIBRARY_PATH: libraries } };
  }
  const executablePath = SYSTEM_PATHS.find(existsSync);
  if (executablePath) return { executablePath };
  throw new Error('Chromium was not found. Install it, or set CHROMIUM_PATH.');
}
