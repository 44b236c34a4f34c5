/**
 * The commands of docs/your-own-chrome.md as written, with both packages installed from their archives, by npm and pnpm, in
 * a folder and in a workspace. Where pnpm installs, nothing is found that the package does not depend on itself.
 */

import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../packages/cli/src/local/free-port.ts';
import { ROOT } from '../../packages/cli/src/root.ts';
import { NAME } from '../../packages/cli/src/version.ts';
import { buildHost, HOST } from '../../tools/build-host.ts';
import { buildPackage } from '../../tools/build-package.ts';
import { startProgram } from '../../tools/examples/program.ts';
import { EVERY_CASE } from '../support/cases.ts';
import { installLowestNode, installTool } from './support/installed-node.ts';

const run = promisify(execFile);

const PNPM = 'pnpm@11.28.11';

/** Only what is found by the rules of Node.js is there. */
const STRICT = 'hoist: false\n';

let directory: string;
let pnpm: string;
/** Paths by the name of the package. */
let archives: Readonly<Record<string, string>> = {};
/** By release: the folder of its `node`. */
const nodes = { lowest: '', newest: dirname(process.execPath) };

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portico-installed-'));
  // the folder that the page names
  await mkdir(join(directory, 'portico'));
  const built = join(directory, 'built');
  const packed = Promise.all([buildPackage(built), buildHost()]).then(() =>
    run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', join(directory, 'portico'), built, HOST]),
  );
  const lowest = EVERY_CASE ? installLowestNode(directory).then((node) => (nodes.lowest = dirname(node))) : null;
  const [tool, { stdout }] = await Promise.all([installTool(directory, PNPM), packed, lowest]);
  pnpm = tool;
  const made: readonly { readonly name: string; readonly filename: string }[] = JSON.parse(stdout);
  archives = Object.fromEntries(made.map(({ name, filename }) => [name, join(directory, 'portico', filename)]));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** The page's blocks of commands: a line each. */
async function commandBlocks(): Promise<readonly (readonly string[])[]> {
  const page = await readFile(join(ROOT, 'docs/your-own-chrome.md'), 'utf8');
  return [...page.matchAll(/(?:^ {4}.*\n)+/gm)]
    .map(([block]) => block.trim().split(/\n */))
    .filter(([first = '']) => /^(?:mkdir|p?npm|npx) /.test(first));
}

/** Without the repository's own Node, company and options of npm. */
function environment(node: string): Record<string, string | undefined> {
  const own = Object.keys(process.env).filter((name) =>
    /^npm_(?!config_registry$)|^PORTICO_|^NODE_OPTIONS$/i.test(name),
  );
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return {
    ...Object.fromEntries(own.map((name) => [name, undefined])),
    PATH: [node, pnpm, ...path].join(delimiter),
    NO_COLOR: '1',
    WRANGLER_SEND_METRICS: 'false',
  };
}

type Release = keyof typeof nodes;

const CASES = (['newest', 'lowest'] as const).flatMap((node) =>
  (['npm', 'pnpm'] as const).flatMap((manager) =>
    (['a folder', 'a workspace'] as const).map((place) => ({ node, manager, place })),
  ),
);

/** Otherwise one manager in each place. */
const FEW = CASES.filter(
  ({ node, manager, place }) => node === 'newest' && (manager === 'pnpm') === (place === 'a folder'),
);

test.each(EVERY_CASE ? CASES : FEW)(
  'with $manager in $place, on the $node Node',
  async ({ node, manager, place }: { node: Release; manager: string; place: string }) => {
    const env = environment(nodes[node]);
    // a name with a space, and a new folder if the test is repeated
    const base = await mkdtemp(join(directory, `${node}-${manager}-${place}-`));
    await run('cp', ['-R', join(directory, 'portico'), base]);
    let cwd = base;
    const shell = async (line: string) => {
      const options = { cwd, env: { ...process.env, ...env }, timeout: 200_000, maxBuffer: 10_000_000 };
      const { stdout, stderr } = await run('sh', ['-c', `${line} && pwd`], options).catch((error) => {
        throw new Error(`${line}\n${error.stdout}${error.stderr}`);
      });
      cwd = stdout.trim().split('\n').at(-1) ?? cwd;
      return stdout + stderr;
    };
    const isPnpm = manager === 'pnpm';
    const [[makeFolder = '', ...withNpm] = [], withPnpm = [], [takeOver = ''] = [], upgrade = []] =
      await commandBlocks();
    const [install = '', init = '', ...rest] = isPnpm ? withPnpm : withNpm;
    const isWorkspace = place === 'a workspace';
    await shell(makeFolder);
    if (isPnpm)
      await writeFile(join(cwd, 'pnpm-workspace.yaml'), `${STRICT}${isWorkspace ? 'packages: [packages/*]\n' : ''}`);
    if (isWorkspace) {
      const workspaces = isPnpm ? {} : { workspaces: ['packages/*'] };
      await writeFile(join(cwd, 'package.json'), JSON.stringify({ private: true, ...workspaces }));
      await shell(install.replace(/^.* && /, '').replace(' add ', ' add -w '));
      expect(await shell(`${init} packages/chrome`)).toContain(rest[0]);
      await shell('cd packages/chrome');
    } else {
      await shell(install);
      expect(await shell(init)).toContain(rest[0]);
    }
    const start = rest.pop() ?? '';
    for (const line of rest) await shell(line);
    const portico = start.replace(/ dev$/, '');
    expect(await shell(`${portico} doctor`)).toContain('✓ Schemas: your editor finds them');
    const port = await freePort();
    const ready = `http://localhost:${port}/chrome/header`;
    const { stop } = await startProgram('sh', ['-c', start], { ready, cwd, env: { ...env, PORT: `${port}` } });
    try {
      const header = async () => (await fetch(ready)).text();
      expect(await header()).toContain('Pricing<');
      const texts = join(cwd, 'locales/en.json');
      await writeFile(texts, (await readFile(texts, 'utf8')).replace('"Pricing"', '"Prices"'));
      await expect.poll(header, { timeout: 60_000 }).toContain('Prices<');
    } finally {
      await stop();
    }
    expect(await shell(`${portico} deploy --dry-run`)).toContain('--dry-run: exiting now.');
    await shell(`${manager} ${isPnpm ? 'add' : 'install'} ${archives['@portico/host']}`);
    await shell(`node --input-type=module -e "await import('@portico/host'); await import('@portico/host/node')"`);
    await writeFile(join(cwd, 'home.html'), '<nav><a href="/tools">Tools</a><a href="tel:112">Call</a></nav>');
    expect(await shell(`${takeOver.replace(/^npx portico/, portico)} --yes imported`)).toContain(
      'Not read from the page',
    );
    expect(await readFile(join(cwd, 'imported/locales/links.json'), 'utf8')).toContain('"url": "tel:112"');
    const [next = ''] = /\S+\.tgz/.exec(upgrade[0] ?? '') ?? [];
    await mkdir(dirname(join(cwd, next)), { recursive: true });
    await copyFile(archives[NAME] ?? '', join(cwd, next));
    for (const line of upgrade) await shell(isPnpm ? line.replace(/^npx|^npm/, 'pnpm') : line);
  },
  400_000,
);
