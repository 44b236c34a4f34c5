/** The table of pages: every page has a route, is admitted only with a role, and is found. */

import { expect, test } from 'vitest';
import { testStudio } from '../../../../test/support/studio.ts';
import { PAGES, type PageName, routeOf, TOP_PAGES, topPageOf } from '../../src/contract/pages.ts';
import { findCommands } from '../../src/page/commands/find-commands.ts';

const NAMES = Object.keys(PAGES) as PageName[];

const pathOf = (page: PageName) => PAGES[page].path.replace(':kind', 'announcement').replace(':id', 'spring-webinar');

test.each(NAMES)('%s is a page with a route and a document, for people with a role', async (page) => {
  const path = pathOf(page);
  expect(routeOf(path).page).toBe(page);
  expect(TOP_PAGES).toContain(topPageOf(page));
  const answer = await testStudio()(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect((await testStudio({ access: {} })(path)).status).toBe(403);
});

test.each(TOP_PAGES)('the commands find %s by its title', (page) => {
  const { path, title } = PAGES[page];
  const [group] = findCommands(title, { entries: [], cards: [], parts: [], latest: 1, previewPath: '/preview' });
  expect(group?.commands.map(({ does }) => does)).toContainEqual({ kind: 'go', path });
});

test.each(['/messages/banner/x', '/messages', '/Timeline', '/menus/', '/publish/a/b'])('%s is no page', (path) => {
  expect(routeOf(path)).toEqual({ page: 'unknown' });
});
