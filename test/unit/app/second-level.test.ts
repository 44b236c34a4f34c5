/** The second level of a site: links and menus below the row, in the overlay, and in the row of a compact header. */

import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { bundleStyles } from '../../../packages/cli/src/bundle-styles.ts';
import type { Element } from '../../../packages/cli/src/conformance/parsed-markup.ts';
import { COMPANY } from '../../../src/company.ts';
import type { SiteContent } from '../../../src/content/content.ts';
import { resolveContent } from '../../../src/content/resolve-content.ts';
import type { Language } from '../../../src/contract/language.ts';
import { NOW, testApp } from '../../support/app.ts';
import { FILES_CONTENT } from '../../support/content.ts';
import { attribute, elementsOf, markupErrorsOf, partsOf, textOf, withAttribute } from '../../support/markup.ts';
import { TEST_ASSETS } from '../../support/test-assets.ts';

const LANGUAGES = ['en', 'de', 'ja'] as const;
const app = testApp();
const headerOf = async (query: string) => (await app.request(`/chrome/header?${query}`)).text();
const contentOf = (language: Language) => FILES_CONTENT.contentFor({ site: 'docs', language });
const hrefOf = (element: Element) => attribute(element, 'href') ?? '';
const linksIn = (elements: readonly Element[]) => elements.filter(({ tagName }) => tagName === 'a');

/** Everything inside the element with a part. */
function inside(markup: string, part: string): Element[] {
  const [element] = partsOf(markup, part);
  const { startOffset = 0, endOffset = 0 } = element?.sourceCodeLocation ?? {};
  return elementsOf(markup.slice(startOffset, endOffset));
}

/** The section of the overlay. */
function sectionOf(markup: string): Element[] {
  const [element] = withAttribute(markup, 'data-portico-id', 'SECOND_LEVEL');
  const { startOffset = 0, endOffset = 0 } = element?.sourceCodeLocation ?? {};
  return elementsOf(markup.slice(startOffset, endOffset));
}

/** The addresses of a site's title and second level. */
function addressesOf({ site }: { readonly site: SiteContent | null }): string[] {
  const items = site?.secondLevel ?? [];
  return [
    site?.url ?? '',
    ...items.flatMap((item) => (item.kind === 'link' ? [item.link] : item.links).map(({ url }) => url)),
  ];
}

describe.each(LANGUAGES)('in %s', (lang) => {
  test('the second level is a landmark with the title of the site, and has its links and menus in order', async () => {
    const header = await headerOf(`site=docs&lang=${lang}`);
    const links = linksIn(inside(header, 'second-level'));
    expect(links.map(hrefOf)).toEqual(addressesOf(contentOf(lang)));
    expect(links.length).toBeGreaterThan(5);
    expect(links.map(textOf).join()).toContain(contentOf(lang).site?.title);
    expect(markupErrorsOf(header)).toEqual([]);
    const names = elementsOf(header).flatMap((element) =>
      element.tagName === 'nav' ? (attribute(element, 'aria-label') ?? '') : [],
    );
    expect(names).toEqual([contentOf(lang).labels.mainNavigation, contentOf(lang).site?.title]);
  });

  test('the first section of the overlay has the same links', async () => {
    const header = await headerOf(`site=docs&lang=${lang}`);
    const [first] = withAttribute(header, 'data-portico-part', 'section');
    expect(first && attribute(first, 'data-portico-id')).toBe('SECOND_LEVEL');
    expect(linksIn(sectionOf(header)).map(hrefOf)).toEqual(addressesOf(contentOf(lang)));
  });
});

test.each([
  ['a link', '/docs/api', 1],
  ['the title', '/docs/', 1],
  ['a link in a menu', '/docs/articles', 2],
])('%s to the page is marked, in the row and in the overlay', async (_, path, marks) => {
  const header = await headerOf(`site=docs&path=${path}`);
  const marked = inside(header, 'second-level').filter(
    (element) => attribute(element, 'aria-current') === 'page' || attribute(element, 'data-portico-current') === 'true',
  );
  expect(marked).toHaveLength(marks);
  expect(linksIn(marked).map(hrefOf)).toEqual([path.replace(/\/$/, '')]);
  const current = sectionOf(header).filter((element) => attribute(element, 'aria-current') === 'page');
  expect(current.map(hrefOf)).toEqual([path.replace(/\/$/, '')]);
  const [button] = sectionOf(header).filter(({ tagName }) => tagName === 'button');
  expect(button && attribute(button, 'data-portico-current')).toBe('true');
});

describe('sizes', () => {
  test('a compact header has the second level in its row, and no menu', async () => {
    const header = await headerOf('site=docs&size=compact');
    expect(linksIn(inside(header, 'second-level')).map(hrefOf)).toEqual(addressesOf(contentOf('en')));
    expect(partsOf(header, 'nav')).toEqual([]);
    expect(partsOf(header, 'burger')).toEqual([]);
    expect(markupErrorsOf(header)).toEqual([]);
  });

  test('without a second level, a compact header has the title of the site, a link', async () => {
    const header = await headerOf('site=community&size=compact');
    const { site } = FILES_CONTENT.contentFor({ site: 'community', language: 'en' });
    const titles = linksIn(elementsOf(header)).filter((link) => textOf(link) === site?.title);
    expect(titles.map(hrefOf)).toEqual([site?.url]);
    expect(partsOf(header, 'second-level')).toEqual([]);
  });
});

describe('sites without a second level pay nothing', () => {
  test.each(['', 'site=community', 'size=compact'])('no markup: %s', async (query) => {
    expect(await headerOf(query)).not.toMatch(/second.level/i);
  });

  test('no styles', async () => {
    const directory = fileURLToPath(new URL('../../../src/view', import.meta.url));
    expect(await bundleStyles(directory)).not.toMatch(/second-level/i);
    expect(await bundleStyles(directory, { needsSiteStyles: true })).toMatch(/second-level/);
    const siteStyles = { ...TEST_ASSETS.styles, file: 'site-0.css' };
    const release = { version: '1', builtAt: NOW, assets: { ...TEST_ASSETS, siteStyles } };
    const built = testApp({ release });
    const stylesFor = async (query: string) => {
      const [link] = withAttribute(await (await built.request(`/chrome/header?${query}`)).text(), 'rel', 'stylesheet');
      return link && hrefOf(link);
    };
    expect(await stylesFor('site=docs')).toMatch(/site-0\.css$/);
    expect(await stylesFor('')).toMatch(/chrome-0\.css$/);
  });
});

describe('a failing second level is omitted', () => {
  test('when it is rendered', async () => {
    const content = contentOf('en');
    const broken = Object.assign({ ...content }, { site: { ...content.site, secondLevel: [{ kind: 'link' }] } });
    const failing = testApp({ contentFor: () => broken });
    const response = await failing.request('/chrome/header?site=docs');
    const header = await response.text();
    expect([response.status, response.headers.get('portico-state')]).toEqual([200, 'degraded']);
    expect(partsOf(header, 'second-level')).toEqual([]);
    expect(partsOf(header, 'section')).toHaveLength(content.navigation.filter(({ kind }) => kind === 'section').length);
    expect(failing.events).toContainEqual(expect.objectContaining({ name: 'part-failed', part: 'second level' }));
  });

  test('when its addresses cannot be resolved', () => {
    const { links } = COMPANY;
    const broken = { ...links, links: { ...links.links, 'docs-api': { url: '{nowhere}/' } } };
    const { site, failed } = resolveContent({ ...COMPANY, links: broken }, 'docs', 'en');
    expect(site?.secondLevel).toBe(null);
    expect(site?.title).toBe(contentOf('en').site?.title);
    expect(failed.header.map(({ part }) => part)).toContain('second level');
  });
});
