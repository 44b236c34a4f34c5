/** Messages of certain sites and pages in the Studio. */

import { describe, expect, test } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import { NOW } from '../../../../test/support/app.ts';
import { testPreview } from '../../../../test/support/preview.ts';
import { announcement, inEveryLanguage } from '../../../../test/support/publications.ts';
import { MESSAGE_FIELDS, messageContent } from '../../../../test/support/studio-api.ts';
import type { Entry, MessageContent, MessageFields } from '../../src/contract/draft.ts';
import { type SiteName, siteNamesOf } from '../../src/entries/audience.ts';
import { composePublication, entryProblems } from '../../src/entries/compose-publication.ts';
import { describeChanges } from '../../src/entries/describe-changes.ts';
import { entriesFrom } from '../../src/entries/entries-from.ts';
import { findWarnings } from '../../src/entries/find-warnings.ts';
import { isPublishedAlike } from '../../src/model/compare.ts';
import { mergeContents } from '../../src/page/data/differences.ts';
import { sharesNow } from '../../src/page/entries/message-entry.ts';
import { shownSites, toggledSite } from '../../src/page/form/shown-sites.ts';
import { patternsIn, timelinesFor, timelinesOfDraft } from '../../src/page/timeline/timeline-messages.ts';

const RULES = { brand: COMPANY.brand, images: { names: [], origins: [] } };
const SITES = siteNamesOf(COMPANY);
const LIMITS = { sites: 'docs', paths: '/docs/*\n/pricing' };
const content = (fields: Partial<MessageFields> = {}) => messageContent(fields) as MessageContent;

test('the order of sites and pages is no change', () => {
  const [one, other] = [
    { sites: 'main\ndocs', paths: '/a\n/b' },
    { sites: 'docs\nmain', paths: '/b\n\n/a' },
  ];
  expect(isPublishedAlike(content(one), content(other))).toBe(true);
  expect(isPublishedAlike(content(one), content({ ...other, sites: 'docs' }))).toBe(false);
});

describe('an entry', () => {
  const published = (fields: Partial<MessageFields>) => {
    const entries = [{ id: 'a', content: content(fields) }];
    const chosen = [{ kind: 'announcement', id: 'a' }] as const;
    return composePublication({ published: inEveryLanguage({}), entries }, chosen, RULES);
  };

  test('is published with its sites and pages, whatever the spaces and empty lines', () => {
    const { languages, problems } = published({ sites: ' docs \n\n', paths: '/docs/*\n \n /pricing ' });
    expect(problems).toEqual([]);
    expect(languages.en.announcements).toMatchObject([{ sites: ['docs'], paths: ['/docs/*', '/pricing'] }]);
  });

  test('without sites and pages has neither field', () => {
    const [message] = published({ sites: '', paths: ' \n' }).languages.en.announcements;
    expect(Object.keys(message ?? {})).toEqual(expect.not.arrayContaining(['sites', 'paths']));
  });

  test('is the same after a round trip', () => {
    const { languages } = published(LIMITS);
    const [entry] = entriesFrom(languages);
    expect(entry?.content.languages.en).toMatchObject(LIMITS);
    expect(isPublishedAlike(entry?.content, content({ ...LIMITS, paths: '\n/docs/* \n/pricing\n' }))).toBe(true);
    expect(isPublishedAlike(entry?.content, content({ ...LIMITS, paths: '/docs/*' }))).toBe(false);
    expect(isPublishedAlike(entry?.content, content())).toBe(false);
  });

  test.each([
    ['paths', '/pricing\ndocs/*', /^must be paths such as .*; line 2 has “docs\/\*”$/],
    ['paths', '/a*b', /line 1 has “\/a\*b”/],
    ['paths', 'https://www.example.com/docs', /^must be paths/],
    ['paths', '//docs', /^must be paths/],
    ['paths', '/docs?x', /^must be paths/],
    ['paths', '/de/docs/*', /^must be paths without a language prefix.*line 1/],
    ['sites', 'Docs!', /^must be lower-case words.*line 1 has “Docs!”/],
  ])('with wrong %s has a problem that names the line: %j', (field, value, reason) => {
    const problems = entryProblems({ id: 'a', content: content({ [field]: value }) }, RULES);
    expect(problems).toEqual([
      { kind: 'announcement', id: 'a', language: 'en', field, reason: expect.stringMatching(reason) },
    ]);
  });
});

describe('changes in words', () => {
  const textsOf = (before: Parameters<typeof announcement>[1] | null, after: Parameters<typeof announcement>[1]) =>
    describeChanges(
      inEveryLanguage({ announcements: before ? [announcement('a', before)] : [] }),
      inEveryLanguage({ announcements: [announcement('a', after)] }),
      NOW,
      SITES,
    )
      .filter(({ language }) => language === 'en')
      .map(({ text }) => text);

  test('name the sites and pages of a new message, which leaves the defaults to others', () => {
    expect(textsOf(null, { sites: ['main', 'docs'] })).toEqual([
      '“Title of a” is shown from now on, only on the main site and Documentation.',
    ]);
    expect(textsOf(null, { sites: ['docs'], paths: ['/docs/*', '/pricing'], endDate: '2030-01-01' })).toEqual([
      '“Title of a” is shown from now on until 1 January 2030, 00:00 UTC, only on Documentation, pages /docs/* and /pricing.',
    ]);
  });

  test('say how they change', () => {
    expect(textsOf({ sites: ['docs'] }, { paths: ['/pricing'] })).toEqual([
      '“Title of a” is shown only on the page /pricing instead of only on Documentation.',
    ]);
    expect(textsOf({}, { sites: ['docs'] })).toEqual([
      '“Title of a” is shown only on Documentation instead of everywhere.',
      'There are no announcements for all pages any more, so default messages are shown.',
    ]);
  });
});

describe('warnings', () => {
  const textsOf = (announcements: Parameters<typeof announcement>[1][], kind: string) =>
    findWarnings(
      inEveryLanguage({ announcements: announcements.map((fields, index) => announcement(`m${index}`, fields)) }),
      NOW,
      SITES,
    )
      .filter(({ warning, language }) => warning === kind && (language ?? 'en') === 'en')
      .map(({ text }) => text);

  test('messages of different sites do not overlap', () => {
    expect(textsOf([{ sites: ['docs'] }, { sites: ['main', 'community'] }], 'overlap')).toEqual([]);
  });

  test('an overlap on some pages names them', () => {
    expect(textsOf([{}, { sites: ['docs'] }], 'overlap')).toEqual([
      'From now on, every language shows “Title of m0” to 50% and “Title of m1” to 50% of visitors on Documentation.',
    ]);
    expect(textsOf([{ sites: ['docs'] }, { sites: ['docs'], paths: ['/docs/*'] }], 'overlap')).toEqual([
      'From now on, every language shows “Title of m0” to 50% and “Title of m1” to 50% of visitors on Documentation, pages /docs/*.',
    ]);
    expect(textsOf([{}, {}], 'overlap')).toEqual([
      'From now on, every language shows “Title of m0” to 50% and “Title of m1” to 50% of visitors.',
    ]);
  });

  test('a gap is named with its site, and where defaults are shown there is none', () => {
    expect(textsOf([{ sites: ['docs'], endDate: '2026-06-20' }], 'gap')).toEqual([
      'From 20 June 2026, 00:00 UTC, every language shows no message on Documentation.',
    ]);
  });

  test('a site that does not exist is named once', () => {
    expect(textsOf([{ sites: ['dosc', 'docs'] }], 'site-unknown')).toEqual([
      '“Title of m0” is limited to the site “dosc”, which does not exist.',
    ]);
  });
});

describe('the editor', () => {
  const known: readonly SiteName[] = SITES;

  test('a message on all sites again is everywhere', () => {
    const without = toggledSite('', known, 'main');
    expect(without).toBe('docs\ncommunity');
    expect(toggledSite(without, known, 'main')).toBe('');
  });

  test('a site that no longer exists stays until it is unticked', () => {
    expect(shownSites('docs\nold', known).at(-1)).toEqual({
      id: 'old',
      title: 'old (no longer a site)',
      isShown: true,
    });
    expect(toggledSite('docs\nold', known, 'old')).toBe('docs');
  });

  test('two people who change sites and another field are merged', () => {
    const [base, mine, theirs] = [content(), content({ title: 'Mine' }), content(LIMITS)];
    expect(mergeContents(base, mine, theirs)).toMatchObject({
      content: content({ title: 'Mine', ...LIMITS }),
      open: [],
    });
    expect(mergeContents(theirs, content({ ...LIMITS, title: 'Mine' }), base).content).toEqual(
      content({ title: 'Mine' }),
    );
    expect(mergeContents(base, content({ paths: '/a' }), content({ paths: '/b' })).open).toMatchObject([
      { key: 'en paths', mine: '/a', theirs: '/b' },
    ]);
  });
});

describe('the timeline and the list', () => {
  const entry = (id: string, fields: Partial<MessageFields>): Pick<Entry, 'id' | 'content'> => ({
    id,
    content: content({ ...fields, title: id }),
  });
  const entries = [entry('general', {}), entry('docs', { sites: 'docs' }), entry('pages', { paths: '/docs/*' })];

  test('show what a site and its pages see', () => {
    const timelines = timelinesOfDraft(entries);
    expect(patternsIn(timelines)).toEqual(['/docs/*']);
    const seen = (site: string, pages: string | null) =>
      timelinesFor({ site, pages }, timelines)
        .find(({ language }) => language === 'en')
        ?.messages.announcements.map(({ id }) => id);
    expect(seen('main', null)).toEqual(['general']);
    expect(seen('docs', null)).toEqual(['general', 'docs']);
    expect(seen('docs', '/docs/*')).toEqual(['general', 'docs', 'pages']);
  });

  test('give shares of one site', () => {
    const named = entries.map(({ id, content: of }) => ({
      kind: 'announcement' as const,
      id,
      content: of as MessageContent,
    }));
    expect([...sharesNow(named, 'en', NOW, 'docs')]).toEqual([
      ['announcement/general', 0.5],
      ['announcement/docs', 0.5],
    ]);
    expect([...sharesNow(named, 'en', NOW, 'community')]).toEqual([['announcement/general', 1]]);
  });
});

describe('the preview', () => {
  const languages = inEveryLanguage({
    announcements: [announcement('a', { title: 'Only on docs', sites: ['docs'], paths: ['/docs/*'] })],
  });
  const request = testPreview({ readLanguages: async () => languages });

  test.each([
    ['site=docs&path=/docs/api', true],
    ['site=docs', false],
    ['path=/docs/api', false],
    ['', false],
  ])('shows the messages of the chosen site and page: %s', async (query, isShown) => {
    for (const page of ['/preview', '/preview/page']) {
      const html = await (await request(`${page}?${query}`)).text();
      expect([page, html.includes('Only on docs')]).toEqual([page, isShown]);
    }
  });

  test('of the editor shows the header of a site that has the message', async () => {
    const bar = async (fields: Partial<MessageFields>) => {
      const message = { ...MESSAGE_FIELDS, ...fields };
      const body = JSON.stringify({ language: 'en', theme: 'light', message });
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      return (await request('/preview/bar', init)).text();
    };
    const ofMainMenu = 'data-portico-id="NAV_SOLUTIONS"';
    const onDocs = await bar({ sites: 'gone\ndocs', paths: '/docs/*' });
    expect([onDocs.includes('>Spring webinar<'), onDocs.includes(ofMainMenu)]).toEqual([true, false]);
    for (const sites of ['', 'docs\nmain', 'gone']) expect(await bar({ sites })).toContain(ofMainMenu);
  });
});
