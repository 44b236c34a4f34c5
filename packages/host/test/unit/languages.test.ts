/** The package has no list of languages: it passes them on, and each service answers in those of its company. */

import { expect, test } from 'vitest';
import { type Answer, answerFor, hangs, isDead, json, memoryCopies } from './support/fake-service.ts';
import { seconds, settle, useFakeTime, within } from './support/fake-time.ts';
import { host } from './support/host.ts';

useFakeTime();

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
  const { service, page } = host(company, { copies });
  const chrome = await page({ language });
  await settle();
  expect([chrome.source, chrome.parameters]).toEqual(['service', { language: shown }]);
  expect([langOf(service.takeRequests()), service.problems, stored.size]).toEqual([[lang, lang], [], 1]);
  expect((await host(isDead, { copies }).page({ language })).header).toBe(chrome.header);
});

test('two languages with one base are never mixed up', async () => {
  const { copies } = memoryCopies();
  const shownBy = async (answer: Answer) => {
    const { page } = host(answer, { copies });
    const chromes = ['pt-BR', 'pt', 'pt-BR'].map((language) => page({ language }));
    const shown = (await Promise.all(chromes)).map(({ parameters }) => parameters.language);
    await settle();
    return shown;
  };
  expect(await shownBy(company)).toEqual(['pt-BR', 'pt-PT', 'pt-BR']);
  expect(await shownBy(isDead)).toEqual(['pt-BR', 'pt-PT', 'pt-BR']);
});

test('the copy of a more general language is shown only if the service does not answer', async () => {
  const { copies } = memoryCopies();
  await host(company, { copies }).page({ language: 'pt' });
  await settle();
  const { service, page } = host(isDead, { copies });
  const languageNow = async () => (await page({ language: 'pt-BR' })).parameters.language;
  expect(await languageNow()).toBe('pt-PT');
  service.answer = company;
  await seconds(3);
  // the request that this starts hashes in another thread, which takes real time
  for (let tries = 0; tries < 200 && (await languageNow()) !== 'pt-BR'; tries += 1) await settle();
  expect(await languageNow()).toBe('pt-BR');
});

test('a language that the service lacks is answered in its default, and takes no place in the store', async () => {
  const { copies, stored } = memoryCopies();
  const { service, page } = host(company, { copies });
  const chrome = await page({ language: 'it' });
  await settle();
  expect([chrome.source, chrome.parameters]).toEqual(['service', { language: 'en' }]);
  expect(service.problems).toEqual([expect.stringContaining('lang;used="en"')]);
  expect(stored.size).toBe(0);
});

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

test('made-up regions share the place of their language in the store', async () => {
  const { copies, stored } = memoryCopies();
  const { page } = host(company, { copies });
  for (const letter of letters) await page({ language: `de-x${letter}` });
  await settle();
  expect([...stored.keys()]).toEqual([expect.stringMatching(/^chrome-de-[0-9a-f]{16}\.json$/)]);
});

test.each([
  ['languages', (letter: string) => [`x${letter}`, `q${letter}`, `z${letter}`]],
  ['regions', (letter: string) => [`de-x${letter}`, `de-q${letter}`, `de-z${letter}`]],
])('made-up %s cannot flood the service with requests', async (_, codesOf) => {
  const { chromeFor, page, service } = host(company);
  await page({ language: 'de' });
  service.takeRequests();
  service.answer = hangs;
  await within(1_300, Promise.all(letters.flatMap(codesOf).map((language) => chromeFor({ language }))));
  expect(new Set(langOf(service.takeRequests())).size).toBe(50);
});

test('a language that was answered is renewed while made-up ones wait', async () => {
  const { chromeFor, page, service } = host(company, { maxCopies: 10 });
  await page({ language: 'pt-BR' });
  service.answer = (address, init) =>
    address.search.includes('lang=x') ? hangs(address, init) : company(address, init);
  const madeUp = letters.flatMap((one) => [chromeFor({ language: `x${one}` }), chromeFor({ language: `xx${one}` })]);
  // its copy was evicted
  expect(await page({ language: 'pt-BR' })).toMatchObject({ source: 'service' });
  await within(1_300, Promise.all(madeUp));
});
