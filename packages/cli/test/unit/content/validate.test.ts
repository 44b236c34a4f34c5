import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { COMPANY } from '../../../../../src/company.ts';
import { LANGUAGES } from '../../../../../src/contract/language.ts';
import { TEST_CONTENT } from '../../../../../test/support/content-folder.ts';
import { useFolder } from '../../../../../test/support/folder.ts';
import { PRIVATE_ADDRESSES } from '../../../../../test/support/private-addresses.ts';
import { TEST_COMPANY } from '../../../../../test/support/test-company.ts';
import { readLocales } from '../../../src/content/read-locales.ts';
import { teaserImageProblems } from '../../../src/content/teaser-image-problems.ts';
import { InvalidContentError } from '../../../src/problems/invalid-content.ts';

const VALID = fileURLToPath(new URL(`../../../../../${TEST_CONTENT}`, import.meta.url));

const folder = useFolder();

beforeEach(async () => {
  for (const name of await readdir(VALID))
    if (name.endsWith('.json')) await cp(join(VALID, name), join(folder.path, name));
});

/** Sets the value at a path such as `announcements.0.weight`; `undefined` removes it. */
async function change(file: string, path: string, value: unknown): Promise<void> {
  const filePath = join(folder.path, file);
  const root = JSON.parse(await readFile(filePath, 'utf8')) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, root);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  await writeFile(filePath, JSON.stringify(root));
}

const problemsOf = async () => {
  const error = await readLocales(folder.path, TEST_COMPANY).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(InvalidContentError);
  return (error as InvalidContentError).problems;
};

test('files that are valid are read as they are bundled', async () => {
  expect(await readLocales(VALID, TEST_COMPANY)).toEqual(COMPANY);
});

test('a link can have any other id', async () => {
  await change('links.json', 'links.prototype', { url: '/prototype' });
  for (const language of LANGUAGES) await change(`${language}.json`, 'links.prototype', { name: 'Prototype' });
  const { links } = await readLocales(folder.path, TEST_COMPANY);
  expect(links.links.prototype).toEqual({ url: '/prototype' });
});

test('a file that is not valid JSON is reported', async () => {
  await writeFile(join(folder.path, 'fr.json'), '{ "language": "fr", }');
  expect(await problemsOf()).toMatchObject([{ file: 'fr.json', reason: /^is not valid JSON: / }]);
});

test.each(['links.json', 'brand.json'])('a missing %s is reported', async (file) => {
  await rm(join(folder.path, file));
  expect(await problemsOf()).toMatchObject([{ file, path: '(file)' }]);
});

test('a language without a file is reported where it is configured', async () => {
  await rm(join(folder.path, 'de.json'));
  expect(await problemsOf()).toEqual([
    { file: 'portico.config.ts', path: 'languages.de', reason: 'has no texts; add de.json, or remove the language' },
  ]);
});

const MESSAGE = { id: 'x', title: 'x', link: '/x', description: 'x', cta: 'x', weight: 1 };
const BUTTON = { id: 'a', text: 'signUp', url: '/a', look: 'quiet' };
const COLUMN = { title: 'build', links: ['docs'] };
const SOURCE = 'blog.sources.archive';
const OF_EVERY_OBJECT = 'must not have a name that every JavaScript object has, such as constructor or toString';

/** Where something else is written (`undefined` for nothing), and the reason; then where it is reported, if elsewhere. */
type Fault = readonly [path: string, value: unknown, reason: string | RegExp, reported?: string];

const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  'de.json': [
    ['labels.login', undefined, /is missing/],
    ['titles', undefined, /./],
    ['labels.logout', 'Abmelden', /is not a known text/],
    ['banners', {}, /./],
    ['links.nowhere', { name: 'x' }, /is not a known text/, 'links.nowhere.name'],
  ],
  'ja.json': [['links.docs', undefined, /is missing/, 'links.docs.name']],
  'pt.json': [['links.events.description', undefined, /is missing/]],
  'es.json': [
    ['titles.pricing', ' ', /must not be empty/],
    ['titles.pricing', '<b>', /must be plain text without </],
    ['titles.pricing', 7, /./],
    ['titles.pricing', '\u200b\u3164', /visible characters/],
    ['titles.pricing', 'a\u202eb', /direction of text/],
  ],
  'links.json': [
    ['sites.constructor', { title: 'documentation', home: '/x' }, OF_EVERY_OBJECT],
    ['links.constructor', { url: '/x' }, OF_EVERY_OBJECT],
    ['actions.0.text', 'toString', OF_EVERY_OBJECT],
    ['navigation.4.url', '/pricing\ud83d', 'must not contain half a character'],
    ['sites.docs.home', undefined, /is missing/],
    ['sites.docs.home', '{docs}/', /no origin "docs"/],
    ['sites.docs.login', '{docs}/login', /no origin "docs"/],
    ['sites.docs.title', 'documents', /no title "documents"/],
    ['sites.docs.navigation.0', 'NAV_DEVELOPER', /"NAV_DEVELOPERS"\?$/],
    ['sites.docs.navigation.1', 'NAV_DEVELOPERS', /is taken by sites/],
    ['sites.docs.secondLevel', ['nowhere'], /no link/, 'sites.docs.secondLevel.0'],
    ['sites.docs.footerColumns.0', 'docs', /no footer column "docs"/],
    ['sites.docs.actions.0', 'sign-in', /did you mean "sign-up"/],
    ['sites.docs.slots', ['cart'], /./, 'sites.docs.slots.0'],
    ['sites.docs.themes', 'light', /did you mean "theme"/],
    ['sites.main', { home: '/' }, /has siteOrigin in brand\.json/, 'sites.main.home'],
    ['sites.main', { navigation: [] }, /has navigation at the top/, 'sites.main.navigation'],
    ['sites.main', { search: { action: '/search', name: 'q' } }, /requires "search"/, 'sites.main.search'],
    ['sites.main', { secondLevel: ['nowhere'] }, /no link/, 'sites.main.secondLevel.0'],
    ['sites.main', { title: 'nothing' }, /no title/, 'sites.main.title'],
    ['sites.docs.title', undefined, /is missing/],
    ['links.docs-api.icon', 'Blogs', /did you mean "Blog"\?$/],
    ['navigation.0.firstColumn.links.0', 'nowhere', /no link "nowhere"/, 'navigation.0.firstColumn.links'],
    ['footer.legal.0', 'nowhere', /no link "nowhere"/, 'footer.legal'],
    ['footer.columns.0.title', 'nowhere', /no title "nowhere"/],
    ['links.careers.pill', 'nowhere', /no pill "nowhere"/],
    ['teasers.press-releases.source', 'nowhere', /no source "nowhere"/],
    ['teasers.identity-report.only', ['en'], /"ja" has 0/, 'navigation.3.thirdColumn.firstPost'],
    ['teasers.roi-calculator.except', ['en'], /"ja" has 2/, 'navigation.3.thirdColumn.firstPost'],
    ['links.docs.url', '{nowhere}/', /no origin "nowhere"/],
    ['navigation.4.url', '{nowhere}/', /no origin "nowhere"/],
    ['navigation.1.firstColumn.titleUrl.url', '{nowhere}/', /no origin "nowhere"/],
    ['teasers.platform-video.post.url', '{nowhere}/', /no origin "nowhere"/],
    ['teasers.latest-post.fallback.url', '{nowhere}/', /no origin "nowhere"/],
    ['actions.0.url', '{nowhere}/', /no origin "nowhere"/],
    ['links.docs.url', '{constructor}/', /no origin/],
    ['actions', Array(4).fill(BUTTON), /at most three/],
    ['actions.0.look', 'primry', /did you mean "primary"\?$/],
    ['actions.0.text', 'sign', /^there is no label "sign"/],
    ['actions.0.id', 'login', '"login" is taken by Portico; write another id'],
    ['actions.0.id', 'contact-sales', '"contact-sales" is taken by actions[0]; write another id', 'actions.1.id'],
    ['actions.0.tracking', 'a b', /^must be a query/],
    ['footer.columns', [], /^must contain at least one/],
    ['footer.social.1', 'our-rss', /^there is no social network "our-rss"/, 'footer.social'],
    ['footer.social.1', 'microblog', '"microblog" is listed twice'],
    ['actions.0.url', 'https://x.example/', /can have a language prefix/, 'actions.0.localized'],
    ['links.healthcare.except', ['en'], /not both/, 'links.healthcare'],
    ['links.docs.url', 'javascript:alert(1)', /must be a path such as/],
    ['links.docs.url', '//evil.example/', /must be a path such as/],
    ...['#', '#a#b', 'mailto:', 'mailto:a@b,c@d', 'tel:', 'tel:call-me', 'tel:1 2', 'sms:1', 'data:text/html,x'].map(
      (url): Fault => ['links.docs.url', url, /, or mailto: or tel: with an address or number$/],
    ),
    ['links.docs.url', '#docs\ud83d', 'must not contain half a character'],
    [
      'links.faqs.url',
      '#faqs',
      'only paths, and addresses on an origin of brand.json, can have a language prefix',
      'links.faqs.localized',
    ],
    ['links.docs.command', 'Cookie settings', /^must be lower-case words/],
    ['navigation.1.firstColumn.titleUrl.url', '#docs', /must be a path such as/],
    ['teasers.platform-video.post.url', 'tel:1', /must be a path such as/],
    ['sites.docs.home', '#docs', /must be a path such as/],
    [
      'actions.1',
      { ...BUTTON, id: 'call', url: 'tel:1', tracking: 'a=b' },
      'only links to pages can have a query',
      'actions.1.tracking',
    ],
    ['navigation.5.id', 'nav-pricing', /taken by navigation\[4\]/],
    ['navigation.5.id', 'a"b', /must be letters a-z and A-Z, digits/],
    ['navigation.5.id', 'language', /taken by Portico/],
    ['navigation.0.firstColumn.links', [], /must not be empty/],
    ['navigation.0.thirdColumn.itemListData', ['healthcare'], /must have a link that is available in en$/],
    ['navigation.0', { id: 'a', title: 'build' }, /must have either a url or columns/],
    [
      'navigation.0',
      { id: 'a', title: 'build', columns: Array(5).fill(COLUMN) },
      /at most four columns/,
      'navigation.0.columns',
    ],
    ['teasers.identity-report.only', ['en', 'jp'], /"jp" is not one of "de"/, 'teasers.identity-report.only.1'],
    ['navigation.0.firstColumn.linkz', ['docs'], /^must be a column with links/, 'navigation.0.firstColumn'],
  ],
  'fr.json': [
    ['titles.isPrototypeOf', 'Titre', OF_EVERY_OBJECT],
    ['labels.copyright', '© {jahr} {brand}', /placeholders as en.json/],
    ['labels.copyright', '© {brand}', /placeholders as en.json/],
    ['titles.pricing', '{brand}', /placeholders as en.json: none/],
    ['language', 'de', /must be "fr"/],
  ],
  'en.json': [
    ['announcements.0.link', '/sale\ude00', 'must not contain half a character'],
    [
      'announcements.0.sites',
      ['main', 'doc'],
      'there is no site "doc"; did you mean "docs"?',
      'announcements.0.sites.1',
    ],
    [
      'announcements.0.sites',
      ['x'],
      'there is no site "x"; known sites are main, docs, community',
      'announcements.0.sites.0',
    ],
    ['announcements.0.sites', [], 'must not be empty; leave it out to show the message everywhere'],
    ['announcements.0.paths', ['/docs/*', 'docs'], /^must be paths such as/, 'announcements.0.paths.1'],
    ['announcements.0.paths', ['/*/docs'], /^must be paths such as/, 'announcements.0.paths.0'],
    ['announcements.0.paths', ['/de/docs/*'], /^must be paths without a language prefix/, 'announcements.0.paths.0'],
    ['announcements.0.link', '{nowhere}/', /no origin "nowhere"/],
    ['announcements.0.title', '{name}', /must not have placeholders other than \{brand\}/],
    ['labels.login', '{brnad}', /must not have placeholders other than \{brand\}/],
    ['announcements.0.startDate', '4 Apr 2025', /must be a date/],
    ['announcements.0.startDate', '2025-02-30', /must be a date/],
    ['announcements.0.startDate', '2025-04-04T09:00:00', /with a time zone/],
    ['announcements.0.startDate', '2026-03-15', /before endDate/, 'announcements.0'],
    ['announcements.0.startDate', '2026-03-14', /before endDate/, 'announcements.0'],
    ['announcements.0.weight', -1, /must not be negative/],
    ['announcements.0.weight', 1e21, /must not be more than 1000000/],
    ['announcements.0.weight', 1e-7, /must be 0, or at least 0.001/],
    ['announcements.0.title', 'a\u2028b', /line breaks/],
    ['announcements.1.id', 'free-sign-up', /must be unique/, 'announcements'],
    ['featureMessages', [MESSAGE, MESSAGE], /must be unique/],
    ['featureMessages', [], /must contain a message/],
    ['announcements.0.startdate', '2026-01-01', 'is not a known field; did you mean "startDate"?'],
    ['announcements.0.title', undefined, 'is missing; write "title": "…"'],
    ['announcements.0.weight', '2', 'must be a number, not "2"'],
  ],
  'brand.json': [
    ['origins.valueOf', 'https://x.example.com', OF_EVERY_OBJECT],
    ['social.microblog.url', 'https://www.linkedin.com/\ud83d', 'must not contain half a character'],
    ['blog.sources.latest-post', '/feed/\ude00', 'must not contain half a character'],
    ...['https://localhost', 'https://10.0.0.1', 'https://blog.example.com:8443'].map(
      (origin): Fault => ['blog.origin', origin, /^must be a public/],
    ),
    ...PRIVATE_ADDRESSES.map((url): Fault => [`${SOURCE}.url`, url, /or a public https address without a port/]),
    ['origins.support', 'http://support.example.com', /must be an https origin/],
    ['siteOrigin', 'https://www.example.com/', /must be an https origin/],
    ['name', '', /must not be empty/],
    ['logo', 'logo.svg', /^must have wide/],
    ['logo', { small: 'mark.svg' }, /^must have wide/],
    ['logo', { wide: 'logo.png' }, /^must be the name of an SVG file/, 'logo.wide'],
    ['logo', { wide: '../logo.svg' }, /^must be the name of an SVG file/, 'logo.wide'],
    ['favicon', 'favicon.ico', 'must be the name of an SVG or PNG file in images/'],
    ['social.microblog.icon', 'Mastodan', /did you mean "mastodon"\?$/],
    ['social.a', { url: 'https://a.example' }, /is missing/, 'social.a.icon'],
    ['logo.path', '"/><script>', /must be the d attribute of an SVG path/],
    ['blog.linkOrigins', ['https://blog.example.com/path'], /^must be an https origin/, 'blog.linkOrigins.0'],
    [`${SOURCE}.titles`, 'title', 'is not a known field; did you mean "title"?'],
    [`${SOURCE}.title`, undefined, /^is missing/],
    [`${SOURCE}.title`, 'title..rendered', /^must be names and positions joined by dots/],
    [`${SOURCE}.url`, 'http://blog.example.com/feed/', /^must be a path on blog.origin such as \/feed\//],
    [`${SOURCE}.format`, 'fed', '"fed" is not one of "json", "feed"; did you mean "feed"?'],
    ['blog.sources.latest-post', 'feed/', 'must start with /'],
    ['social.microblog.url', '{nope}/x', 'must be an https URL'],
  ],
};

describe.each(Object.entries(FAULTS))('in %s', (file, faults) => {
  test.each(faults.map((fault) => [...fault] as const))(
    '%s as %j is reported: %s',
    async (...[path, value, reason, reported = path]: Fault) => {
      await change('brand.json', SOURCE, { url: '/posts.json', format: 'json', title: 'title', link: 'link' });
      await change(file, path, value);
      const expected = typeof reason === 'string' ? reason : expect.stringMatching(reason);
      expect(await problemsOf()).toContainEqual({ file, path: reported, reason: expected });
    },
  );
});

test('an empty list of announcements is valid', async () => {
  await change('en.json', 'announcements', []);
  expect((await readLocales(folder.path, TEST_COMPANY)).dictionaries.en.announcements).toEqual([]);
});

test('the error message contains every problem', async () => {
  await change('de.json', 'labels.login', undefined);
  await change('fr.json', 'labels.logout', 'x');
  const error = await readLocales(folder.path, TEST_COMPANY).catch((reason: Error) => reason);
  expect((error as Error).message).toMatch(/de\.json:1:\d+ {2}labels\.login {2}is missing; write "login": "…"$/m);
  expect((error as Error).message).toMatch(/fr\.json:1:\d+ {2}labels\.logout {2}is not a known text/);
});

test('an image that does not exist is reported', () => {
  const { teasers, ...rest } = COMPANY.links;
  const links = { ...rest, teasers: { ...teasers, 'platform-video': { post: { url: '/x', image: 'gone' } } } };
  expect(teaserImageProblems(links, ['teaser-blog', 'teaser-report', 'teaser-roi'])).toEqual([
    {
      file: 'links.json',
      path: 'teasers.platform-video.post.image',
      reason: 'there is no image "gone"; add gone.svg',
    },
  ]);
});

test('announcements of existing sites and pages are valid', async () => {
  await change('en.json', 'announcements.0.sites', ['main', 'docs']);
  await change('en.json', 'announcements.0.paths', ['/docs/*', '/pricing', '/']);
  expect((await readLocales(folder.path, TEST_COMPANY)).dictionaries.en.announcements[0]).toMatchObject({
    sites: ['main', 'docs'],
  });
});
