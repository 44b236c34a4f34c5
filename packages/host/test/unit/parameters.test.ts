/** The parameters of the package are those of the service. */

import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { type ParameterName, parametersReadBy } from '../../../../src/request/parameters.ts';
import { parseParameters } from '../../../../src/request/parse-parameters.ts';
import { PARAMETER_OPTIONS } from '../../../../test/support/parameter-options.ts';
import { type ChromeParameters, createChrome } from '../../src/index.ts';
import { fakeService } from './support/fake-service.ts';

const parsedBy = (query: string) =>
  parseParameters(new URLSearchParams(query), parametersReadBy('all'), PARAMETER_OPTIONS);
const DEFAULTS = parsedBy('').parameters;

/** The query that the service is requested with, and whether the value was omitted. */
async function queryFor(parameters: ChromeParameters) {
  const service = fakeService();
  await createChrome(service.options).chromeFor({ ...parameters, announcement: 'omit' });
  const [address = ''] = service.takeRequests();
  return { query: address.split('?')[1] ?? '', isOmitted: service.problems.length > 0 };
}

test.each<[name: string, values: readonly unknown[]]>([
  ['language', ['de', 'DE', 'pt-BR', 'pt_BR', 'jp', 'ja-Hira-JP-x', '', 'de-', 'deutsch', 'e n']],
  ['theme', ['dark', 'light', 'auto', 'Dark', '']],
  ['transparent', [true, false, 'true', 'false', 'TRUE', '1', '']],
  ['languageSelector', [true, false, 'no']],
  ['languages', ['de', 'de,en', 'EN,pt-BR', 'de,xx', 'de en', '<script>', '']],
  ['loginLink', ['/login', '/login?next=%2Fa#b', 'https://login.example.com/x', 'http://login.example.com', '']],
  ['path', ['/', '/a', '/a/b/', '/ä', '/a%20b', '/a?b=c#d', '/./a/../b', '//a', '/a b']],
  ['path', ['/en/pricing', '/de/pricing', '/EN-gb', '/a//b', '/\\a', 'a', '']],
  ['breadcrumbs', ['/docs Docs', '/docs Docs\n/docs/api API', '/docs', 'Docs', `/${'a'.repeat(2_100)} A`]],
  ['skipTo', ['main', 'a-1_b', '1a', 'a b', '#main', '']],
  ['links', ['absolute', 'relative', 'none']],
  ['isolate', ['none', 'shadow', true]],
  ['seed', ['a', 'A-Z_0', 'x'.repeat(64), 'x'.repeat(65), 'a.b', '']],
])('%s is omitted if the service could not use it', async (name, values) => {
  const key = name === 'language' ? 'lang' : (name as ParameterName);
  const accepted: unknown[] = [];
  for (const value of values) {
    const { query, isOmitted } = await queryFor({ [name]: value });
    const { parameters, notices } = parsedBy(String(new URLSearchParams({ [key]: String(value) })));
    expect(parsedBy(query).parameters[key], `${value}`).toEqual(parameters[key]);
    const isRefused = notices.length > 0 && isDeepStrictEqual(parameters[key], DEFAULTS[key]);
    expect(isOmitted, `${value} is omitted`).toBe(isRefused);
    if (!isRefused) accepted.push(value);
  }
  expect(accepted.length).toBeGreaterThan(0);
  expect(accepted.length).toBeLessThan(values.length);
});
