/** Whatever a service answers, a host shows a complete answer or its fallback; what a later release adds changes nothing. */

import fc from 'fast-check';
import { expect } from 'vitest';
import { createChrome } from '../../../packages/host/src/index.ts';
import { answerFor, fakeService, json } from '../../../packages/host/test/unit/support/fake-service.ts';
import { property } from './property.ts';

const GOOD = answerFor(new URLSearchParams('lang=de'));
type Json = Record<string, unknown>;

async function shown(answer: unknown) {
  const { options } = fakeService(() => json(answer));
  return createChrome(options).chromeFor({ language: 'de' });
}

const markup = fc.stringMatching(/^<!--[\w ]{0,9}-->[ \n]?$/);
const NOT_ADDED = new Set(['contract', ...Object.keys(GOOD), ...Object.keys(GOOD.freshness), 'href', 'integrity']);
const added = fc.dictionary(
  fc.string().filter((name) => !NOT_ADDED.has(name)),
  fc.jsonValue(),
);

property(
  'a host shows an answer with unknown fields and markup around its parts',
  60,
  fc.record({ added, before: markup, language: fc.jsonValue() }),
  async ({ added, before, language }) => {
    const { styles, freshness, head, header, footer } = GOOD;
    const around = { head: before + head, header: before + header, footer: before + footer };
    const lists = { styles: styles.map((style) => ({ ...added, ...style })), freshness: { ...added, ...freshness } };
    const chrome = await shown({ ...added, ...GOOD, ...around, ...lists, language });
    expect([chrome.source, chrome.styles]).toEqual(['service', styles]);
    expect(chrome).toMatchObject(around);
  },
);

property(
  'a host shows no answer with a field of another kind, and never fails',
  90,
  fc.record({
    name: fc.constantFrom('contract', ...Object.keys(GOOD), ...Object.keys(GOOD.freshness)),
    value: fc.jsonValue(),
  }),
  async ({ name, value }) => {
    const isLifetime = name in GOOD.freshness;
    const answer: Json = isLifetime
      ? { ...GOOD, freshness: { ...GOOD.freshness, [name]: value } }
      : { ...GOOD, [name]: value };
    const { source, header, footer } = await shown(answer);
    expect(['service', 'copy', 'fallback']).toContain(source);
    expect([header.endsWith('</header>'), footer.endsWith('</footer>')]).toEqual([true, true]);
    if (source !== 'fallback') expect([header, footer]).toEqual([answer.header, answer.footer]);
  },
);
