/** Content is a value: whichever files are passed in are shown, and their revision is in every cache key. */

import { expect, test } from 'vitest';
import { COMPANY } from '../../../../../src/company.ts';
import type { CompanyContent } from '../../../../../src/content/company-content.ts';
import { contentWith, fileContent } from '../../../../../src/content/content-for.ts';
import { LANGUAGES } from '../../../../../src/contract/language.ts';
import { MAIN_SITE } from '../../../../../src/contract/site.ts';
import { staticContent } from '../../../../../src/publication/content-source.ts';
import { testApp } from '../../../../../test/support/app.ts';
import { inEveryLanguage } from '../../../../../test/support/publications.ts';
import { withSites } from '../../../../../tools/bench/server/many-sites.ts';

const KEY = { site: MAIN_SITE, language: 'en' } as const;
const IMAGES = { names: [], origins: [] };

/** The company under another name. */
const RENAMED: CompanyContent = { ...COMPANY, brand: { ...COMPANY.brand, name: 'Zenith' } };

test('other files have other content and another revision', () => {
  const [one, other] = [fileContent(COMPANY), fileContent(RENAMED)];
  expect([one, other].map(({ contentFor }) => contentFor(KEY).brand.name)).toEqual([COMPANY.brand.name, 'Zenith']);
  expect(other.revision).not.toBe(one.revision);
});

test('a copy of the files has the same revision', () => {
  expect(fileContent(structuredClone(COMPANY)).revision).toBe(fileContent(COMPANY).revision);
});

test('files, version and time of publication make the revision of published content', () => {
  const publication = { version: 1, publishedAt: '2026-01-01T00:00:00Z', languages: inEveryLanguage({}) };
  const revisions = [
    fileContent(COMPANY),
    contentWith(COMPANY, publication, IMAGES),
    contentWith(RENAMED, publication, IMAGES),
    contentWith(COMPANY, { ...publication, version: 2 }, IMAGES),
    contentWith(COMPANY, { ...publication, publishedAt: '2026-01-02T00:00:00Z' }, IMAGES),
  ].map(({ revision }) => revision);
  expect(new Set(revisions)).toHaveLength(revisions.length);
});

test.each(['header', 'footer'])('a %s of other content is rendered again, with another entity tag', async (name) => {
  const source = { ...staticContent(fileContent(COMPANY)) };
  const app = testApp({ contents: source });
  const request = async () => {
    const response = await app.request(`/chrome/${name}?announcement=omit`);
    return { tag: response.headers.get('etag'), text: await response.text() };
  };
  const before = await request();
  source.current = staticContent(fileContent(RENAMED)).current;
  const after = await request();
  expect(before.text).not.toContain('Zenith');
  expect(after.text).toContain('Zenith');
  expect(after.tag).not.toBe(before.tag);
});

test('contents that nothing has used for long are resolved again, to the same', () => {
  const { contentFor, sites } = fileContent(withSites(COMPANY, 60));
  const keys = Object.keys(sites).flatMap((site) => LANGUAGES.map((language) => ({ site, language })));
  const resolve = () => keys.map(contentFor);
  const first = resolve();
  expect(first).toHaveLength(366);
  expect(contentFor(KEY)).toBe(contentFor(KEY));
  const second = resolve();
  const again = resolve();
  expect(again).toEqual(first);
  expect(second.filter((content, index) => content === first[index]).length).toBeLessThanOrEqual(250);
});
