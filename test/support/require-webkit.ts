/** Stops the run if a program that the WebKit suite needs is missing, with a message that says what to install. */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The commands that show whether a program exists, by Debian's package. */
const PROGRAMS: Readonly<Record<string, readonly [program: string, ...parameters: string[]]>> = {
  'webkit2gtk-driver': ['WebKitWebDriver', '--help'],
  xvfb: ['which', 'Xvfb'],
  openbox: ['which', 'openbox'],
  'python3-gi': ['/usr/bin/python3', '-c', 'import gi'],
  'gir1.2-webkit2-4.1': ['/usr/bin/python3', '-c', 'import gi; gi.require_version("WebKit2", "4.1")'],
  'util-linux': ['which', 'setpriv'],
};

export default async function setup(): Promise<void> {
  const isMissing = async ([name, [program, ...parameters]]: (typeof entries)[number]) =>
    promisify(execFile)(program, parameters).then(
      () => [],
      () => [name],
    );
  const entries = Object.entries(PROGRAMS);
  const missing = (await Promise.all(entries.map(isMissing))).flat();
  if (missing.length === 0) return;
  throw new Error(
    `The WebKit suite runs on Linux and needs more packages. Install them (Debian: apt-get install ${missing.join(' ')}).`,
  );
}
