/** The package has no list of languages: it passes them on, and each service answers in those of its company. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChrome } from '../../src/index.ts';
import { type Answer, answerFor, fakeService, hangs, isDead, json, memoryCopies } from './support/fake-service.ts';
import { fakeTime, seconds, settle, within } from './support/fake-time.ts';

beforeEach(() => void fakeTime());
afterEach(() => void vi.useRealTimers());

/** A service with these languages by their codes and aliases, in lower case; English is the default. */
function serviceOf(languages: Readonly<Record<string, string>>): Answer {
  return ({ searchParams }) => {
    const subtags = (searchParams.get('lang') ?? 'en').split('-');
    const codes = subtags.map((_, index) => subtags.slice(0, subtags.length - index).join('-'));
    const language = languages[codes.find((code) => code in languages) ?? ''];
    const query = new URLSearchParams({ lang: language ?? 'en' });
    return json(answerFor(query), language ? {} : { 'portico-notice': 'lang;used="en"' });
  };
}

const company = serviceOf({
  en: 'en',
  de: 'de',
  'pt-br': 'pt-BR',
  pt: 'pt-PT',
  'pt-pt': 'pt-PT',
  'zh-hant': 'zh-Hant',
  jp: 'ja',
});

const langOf = (requested: readonly string[]) =>
  requested.map((path) => new URLSearchParams(path.split('?')[1]).get('lang'));

test.each([
  ['de', 'de', 'de'],
  ['DE', 'de', 'de'],
  ['de-AT', 'de-at', 'de'],
  ['pt-BR', 'pt-br', 'pt-BR'],
  ['pt_BR', 'pt-br', 'pt-BR'],
  ['pt', 'pt', 'pt-PT'],
  ['pt-AO', 'pt-ao', 'pt-PT'],
  ['zh-Hant-TW', 'zh-hant-tw', 'zh-Hant'],
  ['jp', 'jp', 'ja'],
])('%s is requested as %s and shown in %s, also by the next process while the service is dead', async (...row) => {
  const [language, lang, shown] = row;
  const { copies, stored } = memoryCopies();
  const service = fakeService(company);
  const chrome = await within(500, createChrome({ ...service.options, copies }).chromeFor({ language }));
  await settle();
  expect([chrome.source, chrome.parameters]).toEqual(['service', { language: shown }]);
  expect([langOf(service.takeRequests()), service.problems, stored.size]).toEqual([[lang, lang], [], 1]);
  const { chromeFor } = createChrome({ ...fakeService(isDead).options, copies });
  expect((await within(500, chromeFor({ language }))).header).toBe(chrome.header);
});

test('two languages with one base are never mixed up', async () => {
  const { copies } = memoryCopies();
  const shownBy = async (answer: Answer) => {
    const { chromeFor } = createChrome({ ...fakeService(answer).options, copies });
    const chromes = ['pt-BR', 'pt', 'pt-BR'].map((language) => within(500, chromeFor({ language })));
    const shown = (await Promise.all(chromes)).map(({ parameters }) => parameters.language);
    await settle();
    return shown;
  };
  expect(await shownBy(company)).toEqual(['pt-BR', 'pt-PT', 'pt-BR']);
  expect(await shownBy(isDead)).toEqual(['pt-BR', 'pt-PT', 'pt-BR']);
});

test('the copy of a more general language is shown only if the service does not answer', async () => {
  const { copies } = memoryCopies();
  await within(500, createChrome({ ...fakeService(company).options, copies }).chromeFor({ language: 'pt' }));
  await settle();
  const service = fakeService(isDead);
  const { chromeFor } = createChrome({ ...service.options, copies });
  const languageNow = async () => (await within(500, chromeFor({ language: 'pt-BR' }))).parameters.language;
  expect(await languageNow()).toBe('pt-PT');
  service.answer = company;
  await seconds(3);
  // the request that this starts hashes in another thread, which takes real time
  for (let tries = 0; tries < 200 && (await languageNow()) !== 'pt-BR'; tries += 1) await settle();
  expect(await languageNow()).toBe('pt-BR');
});

test('a language that the service lacks is answered in its default, and takes no place in the store', async () => {
  const { copies, stored } = memoryCopies();
  const service = fakeService(company);
  const chrome = await within(500, createChrome({ ...service.options, copies }).chromeFor({ language: 'it' }));
  await settle();
  expect([chrome.source, chrome.parameters]).toEqual(['service', { language: 'en' }]);
  expect(service.problems).toEqual([expect.stringContaining('lang;used="en"')]);
  expect(stored.size).toBe(0);
});

test.each(['german', '', 'i', '../it', 'it/', 'it\n', 'it<', 'e n'])('%j is not a language', async (language) => {
  const service = fakeService();
  await within(500, createChrome(service.options).chromeFor({ language }));
  expect([langOf(service.takeRequests()), service.problems.length]).toEqual([[null, null], 1]);
});

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

test('made-up regions share the place of their language in the store', async () => {
  const { copies, stored } = memoryCopies();
  const { chromeFor } = createChrome({ ...fakeService(company).options, copies });
  for (const letter of letters) await within(500, chromeFor({ language: `de-x${letter}` }));
  await settle();
  expect([...stored.keys()]).toEqual([expect.stringMatching(/^chrome-de-[0-9a-f]{16}\.json$/)]);
});

test.each([
  ['languages', (letter: string) => [`x${letter}`, `q${letter}`, `z${letter}`]],
  ['regions', (letter: string) => [`de-x${letter}`, `de-q${letter}`, `de-z${letter}`]],
])('made-up %s cannot flood the service with requests', async (_, codesOf) => {
  const service = fakeService(company);
  const { chromeFor } = createChrome(service.options);
  await within(500, chromeFor({ language: 'de' }));
  service.takeRequests();
  service.answer = hangs;
  await within(1_300, Promise.all(letters.flatMap(codesOf).map((language) => chromeFor({ language }))));
  expect(new Set(langOf(service.takeRequests())).size).toBe(50);
});

test('a language that was answered is renewed while made-up ones wait', async () => {
  const service = fakeService(company);
  const { chromeFor } = createChrome({ ...service.options, maxCopies: 10 });
  await within(500, chromeFor({ language: 'pt-BR' }));
  service.answer = (address, init) =>
    address.search.includes('lang=x') ? hangs(address, init) : company(address, init);
  const madeUp = letters.flatMap((one) => [chromeFor({ language: `x${one}` }), chromeFor({ language: `xx${one}` })]);
  // its copy was evicted
  expect(await within(500, chromeFor({ language: 'pt-BR' }))).toMatchObject({ source: 'service' });
  await within(1_300, Promise.all(madeUp));
});
