/** Builds with the files of earlier releases, and deploys. docs/deploying.md describes `--first`, `--service` and `--also`. */

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
  console.log(`Fetched ${earlier.length} files of the live release and earlier ones.`);
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
    throw new LiveServiceError(`There may be a live release at ${live}. Deploy without --first, to keep its files.`);
  }
  const files = [];
  for (const origin of first ? also : [live, ...also]) files.push(...(await fetchReleases(origin, now)));
  return files;
}

async function serviceOrigin(): Promise<string> {
  const brand = JSON.parse(await readFile(join(ROOT, 'locales/brand.json'), 'utf8')) as { serviceOrigin: string };
  return brand.serviceOrigin;
}

/** Other arguments are passed to wrangler. */
function readArguments(args: readonly string[]) {
  const valuesOf = (name: string) =>
    args
      .filter((argument) => argument.startsWith(`${name}=`))
      .map((argument) => originOf(argument.slice(name.length + 1)));
  return {
    first: args.includes('--first'),
    service: valuesOf('--service').at(-1),
    also: valuesOf('--also'),
    forWrangler: args.filter((argument) => !/^--(first$|service=|also=)/.test(argument)),
  };
}

function originOf(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text).origin;
  console.error(`"${text}" is not an origin such as https://www.example.com.`);
  process.exit(1);
}
