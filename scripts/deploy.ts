/** Builds with the files of the releases before, and deploys; see docs/deploying.md for `--first`, `--service` and `--also`. */

import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAll, ROOT } from './build.ts';
import { InvalidContentError } from './content/invalid-content.ts';
import type { EarlierFile } from './earlier-assets.ts';
import { fetchReleases, LiveServiceError, mayHaveRelease } from './fetch-earlier-assets.ts';

const { first, service, also, forWrangler } = readArguments(process.argv.slice(2));
try {
  const earlier = await earlierFiles(service ?? (await serviceOrigin()));
  console.log(`${earlier.length} files of earlier releases are there to carry over.`);
  await buildAll(earlier);
} catch (error) {
  const isKnown = error instanceof LiveServiceError || error instanceof InvalidContentError;
  console.error(isKnown ? `${error.message}\nNothing was deployed.` : error);
  process.exit(1);
}
const { status } = spawnSync('wrangler', ['deploy', '--env=', ...forWrangler], {
  cwd: ROOT,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);

async function earlierFiles(live: string): Promise<readonly EarlierFile[]> {
  const now = Date.now();
  if (first && (await mayHaveRelease(live))) {
    throw new LiveServiceError(
      `A release is live at ${live}, or may be: deploy without --first, so that its files stay.`,
    );
  }
  const files = [];
  for (const origin of first ? also : [live, ...also]) files.push(...(await fetchReleases(origin, now)));
  return files;
}

async function serviceOrigin(): Promise<string> {
  const brand = JSON.parse(await readFile(join(ROOT, 'locales/brand.json'), 'utf8')) as { serviceOrigin: string };
  return brand.serviceOrigin;
}

/** All that is not ours goes on to wrangler. */
function readArguments(given: readonly string[]) {
  const valuesOf = (name: string) =>
    given
      .filter((argument) => argument.startsWith(`${name}=`))
      .map((argument) => originOf(argument.slice(name.length + 1)));
  return {
    first: given.includes('--first'),
    service: valuesOf('--service').at(-1),
    also: valuesOf('--also'),
    forWrangler: given.filter((argument) => !/^--(first$|service=|also=)/.test(argument)),
  };
}

function originOf(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text).origin;
  console.error(`"${text}" is no origin such as https://www.example.com.`);
  process.exit(1);
}
