// Installs the packages of package-lock.json if they are missing, and writes the schemas with which editors complete content.
// Plain JavaScript, because it runs on the system's Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const windows = process.platform === 'win32';

/** Whether every required package of the lock file is installed in the right version. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || optional || (present[path] !== undefined && present[path].version === version),
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

// Node 20 is enough to install the packages, with warnings: the tools run on the one in the package "node"
if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Portico needs Node 22.22 or later. This is Node ${process.versions.node}.`);
}

if (!isInstalled()) {
  console.log('Installing dependencies… (once; this may take a few minutes)');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: windows,
  });
  if (status !== 0) fail('The dependencies could not be installed: `npm ci` failed with the error above.');
}

const node = (...args) => spawnSync(join('node_modules', '.bin', 'node'), args, { shell: windows });

// without its install script, the package "node" is empty and the tools would run on the system's Node
if (node('--version').status !== 0) {
  fail('The package "node" has not run its install script. Allow install scripts, then run `npm rebuild node`.');
}

if (!existsSync('locales/schema'))
  node('--import', './packages/cli/src/define-company.ts', 'packages/cli/src/write-schemas.ts');
