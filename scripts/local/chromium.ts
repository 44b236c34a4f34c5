/** A headless Chromium: the machine's own where there is one, else the one that an npm package brings. */

import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const SYSTEM_PATHS = [
  process.env.CHROMIUM_PATH,
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
  // a shape that is drawn anew in part gets other edges than one that is drawn at once
  '--disable-partial-raster',
  '--disable-features=LocalNetworkAccessChecks',
];

/** @param options of the launch, such as `ignoreDefaultArgs` */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const system = SYSTEM_PATHS.find((path) => path !== undefined && existsSync(path));
  if (system) return chromium.launch({ executablePath: system, args: ARGUMENTS, ...options });
  const { default: packaged } = await import('@sparticuz/chromium');
  return chromium.launch({
    executablePath: await packaged.executablePath(),
    args: [...packaged.args, ...ARGUMENTS],
    ...options,
  });
}
