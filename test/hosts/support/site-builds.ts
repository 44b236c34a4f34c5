/** What sites that are built with a copy of the chrome must do while the service is dead. */

import { access, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../packages/cli/src/local/free-port.ts';
import {
  environmentOf,
  FRAMEWORK_SITES,
  type FrameworkName,
  type FrameworkSite,
} from '../../../tools/examples/framework-sites.ts';
import { copyExample } from '../../../tools/examples/install-example.ts';
import { buildSite, runInSite } from '../../../tools/examples/start-framework-site.ts';
import type { TestedSite } from './site-behaviour.ts';

/**
 * @param page the path of a built page in the directory of the site
 * @param withoutCopy what its build runs after `fetch-chrome`
 */
export function testBuilds(site: TestedSite, name: FrameworkName, page: string, withoutCopy: readonly string[]): void {
  test('built while the service is dead, pages have an earlier copy; without one, only a build that allows it has the fallback', {
    timeout: 300_000,
  }, async () => {
    const { directory, remove } = await copyExample(site.directory());
    onTestFinished(remove);
    const dead = `http://127.0.0.1:${await freePort()}`;
    const build = () => buildSite(FRAMEWORK_SITES[name] as FrameworkSite, directory, dead);
    const built = () => readFile(join(directory, page), 'utf8');
    await expect(build()).rejects.toThrow('There is no earlier copy');
    const [program = '', ...args] = withoutCopy;
    await runInSite(directory, program, args);
    expect(await built()).toMatch(/data-fallback="?header/);
    await runInSite(directory, 'npm', ['run', 'chrome'], environmentOf(site.real()));
    await build();
    expect(await built()).toMatch(/data-portico="?header/);
  });
}

const LOADED = /(?:href|src)="?([^"\s>]*\/chrome\/[^"\s>#]+)/g;

/**
 * @param page the path of a built page in the directory of the site
 * @param build builds the site for `/docs/`
 */
export function testBasePath(site: TestedSite, page: string, build: readonly string[]): void {
  test('built for /docs/, pages load files that are there', { timeout: 300_000 }, async () => {
    const { directory, remove } = await copyExample(site.directory());
    onTestFinished(remove);
    await runInSite(directory, 'npm', ['run', 'chrome', '--', '--base=/docs/'], environmentOf(site.real()));
    const [program = '', ...args] = build;
    await runInSite(directory, program, args);
    const html = await readFile(join(directory, page), 'utf8');
    const loaded = [...new Set([...html.matchAll(LOADED)].map(([, path = '']) => path))];
    expect(loaded.length).toBeGreaterThan(2);
    expect(loaded.filter((path) => !path.startsWith('/docs/chrome/'))).toEqual([]);
    const published = join(directory, dirname(page));
    await Promise.all(loaded.map((path) => access(join(published, path.slice('/docs/'.length)))));
  });
}
