/** The built worker on workerd with blogs whose answers are streams or statuses; teaser/hostile-blogs.test.ts has all blogs. */

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { documentedTable } from '../support/documented-table.ts';
import { HOSTILE_BLOGS } from '../support/hostile-blogs.ts';
import { type HostileService, startHostileService } from '../support/hostile-service.ts';
import { markupErrorsOf, partsOf } from '../support/markup.ts';

/** What only the platform can do wrong. */
const BLOGS = HOSTILE_BLOGS.filter(({ name }) =>
  /^(?:answers (?:204|206 with a part|304)|redirects to itself|stalls within the body|is cut off within the body|sends a gzip bomb|sends a title of 60,000 characters)$/.test(
    name,
  ),
);

let service: HostileService;

beforeAll(async () => {
  service = await startHostileService(BLOGS.map(({ answer }) => answer));
  // the first header of each has the post fetched after the response
  await Promise.all(BLOGS.map((_, index) => service.header(index)));
  await vi.waitUntil(async () => (await service.settledPosts()) === BLOGS.length, { timeout: 15_000, interval: 20 });
});
afterAll(() => service?.stop());

test('eight of them are asked', () => {
  expect(BLOGS).toHaveLength(8);
});

test.each(BLOGS.map((blog, index) => ({ ...blog, index })))(
  'with a blog that $name, the header is complete and shows the $shows',
  async ({ shows, index }) => {
    if (shows !== 'fallback') await service.hasPost(index);
    const response = await service.header(index);
    const markup = await response.text();
    expect([response.status, response.headers.get('portico-state')]).toEqual([
      200,
      shows === 'fallback' ? 'fallback' : 'fresh',
    ]);
    expect(markupErrorsOf(markup)).toEqual([]);
    expect(partsOf(markup, 'section')).toHaveLength(4);
    expect(markup).not.toMatch(/="(?:(?:https?:)?\/\/[^"/]*evil\.example|javascript:)|<script>|<!--|<esi:|<\?|<%/);
  },
);

test('docs/reliability.md counts all of them', async () => {
  const rows = (await documentedTable('docs/reliability.md', 'blogs')).split('\n').slice(2);
  const hidden = HOSTILE_BLOGS.filter(({ shows }) => shows === 'fallback').length;
  expect(rows.map((row) => Number.parseInt(row.slice(1), 10))).toEqual([HOSTILE_BLOGS.length - hidden, hidden]);
});
