/** The effects of parameters on the markup. */

import { expect, test } from 'vitest';
import { composeFooter } from '../../../src/chrome/compose-footer.ts';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { testApp } from '../../support/app.ts';
import { contextOf } from '../../support/composed.ts';
import { attribute, partsOf, textOf, withAttribute } from '../../support/markup.ts';

const TRACKING = /\?place=header&type=button&text=([^&]+)$/;

const markupOf = async (path: string, overrides = {}) => (await testApp(overrides).request(path)).text();
const hrefsOf = (markup: string, part: string) => partsOf(markup, part).map((link) => attribute(link, 'href'));

test.each(LANGUAGES)('sign-up and contact-sales in %s are tracked, in the row and in the overlay', async (language) => {
  const markup = await markupOf(`/chrome/header?lang=${language}`);
  for (const part of ['sign-up', 'contact-sales']) {
    const links = partsOf(markup, part);
    const labels = links.map((link) => TRACKING.exec(attribute(link, 'href') ?? '')?.[1] ?? '');
    expect(labels.map(decodeURIComponent)).toEqual(links.map((link) => textOf(link).toLowerCase()));
    expect(new Set(hrefsOf(markup, part)).size).toBe(1);
  }
});

test.each([
  ['', '/api/auth/login?redirectTo=dashboard'],
  ['loginLink=%2Faccount%3Fa%3D1%26b%3D2', '/account?a=1&b=2'],
  ['loginLink=https%3A%2F%2Flogin.example.com%2F', 'https://login.example.com/'],
  ['loginLink=https%3A%2F%2Fevil.example%2F', '/api/auth/login?redirectTo=dashboard'],
])('the login link with "%s" is in the bar and in the overlay', async (query, expected) => {
  expect(hrefsOf(await markupOf(`/chrome/header?${query}`), 'login')).toEqual([expected, expected]);
});

test('languageSelector=false removes it from the bar and from the overlay', async () => {
  const markup = await markupOf('/chrome/header?languageSelector=false');
  expect(partsOf(markup, 'language-selector')).toEqual([]);
  expect(withAttribute(markup, 'hreflang')).toEqual([]);
});

test.each([
  ['lang=de&path=/de/pricing/', '/pricing/', '/pricing/'],
  ['lang=en&path=/jp/pricing/', '/pricing/', '/pricing/'],
  ['lang=fr&path=/docs/api', '/docs/api', '/docs/api'],
  ['lang=de&path=/design', '/design', '/design'],
  ['lang=es', '/', ''],
  ['lang=es&path=/es', '/', ''],
])('with %s, language links lead to the same page', async (query, english, page) => {
  const hrefs = withAttribute(await markupOf(`/chrome/header?${query}`), 'hreflang').map((link) =>
    attribute(link, 'href'),
  );
  const once = ['/de', '', '/fr', '/es', '/pt', '/jp'].map((prefix) => (prefix === '' ? english : prefix + page));
  expect(hrefs).toEqual([...once, ...once]);
});

test.each([
  ['header', 'lang=de&path=%2Fde%2Fpricing%2F', ['/de/pricing/']],
  ['header', 'path=%2Fdocs%2Fapi', ['/docs/api']],
  ['footer', 'path=%2Fprivacy', ['/privacy']],
  ['header', 'links=absolute&path=%2Fpricing%2F', ['https://www.example.com/pricing/']],
  ['header', 'path=%2Felsewhere', []],
  ['header', 'lang=de&path=/pricing/', []],
  ['header', 'lang=ja&path=/jp/signup', Array(2).fill(expect.stringMatching(/^\/jp\/signup\?/))],
  ['header', '', []],
])('in the %s, %s marks the current page', async (fragment, query, expected) => {
  const current = withAttribute(await markupOf(`/chrome/${fragment}?${query}`), 'aria-current', 'page');
  expect(current.map((link) => attribute(link, 'href'))).toEqual(expected);
});

test.each([
  ['/docs/api/', ['Documentation']],
  ['/docs', ['Documentation']],
  ['/learn', ['Documentation']],
  ['/research-program', ['Developers']],
  ['/customers/', ['Solutions']],
  ['/somewhere', []],
])('on the page %s, the section of %j is marked', async (path, expected) => {
  const markup = await markupOf(`/chrome/header?path=${path}`);
  const marked = withAttribute(markup, 'data-portico-current', 'true');
  expect([...new Set(marked.map(textOf))]).toEqual(expected);
});

test('a section with a link to the page is not marked beside a link to it in the row', async () => {
  const markup = await markupOf('/chrome/header?site=community&path=/');
  expect(withAttribute(markup, 'aria-current', 'page')).toHaveLength(2);
  expect(withAttribute(markup, 'data-portico-current', 'true')).toEqual([]);
});

test('in the footer, the column of the page is marked, careers have a pill, and privacy choices extra data', async () => {
  const { columns, legal } = composeFooter({ ...contextOf('path=/careers/'), year: '2031' });
  expect(columns.flatMap(({ title, current }) => (current ? title : []))).toEqual(['Company']);
  const links = [...columns.flatMap((column) => column.links), ...legal.links];
  expect(links.filter(({ pill }) => pill !== null)).toMatchObject([{ href: '/careers', pill: 'We’re hiring' }]);
  expect(links.filter(({ extraData }) => Object.keys(extraData).length > 0)).toMatchObject([
    { href: '/your-privacy-choices', extraData: { consent: 'privacy-choices' } },
  ]);
});

test.each([
  ['transparent=false', 'false'],
  ['transparent=true', 'true'],
  ['', 'true'],
])('data-portico-transparent follows the parameter: "%s"', async (query, expected) => {
  const [root] = withAttribute(await markupOf(`/chrome/header?${query}`), 'data-portico', 'header');
  expect(root && attribute(root, 'data-portico-transparent')).toBe(expected);
});

test('a notice lists the parameters that were not used as sent', async () => {
  const { headers } = await testApp().request('/chrome/header?lang=xx&theme=light&theme=dark&foo=1');
  expect(headers.get('portico-notice')).toBe('foo;unknown, lang;used="en", theme;repeated;used="light"');
});

test('the parameter at works in preview mode only', async () => {
  const path = '/chrome/footer?at=2031-01-01';
  expect(await markupOf(path)).toContain('© 2026 Acme');
  expect(await markupOf(path, { preview: true })).toContain('© 2031 Acme');
});

test('all links of the menus are in the markup', async () => {
  const markup = await markupOf('/chrome/header');
  const sections = partsOf(markup, 'section');
  expect(sections).toHaveLength(4);
  for (const section of sections) {
    const id = attribute(section, 'data-portico-id');
    const [panel] = partsOf(markup, 'panel').filter((candidate) => attribute(candidate, 'data-portico-id') === id);
    expect(panel ? textOf(panel).length : 0).toBeGreaterThan(50);
  }
});
