/** Whatever valid content editors write, the fragments are complete, show its texts, and end before it changes. */

import fc from 'fast-check';
import { expect } from 'vitest';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { brokenBlog, NOW, testApp } from '../../support/app.ts';
import { contentFor } from '../../support/content.ts';
import { attribute, partsOf, textOf } from '../../support/markup.ts';
import { announcementEdits, type ContentEdits, contentEdits, editedContent } from './arbitraries/content-edits.ts';
import { headerProblemsOf, isShownOn, lifetimeProblemsOf, nextChange, received } from './problems/answer-problems.ts';
import { fragmentProblemsOf } from './problems/markup-problems.ts';
import { expectNone, property } from './property.ts';

const language = fc.constantFrom(...LANGUAGES);

/** Editors may write the marker; what it must not become is markup. */
const withoutMarker = (markup: string) => markup.replaceAll('zq7x', 'text');

function appWith(edits: ContentEdits, now = NOW) {
  const contents = new Map(LANGUAGES.map((code) => [code, editedContent(contentFor(code), edits)]));
  const contentOf = (code: (typeof LANGUAGES)[number]) => contents.get(code) ?? contentFor(code);
  return { app: testApp({ contentFor: contentOf, now, blog: brokenBlog }), contentOf };
}

property('fragments of valid content are complete', 28, fc.tuple(contentEdits, language), async ([edits, lang]) => {
  const { app, contentOf } = appWith(edits);
  for (const name of ['header', 'footer'] as const) {
    const answer = await received(await app.request(`/chrome/${name}?lang=${lang}`));
    expectNone(headerProblemsOf(answer));
    expectNone(fragmentProblemsOf(name, withoutMarker(answer.body), { language: lang }));
    expectNone(lifetimeProblemsOf(answer, contentOf(lang), NOW));
    expect(answer.headers.get('portico-state')).toMatch(/^(?:fresh|fallback)$/);
  }
});

property('texts of the content are shown as they were written', 20, contentEdits, async (edits) => {
  const { app, contentOf } = appWith(edits);
  const { announcements, defaultMessages, labels, footer } = contentOf('fr');
  const header = await (await app.request('/chrome/header?lang=fr')).text();
  const [shown] = partsOf(header, 'announcement');
  const id = shown && attribute(shown, 'data-portico-announcement');
  const message = [...announcements, ...defaultMessages].find((candidate) => candidate.id === id);
  if (shown) expect(textOf(shown)).toBe(`${message?.title} ${message?.description} ${message?.cta}`);
  expect(partsOf(header, 'login').map(textOf)).toEqual([labels.login, labels.login]);
  const columns = partsOf(await (await app.request('/chrome/footer?lang=fr')).text(), 'column');
  expect(columns).toHaveLength(footer.columns.length);
  columns.forEach((column, index) => {
    expect(textOf(column)).toContain(footer.columns[index]?.title);
  });
});

const moment = fc.oneof(
  fc.integer({ min: NOW - 4 * 86_400_000, max: NOW + 4 * 86_400_000 }),
  fc.integer({ min: NOW - 6_000, max: NOW + 6_000 }),
  fc.integer({ min: -3_000, max: 3_000 }).map((offset) => Date.UTC(2027, 0, 1) + offset),
);
const path = fc.constantFrom(
  'header',
  'header?seed=a',
  'header?announcement=omit',
  'header?path=/docs/a',
  'header?path=/de/docs/',
  'footer?path=/pricing/',
  'footer',
  'head',
  'all.json?seed=b',
  'all.json?path=/pricing/',
);
/** Of the page that a route is for, as patterns name it. */
const pageOf = (route: string) =>
  ({ '/docs/a': '/docs/a', '/de/docs/': '/docs', '/pricing/': '/pricing' })[route.split('path=')[1] ?? ''] ?? null;

property(
  'no lifetime ends after the next change of the content',
  180,
  fc.tuple(announcementEdits, moment, path),
  async (input) => {
    const [edits, now, route] = input;
    const { app, contentOf } = appWith(edits, now);
    const answer = await received(await app.request(`/chrome/${route}`));
    expectNone(headerProblemsOf(answer));
    expectNone(lifetimeProblemsOf(answer, contentOf('en'), now, pageOf(route)));
    const [, id] = /data-portico-announcement=\\?"([^"\\]+)/.exec(answer.body) ?? [];
    const { announcements, defaultMessages } = contentOf('en');
    const shown = [...announcements, ...defaultMessages].filter((message) => message.id === id);
    if (id) expect(shown.some(({ paths }) => isShownOn(pageOf(route), paths))).toBe(true);
  },
);

const lastSecond = fc.tuple(announcementEdits, fc.integer({ min: 1, max: 999 }), path);

property('in the last second before a change, the answer is that after it', 60, lastSecond, async (input) => {
  const [edits, before, route] = input;
  const change = nextChange(editedContent(contentFor('en'), edits), NOW, pageOf(route));
  const [early, late] = await Promise.all(
    [change - before, change].map(async (now) => received(await appWith(edits, now).app.request(`/chrome/${route}`))),
  );
  expect(early?.body).toBe(late?.body);
});

const oddClock = fc.oneof(
  fc.constantFrom(
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    0,
    -1,
    0.5,
    8.64e15,
    8.64e15 + 1,
    -8.64e15,
    1e300,
  ),
  fc.double(),
  fc.double({ min: -8.64e15, max: 8.64e15, noNaN: true }),
);

property(
  'fragments are complete whatever the clock says',
  30,
  fc.tuple(oddClock, oddClock, path),
  async ([one, other, route]) => {
    const app = testApp({ now: one });
    for (const now of [one, other]) {
      app.clock.now = now;
      const answer = await received(await app.request(`/chrome/${route}`));
      expectNone(headerProblemsOf(answer));
      const name = /^(?:header|footer)/.exec(route)?.[0];
      if (name === 'header' || name === 'footer') expectNone(fragmentProblemsOf(name, answer.body, { language: 'en' }));
      await app.settle();
    }
  },
);
