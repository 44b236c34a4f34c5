/**
 * The built worker on workerd with blogs that are broken or hostile. docs/reliability.md has the results;
 * `UPDATE_MATRIX=1` updates them.
 */

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { documentedTable, documentTable } from '../support/documented-table.ts';
import { HOSTILE_BLOGS } from '../support/hostile-blogs.ts';
import { type HostileService, startHostileService } from '../support/hostile-service.ts';
import { markupErrorsOf, partsOf } from '../support/markup.ts';

/** Requests that are sent together, so that a busy machine is not too late. */
const AT_ONCE = 8;

let service: HostileService;
const states = new Map<string, string>();

beforeAll(async () => {
  service = await startHostileService(HOSTILE_BLOGS.map(({ answer }) => answer));
  // the first header of each has the post fetched after the response
  for (let start = 0; start < HOSTILE_BLOGS.length; start += AT_ONCE) {
    const batch = HOSTILE_BLOGS.slice(start, start + AT_ONCE);
    await Promise.all(batch.map((_, index) => service.header(start + index)));
    const requested = start + batch.length;
    await vi.waitUntil(async () => (await service.settledPosts()) === requested, { timeout: 15_000, interval: 20 });
  }
});
afterAll(() => service?.stop());

test.each(HOSTILE_BLOGS.map((blog, index) => ({ ...blog, index })))(
  'with a blog that $name, the header is complete and shows the $shows',
  async ({ name, shows, index }) => {
    if (shows !== 'fallback') await service.hasPost(index);
    const response = await service.header(index);
    const markup = await response.text();
    states.set(name, String(response.headers.get('portico-state')));
    expect([response.status, states.get(name)]).toEqual([200, shows === 'fallback' ? 'fallback' : 'fresh']);
    expect(markupErrorsOf(markup)).toEqual([]);
    expect(partsOf(markup, 'section')).toHaveLength(4);
    expect(markup).not.toMatch(/="(?:(?:https?:)?\/\/[^"/]*evil\.example|javascript:)|<script>|<!--|<esi:|<\?|<%/);
  },
);

test('docs/reliability.md has these results', async ({ skip }) => {
  const row = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  const rowFor = (state: string, meaning: string) => {
    return row([HOSTILE_BLOGS.filter(({ name }) => states.get(name) === state).length, meaning]);
  };
  const table = [
    row(['behaviours', 'the header shows']),
    row(['---', '---']),
    rowFor('fresh', 'the post, without what is unsafe in it'),
    rowFor('fallback', 'the fallback'),
  ].join('\n');
  console.log(table);
  if (process.env.UPDATE_MATRIX) {
    await documentTable('docs/reliability.md', 'blogs', table);
    skip('the table is written');
  }
  expect(await documentedTable('docs/reliability.md', 'blogs')).toBe(table);
});
