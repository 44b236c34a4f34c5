/** Compiles the package that companies install into `dist/package/`: the command as JavaScript, and the sources that it bundles. */

import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { licenseFiles } from '../packages/cli/src/collect-licenses.ts';
import { ROOT } from '../packages/cli/src/root.ts';
import { STUDIO_TEMPLATE } from '../packages/cli/src/studio-config.ts';
import { writeSchemas } from '../packages/cli/src/write-schemas.ts';
import { writePages } from './package-pages.ts';

const PACKAGE = join(ROOT, 'dist/package');

const run = promisify(execFile);

/** What the command bundles or copies; Node.js runs none of it. */
const SOURCES = [
  'src',
  'client',
  'packages/studio/src',
  'packages/studio/package.json',
  'packages/cli/package.json',
  'packages/cli/src/local/events-worker.ts',
  'packages/cli/src/local/sample-events.ts',
  'locales',
  'wrangler.toml',
  STUDIO_TEMPLATE,
  'tsconfig.base.json',
];

/** The sources contain some of its drawings. Its license is copied, so that companies need not install all of them. */
const DRAWINGS = '@tabler/icons';

/** @param to the folder, which is emptied @throws Error with the output of the compiler */
export async function buildPackage(to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  for (const path of SOURCES) await cp(join(ROOT, path), join(to, path), { recursive: true });
  await writeSchemas(join(to, 'locales/schema'));
  const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));
  await run(process.execPath, [compiler, '-p', 'packages/cli/tsconfig.package.json', '--outDir', to], {
    cwd: ROOT,
  }).catch(({ stdout }) => {
    throw new Error(`The package cannot be compiled:\n${stdout}`);
  });
  const notices = join(to, 'licenses', DRAWINGS);
  await mkdir(notices, { recursive: true });
  for (const file of await licenseFiles(join(ROOT, 'node_modules', DRAWINGS))) {
    await cp(join(ROOT, 'node_modules', DRAWINGS, file), join(notices, file));
  }
  await writeFile(join(to, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
  await writePages(to);
}

/** The package's own package.json, with compiled entry points, and the dependencies of all the sources. */
async function manifest(): Promise<object> {
  const read = async (folder: string): Promise<Readonly<Record<string, unknown>>> =>
    JSON.parse(await readFile(join(ROOT, folder, 'package.json'), 'utf8'));
  const [service, studio, own] = await Promise.all(['.', 'packages/studio', 'packages/cli'].map(read));
  const { name, version, type, description, license, engines, bin, exports } = { ...own };
  return {
    name,
    version,
    type,
    description,
    license,
    engines,
    bin: compiled(bin),
    exports: compiled(exports),
    dependencies: Object.assign({}, service?.dependencies, studio?.dependencies, own?.dependencies),
  };
}

/** Paths of modules to run, from the archive's root. */
function compiled(paths: unknown): unknown {
  return JSON.parse(JSON.stringify(paths).replaceAll('"./', '"./packages/cli/').replaceAll('.ts"', '.js"'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildPackage(PACKAGE);
  console.log(`The package is in ${PACKAGE}.`);
}
