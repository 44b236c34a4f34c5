/** The effects of `links`, `isolate` and `announcement` on the markup. */

import { describe, expect, test } from 'vitest';
import { descendants } from '../../../packages/cli/src/conformance/parsed-markup.ts';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { silentBlog, testApp } from '../../support/app.ts';
import { attribute, elementsOf, markupErrorsOf, partsOf, rootsOf } from '../../support/markup.ts';

const fetchMarkup = async (path: string) => (await testApp({ blog: silentBlog }).request(path)).text();

const addressesOf = (markup: string) =>
  elementsOf(markup).flatMap((element) => ['href', 'src'].flatMap((name) => attribute(element, name) ?? []));

describe.each(LANGUAGES)('absolute links in %s', (language) => {
  test.each(['header', 'footer', 'head', 'teaser/platform-video'])('in the %s all have an origin', async (fragment) => {
    const markup = await fetchMarkup(`/chrome/${fragment}?lang=${language}&links=absolute`);
    const addresses = addressesOf(markup);
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([]);
  });

  test('lead where the relative ones lead', async () => {
    const relative = await fetchMarkup(`/chrome/header?lang=${language}`);
    const absolute = await fetchMarkup(`/chrome/header?lang=${language}&links=absolute`);
    const onSite = addressesOf(relative).map((address) => {
      if (!address.startsWith('/')) return address;
      return (address.startsWith('/chrome/') ? 'https://chrome.example.com' : 'https://www.example.com') + address;
    });
    expect(addressesOf(absolute)).toEqual(onSite);
  });
});

describe.each(['header', 'footer'])('the isolated %s', (name) => {
  test('has the same root, with nothing but its shadow tree and the templates of the scripts', async () => {
    const markup = await fetchMarkup(`/chrome/${name}?isolate=shadow&assets=omit`);
    expect(rootsOf(markup)).toEqual([name]);
    expect(markup).toMatch(
      new RegExp(`^<${name} class="portico-${name}" data-portico="${name}" lang="en" data-theme="dark"`),
    );
    const scripts =
      name === 'header'
        ? '<div hidden>(<template data-portico-script="\\w+"><script[^>]*></script></template>){2}</div>'
        : '';
    expect(markup).toMatch(
      new RegExp(`^<${name}[^>]*><template shadowrootmode="open">.*</template>${scripts}</${name}>$`, 's'),
    );
    expect(markupErrorsOf(markup)).toEqual([]);
  });

  test('has the same content as without isolation, and its own style sheet', async () => {
    const plain = await fetchMarkup(`/chrome/${name}?assets=omit`);
    const isolated = await fetchMarkup(`/chrome/${name}?isolate=shadow&assets=omit`);
    const [, inside] = /^<\w+[^>]*>(.*?)(?:<div hidden>.*)?<\/\w+>$/s.exec(plain) ?? [];
    const [, link, isolatedInside] =
      /<template[^>]*>(<link[^>]*>)<div[^>]*>(.*?)<\/div><\/template>(?:<div hidden>.*)?<\/\w+>$/s.exec(isolated) ?? [];
    expect(isolatedInside).toBe(inside);
    expect(link).toContain('href="/chrome/assets/chrome-0.css" integrity="sha256-chrome-0.css"');
  });
});

test('without an announcement, the bar has only login and language selector, and the lifetime is the standard one', async () => {
  // two announcements compete and the post is cached, so nothing else shortens the lifetime
  const app = testApp({ now: Date.UTC(2025, 3, 10) });
  await app.request('/chrome/header');
  await app.settle();
  const drawn = await app.request('/chrome/header');
  expect(drawn.headers.get('cache-control')).toContain('max-age=30,');
  const response = await app.request('/chrome/header?announcement=omit&assets=omit');
  expect(response.headers.get('cache-control')).toContain('max-age=60,');
  const markup = await response.text();
  expect(partsOf(markup, 'announcement')).toEqual([]);
  const inBar = partsOf(markup, 'bar').flatMap(descendants);
  expect(inBar.flatMap((element) => attribute(element, 'data-portico-part') ?? [])).toEqual([
    'language-selector',
    'login',
  ]);
});
