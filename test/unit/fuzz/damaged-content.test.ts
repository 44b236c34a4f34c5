/** A damage in the content takes nothing down but the part that it is in. */

import fc from 'fast-check';
import { expect } from 'vitest';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { brokenBlog, testApp } from '../../support/app.ts';
import { contentFor } from '../../support/content.ts';
import { partsOf } from '../../support/markup.ts';
import { type Damage, damage, damagedContent } from './arbitraries/damage.ts';
import { headerProblemsOf, received } from './problems/answer-problems.ts';
import { fragmentProblemsOf } from './problems/markup-problems.ts';
import { expectNone, property } from './property.ts';

const language = fc.constantFrom(...LANGUAGES);
const FRAGMENTS = ['header', 'footer'] as const;

const DAMAGED = { damaged: true };

const HEALTHY = testApp({ blog: brokenBlog });

async function textOf(app: typeof HEALTHY, name: 'header' | 'footer', lang: string) {
  const response = await app.request(`/chrome/${name}?lang=${lang}`);
  expect(response.status).toBe(200);
  return response.text();
}

/** An app whose content is damaged from the start, or once `broken` is set. */
function damagedApp(how: Damage, below?: string) {
  const damaged = new Map(LANGUAGES.map((code) => [code, damagedContent(contentFor(code), how, below).content]));
  const state = { broken: true };
  const app = testApp({
    contentFor: (code) => (state.broken ? (damaged.get(code) ?? contentFor(code)) : contentFor(code)),
    blog: brokenBlog,
  });
  return { app, state };
}

property(
  'header and footer are complete beside a damage of the content',
  120,
  fc.tuple(damage, language),
  async (input) => {
    const [how, lang] = input;
    const { app } = damagedApp(how);
    for (const name of FRAGMENTS) {
      const answer = await received(await app.request(`/chrome/${name}?lang=${lang}`));
      expectNone(headerProblemsOf(answer).map((problem) => `${pathOf(how, lang)}: ${name} ${problem}`));
      expectNone(
        fragmentProblemsOf(name, answer.body, { language: lang }, DAMAGED).map(
          (problem) => `${pathOf(how, lang)}: ${name} ${problem}`,
        ),
      );
    }
  },
);

property(
  'a damage that comes later does not take away the header or footer',
  25,
  fc.tuple(damage, language),
  async (input) => {
    const [how, lang] = input;
    const { app, state } = damagedApp(how);
    state.broken = false;
    for (const name of FRAGMENTS) await app.request(`/chrome/${name}?lang=${lang}`);
    state.broken = true;
    for (const theme of ['dark', 'light']) {
      for (const name of FRAGMENTS) {
        const answer = await received(await app.request(`/chrome/${name}?lang=${lang}&theme=${theme}`));
        expectNone(headerProblemsOf(answer).map((problem) => `${pathOf(how, lang)}: ${name} ${problem}`));
        expectNone(fragmentProblemsOf(name, answer.body, { language: lang, theme }, DAMAGED));
      }
    }
  },
);

property(
  'a damaged menu leaves the footer as it is, and bar, login and languages in the header',
  40,
  fc.tuple(damage, language),
  async ([how, lang]) => {
    const { app } = damagedApp(how, 'navigation');
    expect(await textOf(app, 'footer', lang)).toBe(await textOf(HEALTHY, 'footer', lang));
    const header = await textOf(app, 'header', lang);
    expect(partsOf(header, 'bar')).toHaveLength(1);
    expect(partsOf(header, 'login').length).toBeGreaterThanOrEqual(1);
    expect(partsOf(header, 'language-selector').length).toBeGreaterThanOrEqual(1);
  },
);

property('a damaged footer leaves the header as it is', 40, fc.tuple(damage, language), async ([how, lang]) => {
  const { app } = damagedApp(how, 'footer');
  expect(await textOf(app, 'header', lang)).toBe(await textOf(HEALTHY, 'header', lang));
});

const damagedRoute = fc.constantFrom('all.json', 'head', 'manifest.json', 'health', 'teaser/latest-post');

property(
  'the other routes answer beside a damage, if only with 503',
  50,
  fc.tuple(damage, damagedRoute),
  async ([how, route]) => {
    const { app } = damagedApp(how);
    const answer = await received(await app.request(`/chrome/${route}`));
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    if (['all.json', 'head'].includes(route)) expectNone(headerProblemsOf(answer));
    if (answer.status === 200) expect(answer.body).toMatch(/^[<{].*[>}]$/s);
    else expect([route, answer.status, answer.body]).toEqual([route, expect.toBeOneOf([404, 503]), '']);
    if (route === 'all.json') {
      const { header, footer } = JSON.parse(answer.body);
      expectNone(fragmentProblemsOf('header', header, { language: 'en' }, DAMAGED));
      expectNone(fragmentProblemsOf('footer', footer, { language: 'en' }, DAMAGED));
    }
  },
);

function pathOf(how: Damage, lang: (typeof LANGUAGES)[number]): string {
  return damagedContent(contentFor(lang), how).path;
}
