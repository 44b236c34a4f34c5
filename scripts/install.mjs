// Installs what package-lock.json names, unless it is there already. Plain JavaScript: it may run on the machine's own Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

/** Whether every package of the lock file that this machine needs is there in its version. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}

if (!isInstalled()) {
  console.log('Installing dependencies…');
  // a missing engine is expected: the package "node" brings the Node that the tools need
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
