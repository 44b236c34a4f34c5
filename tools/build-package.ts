/** Compiles the package that companies install into `dist/package/`: the command as JavaScript, and the sources that it bundles. */

import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { licenseFiles } from '../packages/cli/src/collect-licenses.ts';
import { writeSchemas } from '../packages/cli/src/write-schemas.ts';
import { writePages } from './package-pages.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export const PACKAGE = join(ROOT, 'dist/package');

const run = promisify(execFile);

/** What the command bundles or copies; Node.js runs none of it. */
const SOURCES = [
  'src',
  'client',
  'studio',
  'packages/cli/src/local/events-worker.ts',
  'packages/cli/src/local/sample-events.ts',
  'locales',
  'wrangler.toml',
  'studio/wrangler.toml',
  'tsconfig.base.json',
];

/** The sources contain some of its drawings. Its license is copied, so that companies need not install all of them. */
const DRAWINGS = '@tabler/icons';

/** @throws Error with the output of the compiler */
export async function buildPackage(): Promise<void> {
  await rm(PACKAGE, { recursive: true, force: true });
  await mkdir(PACKAGE, { recursive: true });
  for (const path of SOURCES) await cp(join(ROOT, path), join(PACKAGE, path), { recursive: true });
  await writeSchemas(join(PACKAGE, 'locales/schema'));
  const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));
  await run(process.execPath, [compiler, '-p', 'tsconfig.package.json'], { cwd: ROOT }).catch(({ stdout }) => {
    throw new Error(`The package cannot be compiled:\n${stdout}`);
  });
  const notices = join(PACKAGE, 'licenses', DRAWINGS);
  await mkdir(notices, { recursive: true });
  for (const file of await licenseFiles(join(ROOT, 'node_modules', DRAWINGS))) {
    await cp(join(ROOT, 'node_modules', DRAWINGS, file), join(notices, file));
  }
  await writeFile(join(PACKAGE, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
  await writePages(PACKAGE);
}

/** The repository's package.json, with the compiled entry points. */
async function manifest(): Promise<object> {
  const { name, version, type, description, license, engines, bin, exports, dependencies } = JSON.parse(
    await readFile(join(ROOT, 'package.json'), 'utf8'),
  ) as Readonly<Record<string, unknown>>;
  return {
    name,
    version,
    type,
    description,
    license,
    engines,
    bin: compiled(bin),
    exports: compiled(exports),
    dependencies,
  };
}

/** Paths of modules to run; declarations stay. */
function compiled(paths: unknown): unknown {
  return JSON.parse(JSON.stringify(paths).replaceAll(/(?<!\.d)\.ts"/g, '.js"'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildPackage();
  console.log(`The package is in ${PACKAGE}.`);
}
