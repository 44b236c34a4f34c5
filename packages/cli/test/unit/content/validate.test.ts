import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { COMPANY } from '../../../../../src/company.ts';
import { LANGUAGES } from '../../../../../src/contract/language.ts';
import { TEST_CONTENT } from '../../../../../test/support/content-folder.ts';
import { PRIVATE_ADDRESSES } from '../../../../../test/support/private-addresses.ts';
import { TEST_COMPANY } from '../../../../../test/support/test-company.ts';
import { readLocales } from '../../../src/content/read-locales.ts';
import { teaserImageProblems } from '../../../src/content/teaser-image-problems.ts';
import { InvalidContentError } from '../../../src/problems/invalid-content.ts';

const VALID = fileURLToPath(new URL(`../../../../../${TEST_CONTENT}`, import.meta.url));

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portico-locales-'));
  for (const name of await readdir(VALID))
    if (name.endsWith('.json')) await cp(join(VALID, name), join(directory, name));
});

afterEach(() => rm(directory, { recursive: true }));

/** Sets the value at a path such as `announcements.0.weight`; `undefined` removes it. */
async function change(file: string, path: string, value: unknown): Promise<void> {
  const filePath = join(directory, file);
  const root = JSON.parse(await readFile(filePath, 'utf8')) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, root);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  await writeFile(filePath, JSON.stringify(root));
}

const problemsOf = async () => {
  const error = await readLocales(directory, TEST_COMPANY).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(InvalidContentError);
  return (error as InvalidContentError).problems;
};

test('files that are valid are read as they are bundled', async () => {
  expect(await readLocales(VALID, TEST_COMPANY)).toEqual(COMPANY);
});

test.each(PRIVATE_ADDRESSES)('the blog source %s is reported', async (url) => {
  await change('brand.json', 'blog.sources.latest-post', { url, format: 'feed' });
  expect(await problemsOf()).toMatchObject([
    { file: 'brand.json', path: 'blog.sources.latest-post.url', reason: /or a public https address without a port/ },
  ]);
});

test.each(['https://localhost', 'https://10.0.0.1', 'https://blog.example.com:8443'])(
  'a blog at %s is reported',
  async (origin) => {
    await change('brand.json', 'blog.origin', origin);
    expect(await problemsOf()).toMatchObject([
      { file: 'brand.json', path: 'blog.origin', reason: /^must be a public/ },
    ]);
  },
);

test.each([
  ['links.json', 'navigation.4.url', '/pricing\ud83d'],
  ['brand.json', 'social.microblog.url', 'https://www.linkedin.com/\ud83d'],
  ['brand.json', 'blog.sources.latest-post', '/feed/\ude00'],
  ['en.json', 'announcements.0.link', '/sale\ude00'],
])('in %s, half a character in %s is reported', async (file, path, value) => {
  await change(file, path, value);
  expect(await problemsOf()).toContainEqual({ file, path, reason: 'must not contain half a character' });
});

test.each([
  ['links.json', 'links.constructor', { url: '/x' }],
  ['links.json', 'sites.constructor', { title: 'documentation', home: '/x' }],
  ['links.json', 'actions.0.text', 'toString'],
  ['brand.json', 'origins.valueOf', 'https://x.example.com'],
  ['fr.json', 'titles.isPrototypeOf', 'Titre'],
])('%s: the id in %s is refused, because every object has it', async (file, path, value) => {
  await change(file, path, value);
  const reason = 'must not have a name that every JavaScript object has, such as constructor or toString';
  expect(await problemsOf()).toContainEqual(expect.objectContaining({ file, path, reason }));
});

test('a link can have any other id', async () => {
  await change('links.json', 'links.prototype', { url: '/prototype' });
  for (const language of LANGUAGES) await change(`${language}.json`, 'links.prototype', { name: 'Prototype' });
  const { links } = await readLocales(directory, TEST_COMPANY);
  expect(links.links.prototype).toEqual({ url: '/prototype' });
});

test('a file that is not valid JSON is reported', async () => {
  await writeFile(join(directory, 'fr.json'), '{ "language": "fr", }');
  expect(await problemsOf()).toMatchObject([{ file: 'fr.json', reason: /^is not valid JSON: / }]);
});

test.each(['links.json', 'brand.json'])('a missing %s is reported', async (file) => {
  await rm(join(directory, file));
  expect(await problemsOf()).toMatchObject([{ file, path: '(file)' }]);
});

test('a language without a file is reported where it is configured', async () => {
  await rm(join(directory, 'de.json'));
  expect(await problemsOf()).toEqual([
    { file: 'portico.config.ts', path: 'languages.de', reason: 'has no texts; add de.json, or remove the language' },
  ]);
});

const MESSAGE = { id: 'x', title: 'x', link: '/x', description: 'x', cta: 'x', weight: 1 };

test.each<[string, string, string, unknown, string | undefined, RegExp]>([
  ['a missing label', 'de.json', 'labels.login', undefined, undefined, /is missing/],
  ['a missing translation of a link', 'ja.json', 'links.docs', undefined, 'links.docs.name', /is missing/],
  ['a missing description', 'pt.json', 'links.events.description', undefined, undefined, /is missing/],
  ['a missing section of the file', 'de.json', 'titles', undefined, undefined, /./],
  ['an unknown label', 'de.json', 'labels.logout', 'Abmelden', undefined, /is not a known text/],
  ['an unknown key of the file', 'de.json', 'banners', {}, undefined, /./],
  [
    'a translation of an unknown link',
    'de.json',
    'links.nowhere',
    { name: 'x' },
    'links.nowhere.name',
    /is not a known text/,
  ],
  ['an empty text', 'es.json', 'titles.pricing', ' ', undefined, /must not be empty/],
  ['a text with markup', 'es.json', 'titles.pricing', '<b>', undefined, /must be plain text without </],
  ['a site without a home page', 'links.json', 'sites.docs.home', undefined, undefined, /is missing/],
  ['a site on an unknown origin', 'links.json', 'sites.docs.home', '{docs}/', undefined, /no origin "docs"/],
  ['a login on an unknown origin', 'links.json', 'sites.docs.login', '{docs}/login', undefined, /no origin "docs"/],
  ['an unknown title of a site', 'links.json', 'sites.docs.title', 'documents', undefined, /no title "documents"/],
  [
    'an unknown item of a site',
    'links.json',
    'sites.docs.navigation.0',
    'NAV_DEVELOPER',
    undefined,
    /"NAV_DEVELOPERS"\?$/,
  ],
  [
    'an item of a site twice',
    'links.json',
    'sites.docs.navigation.1',
    'NAV_DEVELOPERS',
    undefined,
    /is taken by sites/,
  ],
  [
    'an unknown link of a site',
    'links.json',
    'sites.docs.secondLevel',
    ['nowhere'],
    'sites.docs.secondLevel.0',
    /no link/,
  ],
  [
    'an unknown column of a site',
    'links.json',
    'sites.docs.footerColumns.0',
    'docs',
    undefined,
    /no footer column "docs"/,
  ],
  ['an unknown button of a site', 'links.json', 'sites.docs.actions.0', 'sign-in', undefined, /did you mean "sign-up"/],
  ['an unknown slot of a site', 'links.json', 'sites.docs.slots', ['cart'], 'sites.docs.slots.0', /./],
  [
    'a field of a site that does not exist',
    'links.json',
    'sites.docs.themes',
    'light',
    undefined,
    /did you mean "theme"/,
  ],
  [
    'a site with the name of the main site',
    'links.json',
    'sites.main',
    { title: 'docs', home: '/' },
    undefined,
    /another id/,
  ],
  ['a text that is not a string', 'es.json', 'titles.pricing', 7, undefined, /./],
  ['a wrong placeholder', 'fr.json', 'labels.copyright', '© {jahr} {brand}', undefined, /placeholders as en.json/],
  ['a forgotten placeholder', 'fr.json', 'labels.copyright', '© {brand}', undefined, /placeholders as en.json/],
  ['a placeholder too many', 'fr.json', 'titles.pricing', '{brand}', undefined, /placeholders as en.json: none/],
  ['the wrong language', 'fr.json', 'language', 'de', undefined, /must be "fr"/],
  ['an unknown icon', 'links.json', 'links.docs-api.icon', 'Blogs', undefined, /did you mean "Blog"\?$/],
  [
    'an unknown link in a menu',
    'links.json',
    'navigation.0.firstColumn.links.0',
    'nowhere',
    'navigation.0.firstColumn.links',
    /no link "nowhere"/,
  ],
  ['an unknown link in the footer', 'links.json', 'footer.legal.0', 'nowhere', 'footer.legal', /no link "nowhere"/],
  ['an unknown title', 'links.json', 'footer.columns.0.title', 'nowhere', undefined, /no title "nowhere"/],
  ['an unknown pill', 'links.json', 'links.careers.pill', 'nowhere', undefined, /no pill "nowhere"/],
  ['an unknown source', 'links.json', 'teasers.press-releases.source', 'nowhere', undefined, /no source "nowhere"/],
  [
    'a teaser missing in a language',
    'links.json',
    'teasers.identity-report.only',
    ['en'],
    'navigation.3.thirdColumn.firstPost',
    /"ja" has 0/,
  ],
  [
    'two teasers in a language',
    'links.json',
    'teasers.roi-calculator.except',
    ['en'],
    'navigation.3.thirdColumn.firstPost',
    /"ja" has 2/,
  ],
  ['an unknown origin of a link', 'links.json', 'links.docs.url', '{nowhere}/', undefined, /no origin "nowhere"/],
  [
    'an unknown origin of a menu item',
    'links.json',
    'navigation.4.url',
    '{nowhere}/',
    undefined,
    /no origin "nowhere"/,
  ],
  [
    'an unknown origin of a title',
    'links.json',
    'navigation.1.firstColumn.titleUrl.url',
    '{nowhere}/',
    undefined,
    /no origin "nowhere"/,
  ],
  [
    'an unknown origin of a post',
    'links.json',
    'teasers.platform-video.post.url',
    '{nowhere}/',
    undefined,
    /no origin "nowhere"/,
  ],
  [
    'an unknown origin of a fallback',
    'links.json',
    'teasers.latest-post.fallback.url',
    '{nowhere}/',
    undefined,
    /no origin "nowhere"/,
  ],
  ['an unknown origin of an action', 'links.json', 'actions.0.url', '{nowhere}/', undefined, /no origin "nowhere"/],
  [
    'an unknown origin of an announcement',
    'en.json',
    'announcements.0.link',
    '{nowhere}/',
    undefined,
    /no origin "nowhere"/,
  ],
  [
    'an unknown placeholder of an announcement',
    'en.json',
    'announcements.0.title',
    '{name}',
    undefined,
    /must not have placeholders other than \{brand\}/,
  ],
  [
    'an unknown placeholder in English',
    'en.json',
    'labels.login',
    '{brnad}',
    undefined,
    /must not have placeholders other than \{brand\}/,
  ],
  ['an origin named as a built-in', 'links.json', 'links.docs.url', '{constructor}/', undefined, /no origin/],
  [
    'a language prefix on an address',
    'links.json',
    'actions.0.url',
    'https://x.example/',
    'actions.0.localized',
    /can have a language prefix/,
  ],
  ['only and except at once', 'links.json', 'links.healthcare.except', ['en'], 'links.healthcare', /not both/],
  ['a script as link', 'links.json', 'links.docs.url', 'javascript:alert(1)', undefined, /must be a path such as/],
  ['another host as path', 'links.json', 'links.docs.url', '//evil.example/', undefined, /must be a path such as/],
  ['a menu item twice', 'links.json', 'navigation.5.id', 'nav-pricing', undefined, /taken by navigation\[4\]/],
  ['an unsafe menu id', 'links.json', 'navigation.5.id', 'a"b', undefined, /must be letters a-z and A-Z, digits/],
  ['the id of the language selector', 'links.json', 'navigation.5.id', 'language', undefined, /taken by Portico/],
  ['a menu item without links', 'links.json', 'navigation.0.firstColumn.links', [], undefined, /must not be empty/],
  [
    'a column without links in a language',
    'links.json',
    'navigation.0.thirdColumn.itemListData',
    ['healthcare'],
    undefined,
    /must have a link that is available in en$/,
  ],
  [
    'a menu item with neither url nor columns',
    'links.json',
    'navigation.0',
    { id: 'a', title: 'build' },
    undefined,
    /must have either a url or columns/,
  ],
  [
    'a fifth column',
    'links.json',
    'navigation.0',
    { id: 'a', title: 'build', columns: Array(5).fill({ title: 'build', links: ['docs'] }) },
    'navigation.0.columns',
    /at most four columns/,
  ],
  ['a date in another form', 'en.json', 'announcements.0.startDate', '4 Apr 2025', undefined, /must be a date/],
  ['a day that does not exist', 'en.json', 'announcements.0.startDate', '2025-02-30', undefined, /must be a date/],
  [
    'an instant without a zone',
    'en.json',
    'announcements.0.startDate',
    '2025-04-04T09:00:00',
    undefined,
    /with a time zone/,
  ],
  ['a start after the end', 'en.json', 'announcements.0.startDate', '2026-03-15', 'announcements.0', /before endDate/],
  ['a start at the end', 'en.json', 'announcements.0.startDate', '2026-03-14', 'announcements.0', /before endDate/],
  ['a negative weight', 'en.json', 'announcements.0.weight', -1, undefined, /must not be negative/],
  ['a huge weight', 'en.json', 'announcements.0.weight', 1e21, undefined, /must not be more than 1000000/],
  ['a tiny weight', 'en.json', 'announcements.0.weight', 1e-7, undefined, /must be 0, or at least 0.001/],
  ['an invisible text', 'es.json', 'titles.pricing', '\u200b\u3164', undefined, /visible characters/],
  ['a text that is turned round', 'es.json', 'titles.pricing', 'a\u202eb', undefined, /direction of text/],
  ['a line break', 'en.json', 'announcements.0.title', 'a\u2028b', undefined, /line breaks/],
  ['a weight that is not a number', 'en.json', 'announcements.0.weight', '2', undefined, /./],
  ['an announcement id twice', 'en.json', 'announcements.1.id', 'free-sign-up', 'announcements', /must be unique/],
  ['a feature message id twice', 'en.json', 'featureMessages', [MESSAGE, MESSAGE], undefined, /must be unique/],
  ['no feature message', 'en.json', 'featureMessages', [], undefined, /must contain a message/],
  [
    'an http origin',
    'brand.json',
    'origins.support',
    'http://support.example.com',
    undefined,
    /must be an https origin/,
  ],
  [
    'an origin with a path',
    'brand.json',
    'siteOrigin',
    'https://www.example.com/',
    undefined,
    /must be an https origin/,
  ],
  ['an empty brand name', 'brand.json', 'name', '', undefined, /must not be empty/],
  [
    'a logo that is not a path',
    'brand.json',
    'logo.path',
    '"/><script>',
    undefined,
    /must be the d attribute of an SVG path/,
  ],
])('%s is reported with file, path and reason', async (_, file, path, value, reported, reason) => {
  await change(file, path, value);
  const problems = await problemsOf();
  expect(problems).toContainEqual({ file, path: reported ?? path, reason: expect.stringMatching(reason) });
});

test('an empty list of announcements is valid', async () => {
  await change('en.json', 'announcements', []);
  expect((await readLocales(directory, TEST_COMPANY)).dictionaries.en.announcements).toEqual([]);
});

test('the error message contains every problem', async () => {
  await change('de.json', 'labels.login', undefined);
  await change('fr.json', 'labels.logout', 'x');
  const error = await readLocales(directory, TEST_COMPANY).catch((reason: Error) => reason);
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

test.each<[string, string, unknown, object]>([
  [
    'links.json',
    'teasers.identity-report.only',
    ['en', 'jp'],
    { path: 'teasers.identity-report.only.1', reason: /"jp" is not one of "de"/ },
  ],
  [
    'links.json',
    'navigation.0.firstColumn.linkz',
    ['docs'],
    { path: 'navigation.0.firstColumn', reason: /^must be a column with links/ },
  ],
  [
    'en.json',
    'announcements.0.startdate',
    '2026-01-01',
    { path: 'announcements.0.startdate', reason: 'is not a known field; did you mean "startDate"?' },
  ],
  [
    'en.json',
    'announcements.0.title',
    undefined,
    { path: 'announcements.0.title', reason: 'is missing; write "title": "…"' },
  ],
  ['en.json', 'announcements.0.weight', '2', { path: 'announcements.0.weight', reason: 'must be a number, not "2"' }],
  [
    'brand.json',
    'blog.linkOrigins',
    ['https://blog.example.com/path'],
    { path: 'blog.linkOrigins.0', reason: /^must be an https origin/ },
  ],
  [
    'brand.json',
    'blog.sources.latest-post',
    { url: '/posts.json', format: 'json', titles: 'title', link: 'link', title: 'title' },
    { path: 'blog.sources.latest-post.titles', reason: 'is not a known field; did you mean "title"?' },
  ],
  [
    'brand.json',
    'blog.sources.latest-post',
    { url: '/posts.json', format: 'json', link: 'link' },
    { path: 'blog.sources.latest-post.title', reason: /^is missing/ },
  ],
  [
    'brand.json',
    'blog.sources.latest-post',
    { url: '/posts.json', format: 'json', title: 'title..rendered', link: 'link' },
    { path: 'blog.sources.latest-post.title', reason: /^must be names and positions joined by dots/ },
  ],
  [
    'brand.json',
    'blog.sources.latest-post',
    { url: 'http://blog.example.com/feed/', format: 'feed' },
    {
      path: 'blog.sources.latest-post.url',
      reason: /^must be a path on blog.origin such as \/feed\/, or a public https address without a port/,
    },
  ],
  [
    'brand.json',
    'blog.sources.latest-post',
    { url: '/feed/', format: 'fed' },
    { path: 'blog.sources.latest-post.format', reason: '"fed" is not one of "json", "feed"; did you mean "feed"?' },
  ],
  [
    'brand.json',
    'blog.sources.latest-post',
    'feed/',
    { path: 'blog.sources.latest-post', reason: 'must start with /' },
  ],
  ['brand.json', 'social.microblog.url', '{nope}/x', { path: 'social.microblog.url', reason: 'must be an https URL' }],
])('in %s, a fault at %s is reported at its path', async (file, path, value, problem) => {
  await change(file, path, value);
  const expected = Object.fromEntries(
    Object.entries(problem).map(([key, text]) => [key, text instanceof RegExp ? expect.stringMatching(text) : text]),
  );
  expect(await problemsOf()).toContainEqual({ file, ...expected });
});

test.each([
  ['sites.1', { sites: ['main', 'doc'] }, 'there is no site "doc"; did you mean "docs"?'],
  ['sites.0', { sites: ['elsewhere'] }, 'there is no site "elsewhere"; known sites are main, docs, community'],
  ['sites', { sites: [] }, 'must not be empty; leave it out to show the message everywhere'],
  ['paths.1', { paths: ['/docs/*', 'docs'] }, /^must be paths such as/],
  ['paths.0', { paths: ['/*/docs'] }, /^must be paths such as/],
  ['paths.0', { paths: ['/de/docs/*'] }, /^must be paths without a language prefix/],
])('an announcement with wrong %s is reported in its place', async (field, fields, reason) => {
  for (const [name, value] of Object.entries(fields)) await change('en.json', `announcements.0.${name}`, value);
  expect(await problemsOf()).toMatchObject([
    {
      file: 'en.json',
      path: `announcements.0.${field}`,
      reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    },
  ]);
});

test('announcements of existing sites and pages are valid', async () => {
  await change('en.json', 'announcements.0.sites', ['main', 'docs']);
  await change('en.json', 'announcements.0.paths', ['/docs/*', '/pricing', '/']);
  expect((await readLocales(directory, TEST_COMPANY)).dictionaries.en.announcements[0]).toMatchObject({
    sites: ['main', 'docs'],
  });
});
