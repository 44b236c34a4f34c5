/** The content that growth is measured with. */

import { describe, expect, test } from 'vitest';
import { validateLocales } from '../../../packages/cli/src/content/validate.ts';
import { isActive } from '../../../src/announcement/pick-announcement.ts';
import { COMPANY } from '../../../src/company.ts';
import type { CompanyContent } from '../../../src/content/company-content.ts';
import { resolveContent } from '../../../src/content/resolve-content.ts';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { MAIN_SITE } from '../../../src/contract/site.ts';
import { contentSet, withLanguages } from '../../../tools/bench/growth/content-set.ts';
import { NOW, withAnnouncements, withLinks, withSites } from '../../../tools/bench/growth/generate-content.ts';
import { columnsOf, footerColumnsOf } from '../../support/content.ts';

/** As a build reads it. @throws InvalidContentError */
function validated(locales: CompanyContent): CompanyContent {
  const { files } = contentSet(locales);
  return validateLocales(Object.fromEntries(Object.entries(files).map(([name, file]) => [`${name}.json`, file])));
}

describe.each([10, 65, 100, 400])('content with %i links', (count) => {
  test('is valid, and shows each link in a menu and in the footer of every language', () => {
    const locales = validated(withLinks(COMPANY, count));
    for (const language of LANGUAGES) {
      const content = resolveContent(locales, MAIN_SITE, language);
      const inMenus = columnsOf(content).flatMap((column) =>
        column.kind === 'links' ? column.links : column.kind === 'item-list' ? column.itemListData : [],
      );
      expect(content.failed).toEqual({ header: [], footer: [] });
      expect(inMenus).toHaveLength(count);
      expect(footerColumnsOf(content).flatMap(({ links }) => links)).toHaveLength(count);
    }
  });

  test('begins with the real links', () => {
    const { links, dictionaries } = withLinks(COMPANY, count);
    const kept = Object.keys(COMPANY.links.links).slice(0, count);
    expect(Object.keys(links.links).slice(0, kept.length)).toEqual(kept);
    for (const id of kept) expect(dictionaries.de.links[id]).toBe(COMPANY.dictionaries.de.links[id]);
  });

  test('is the same every time', () => {
    expect(withLinks(COMPANY, count)).toEqual(withLinks(COMPANY, count));
  });
});

test('content with forty sites is valid, and each has a menu of its own', () => {
  const locales = validated(withSites(COMPANY, 40));
  const menus = Object.keys(locales.links.sites ?? {}).map((site) => {
    const { navigation, failed } = resolveContent(locales, site, 'de');
    expect(failed).toEqual({ header: [], footer: [] });
    return navigation.map(({ id }) => id).join();
  });
  expect(new Set(menus).size).toBe(40);
});

test('announcements at the same time are all active', () => {
  const { announcements } = resolveContent(validated(withAnnouncements(COMPANY, 50, 'at once')), MAIN_SITE, 'en');
  expect(announcements).toHaveLength(50);
  expect(announcements.filter((message) => isActive(message, NOW))).toHaveLength(50);
});

test('of announcements one a day, one is active', () => {
  const { announcements } = resolveContent(validated(withAnnouncements(COMPANY, 50, 'one a day')), MAIN_SITE, 'en');
  expect(announcements).toHaveLength(50);
  expect(announcements.filter((message) => isActive(message, NOW))).toHaveLength(1);
});

describe('further languages', () => {
  test('have the texts of English, in other letters, with the same placeholders', () => {
    const { files, languages } = withLanguages(COMPANY, 12);
    expect(Object.keys(languages)).toHaveLength(12);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(Object.keys(languages)));
    const { en, it } = files as { en: CompanyContent['dictionaries']['en']; it: CompanyContent['dictionaries']['en'] };
    expect(Object.keys(it.links)).toEqual(Object.keys(en.links));
    expect(it.labels.copyright).toMatch(/\{year\}.*\{brand\}/);
    expect(it.labels.login).toHaveLength(en.labels.login?.length ?? 0);
    expect(it.labels.login).not.toBe(en.labels.login);
    expect(it.announcements.map(({ link }) => link)).toEqual(en.announcements.map(({ link }) => link));
  });

  test('are refused if there are too few', () => {
    expect(() => withLanguages(COMPANY, 100)).toThrow('no 100 languages');
  });

  test("the company's own number of languages leaves the content unchanged", () => {
    expect(withLanguages(COMPANY, LANGUAGES.length)).toEqual(contentSet(COMPANY));
  });
});
