/** Content that the package puts into places of the header. */

import { expect, test } from 'vitest';
import { SLOTS } from '../../../../src/contract/slot.ts';
import { testApp } from '../../../../test/support/app.ts';
import { besideHeader, SLOT_CONTENT, SLOT_NAMES } from '../../../../test/support/slots.ts';
import { fillSlots, type SlotName } from '../../src/slots.ts';
import { type Answer, answerFor, json } from './support/fake-service.ts';
import { useFakeTime, within } from './support/fake-time.ts';
import { host } from './support/host.ts';

const PLACES = SLOTS.map((name) => `<div class="portico-slot" data-portico-slot="${name}"></div>`).join('');
const HEADER = `<header data-portico="header">${PLACES}</header>`;

function fill(slots: Record<string, unknown>, header = HEADER) {
  const problems: string[] = [];
  const filled = fillSlots(header, slots as Partial<Record<SlotName, string>>, (_, problem) => problems.push(problem));
  return { filled, problems };
}

const inPlace = (name: string, html: string) => `data-portico-slot="${name}"><div slot="${name}">${html}</div></div>`;

test('every place of the service can be filled, and is known', () => {
  expect([...SLOT_NAMES].sort()).toEqual([...SLOTS].sort());
  const { filled, problems } = fill(SLOT_CONTENT);
  for (const name of SLOT_NAMES) expect(filled).toContain(inPlace(name, SLOT_CONTENT[name]));
  expect(problems).toEqual([]);
  expect(besideHeader()).toContain('data-portico-fill="account"');
});

test('content replaces the search form, and is a child of an isolated header', async () => {
  const header = async (query: string) => {
    const html = await (await testApp().request(`/chrome/header?assets=omit&site=docs&${query}`)).text();
    return fill({ search: '<b>own</b>' }, html).filled;
  };
  const filled = await header('');
  expect(filled).toContain(inPlace('search', '<b>own</b>'));
  expect(filled).not.toContain('<form');
  expect(await header('isolate=shadow')).toMatch(/<\/template>.*<div slot="search"><b>own<\/b><\/div><\/header>$/s);
});

test.each([
  '<b>',
  '</div>',
  '<div></b>',
  '<i><b></i></b>',
  '<a href="x>a</a>',
  '<!-- a',
  '<script>let a',
  '<textarea>',
  '<?',
  '</',
  '<![CDATA[ a',
  '<br></br>',
  5,
  {},
])('content that would break the header is omitted and reported: %s', (html) => {
  const { filled, problems } = fill({ account: html, tools: '<b>kept</b>' });
  expect(filled).toBe(fill({ tools: '<b>kept</b>' }).filled);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^ignoring slots\.account: /);
});

test.each([
  'a < b & c',
  '<img src=a><br/><input disabled>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  '<a href="?q=">a</a>',
  '<!-- <b> --><p title="a > b">$& $1</p>',
  '<script>if (1 < 2) document.title = "</p>"</script>',
])('complete content is kept as it is: %s', (html) => {
  const { filled, problems } = fill({ account: html });
  expect(filled).toContain(inPlace('account', html));
  expect(problems).toEqual([]);
});

test('a place that the header lacks, and one that does not exist, are reported', () => {
  const none = '<header data-portico="header"></header>';
  expect(fill({ account: '<b>a</b>' }, none)).toEqual({
    filled: none,
    problems: ['ignoring slots.account: the header has no such slot'],
  });
  expect(fill({ 'a"b': '<b>a</b>' }).problems).toEqual([
    'ignoring slots.a"b: the slots are banner, search, account, tools, local',
  ]);
  expect(fill({ account: undefined, tools: '' })).toEqual({ filled: HEADER, problems: [] });
});

useFakeTime();

test('chromeFor fills places of every page, and those of one page', async () => {
  const answer: Answer = ({ searchParams }) => json({ ...answerFor(searchParams), header: HEADER });
  const { chromeFor, page } = host(answer, { slots: { account: 'all', tools: 'all' } });
  const { header } = await within(500, chromeFor({ language: 'en' }, { account: '<a href="/me">Me</a>' }));
  expect(header).toContain(inPlace('account', '<a href="/me">Me</a>'));
  expect(header).toContain(inPlace('tools', 'all'));
  expect((await page({ language: 'en' })).header).toContain(inPlace('account', 'all'));
});
