/** The custom elements around header and footer, for pages that are strings. */

import { expect, test } from 'vitest';
import { PARAMETER_VALUES } from '../../../../test/support/parameter-values.ts';
import { type ChromeParameters, createChrome, type PageChrome, withElements } from '../../src/index.ts';
import { fakeService } from './support/fake-service.ts';

const CHROME: PageChrome = {
  head: '<link href="c.css">',
  header: '<header data-portico="header"></header>',
  footer: '<footer data-portico="footer"></footer>',
  styles: [],
  scripts: [],
  source: 'service',
  freshUntil: null,
  parameters: { language: 'de', transparent: false, path: '/a"b&c/', skipTo: 'main' },
};

test('header and footer are in their elements, whose attributes are the parameters', () => {
  const attributes = 'lang="de" transparent="false" path="/a&quot;b&amp;c/" skip-to="main"';
  expect(withElements(CHROME)).toMatchObject({
    header: `<portico-header ${attributes}>${CHROME.header}</portico-header>`,
    footer: `<portico-footer ${attributes}>${CHROME.footer}</portico-footer>`,
    parameters: CHROME.parameters,
  });
});

test('every parameter that the elements can have becomes an attribute', async () => {
  const { lang: language, transparent: _, languageSelector: __, ...texts } = PARAMETER_VALUES;
  const { chromeFor } = createChrome(fakeService().options);
  const parameters = { ...texts, language, transparent: false, languageSelector: false } as ChromeParameters;
  const { header } = withElements(await chromeFor(parameters));
  expect(header.split('><')[0]).toBe(
    '<portico-header lang="de" site="docs" theme="light" size="compact" transparent="false" language-selector="false"' +
      ' languages="de,fr" login-link="/account/enter" path="/docs/api"' +
      ' breadcrumbs="/docs Docs\n/docs/api API &amp; more" skip-to="main" announcement="omit" isolate="shadow"' +
      ' seed="a-seed"',
  );
});

test.each([
  ['/chrome/elements.js', []],
  ['https://chrome.example.com/chrome/elements.js', ['https://chrome.example.com/chrome/assets/loader-0.js']],
  ['/chrome/elements.js', ['/own.js']],
])('their script is %s if those of the page are %j', (expected, scripts) => {
  const { head } = withElements({ ...CHROME, scripts: scripts.map((src) => ({ src, integrity: '' })) });
  expect(head).toBe(`${CHROME.head}<script type="module" crossorigin src="${expected}"></script>`);
});
