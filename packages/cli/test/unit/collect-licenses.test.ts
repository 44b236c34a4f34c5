/** Which packages a build has to name, and what it rejects. */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { useFolder } from '../../../../test/support/folder.ts';
import { bundleWorker } from '../../../../tools/bundle-worker.ts';
import { bundleForBrowsers } from '../../src/bundle-code.ts';
import { LicenseError, licenseNotices, packagesIn } from '../../src/collect-licenses.ts';

/** A bundle that contains so many bytes of each file. */
function bundleOf(bytes: Readonly<Record<string, number>>): Metafile {
  const inputs = Object.fromEntries(Object.entries(bytes).map(([path, bytesInOutput]) => [path, { bytesInOutput }]));
  return { inputs: {}, outputs: { 'out.js': { bytes: 1, inputs, imports: [], exports: [] } } };
}

describe('the packages of bundles', () => {
  test('are those whose code was bundled, each once', () => {
    const first = bundleOf({ 'node_modules/preact/dist/a.mjs': 5, 'node_modules/left-out/index.js': 0, 'src/a.ts': 9 });
    const second = bundleOf({ 'node_modules/preact/hooks/b.mjs': 5, 'node_modules/@scope/one/index.js': 1 });
    expect([...packagesIn([first, second]).keys()]).toEqual(['preact', '@scope/one']);
  });

  test('include the icon library where its drawings were bundled', () => {
    expect([...packagesIn([bundleOf({ 'src/view/icon/drawings.ts': 1 })]).keys()]).toEqual(['@tabler/icons']);
    expect([...packagesIn([bundleOf({ 'src/view/icon/drawings.ts': 0 })])]).toEqual([]);
  });

  test('of this project all have a notice', async () => {
    const bundles = await Promise.all([
      bundleForBrowsers('client/islands.ts'),
      bundleWorker({ release: {}, buildSnapshot: null }),
    ]);
    const packages = packagesIn(bundles.map(({ metafile }) => metafile));
    expect([...packages.keys()]).toEqual(
      expect.arrayContaining(['@tabler/icons', 'hono', 'preact', 'preact-render-to-string', 'valibot']),
    );
    const notices = await licenseNotices(packages);
    for (const name of packages.keys())
      expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\((?:MIT|ISC|BSD-2-Clause)\\)$`, 'm'));
    expect(notices.match(/^Copyright .+$/gim)?.length).toBeGreaterThanOrEqual(packages.size);
  });
});

describe('a notice', () => {
  const folder = useFolder();

  const packages = (...names: readonly string[]) => new Map(names.map((name) => [name, `node_modules/${name}`]));

  async function install(name: string, license: unknown, files: Readonly<Record<string, string>>): Promise<void> {
    const directory = join(folder.path, 'node_modules', name);
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, 'package.json'), JSON.stringify({ name, version: '1.2.3', license }));
    for (const [file, text] of Object.entries(files)) await writeFile(join(directory, file), text);
  }

  test('has name, version and every license text of the package', async () => {
    await install('b', 'MIT', { 'LICENSE.md': 'The text of b\r\nin two lines\n', 'README.md': 'Read me' });
    await install('@scope/a', 'Apache-2.0', { LICENSE: 'The text of a', NOTICE: 'The notice of a' });
    const notices = await licenseNotices(packages('b', '@scope/a'), folder.path);
    expect(notices).toMatch(
      /@scope\/a 1\.2\.3 \(Apache-2\.0\)\n\nThe text of a\n\nThe notice of a\n\n-+\nb 1\.2\.3 \(MIT\)\n\nThe text of b\nin two lines\n$/,
    );
    expect(notices).not.toContain('Read me');
  });

  test.each(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD'])(
    'of %s is allowed',
    async (license) => {
      await install('a', license, { LICENCE: 'Text' });
      expect(await licenseNotices(packages('a'), folder.path)).toContain(`a 1.2.3 (${license})`);
    },
  );

  test.each([
    ['GPL-3.0-only', { LICENSE: 'Text' }, 'a 1.2.3 has the license "GPL-3.0-only", which is not allowed.'],
    ['(MIT OR GPL-3.0)', { LICENSE: 'Text' }, 'a 1.2.3 has the license "(MIT OR GPL-3.0)", which is not allowed.'],
    [undefined, { LICENSE: 'Text' }, 'a 1.2.3 has the license undefined, which is not allowed.'],
    ['MIT', {}, 'a 1.2.3 is shipped, but has no license text.'],
    ['MIT', { LICENSE: ' \n' }, 'a 1.2.3 is shipped, but has no license text.'],
  ])('with the license %j and the files %j stops the build', async (license, files, message) => {
    await install('a', license, files);
    await expect(licenseNotices(packages('a'), folder.path)).rejects.toThrow(new LicenseError(message));
  });
});
