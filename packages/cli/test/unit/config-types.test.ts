/** What TypeScript and editors find in `portico.config.ts` is what the command refuses. */

import { expect, test } from 'vitest';
import { configSchema } from '../../src/company/config-schema.ts';
import { defineConfig } from '../../src/company/define-config.ts';
import { readShape } from '../../src/problems/shape-problems.ts';

const problemsOf = (config: unknown) =>
  readShape(configSchema, 'portico.config.ts', config).problems.map(({ path, reason }) => `${path} ${reason}`);

test('a correct configuration is accepted', () => {
  const config = defineConfig({
    format: 1,
    languages: { en: { name: 'English' }, 'pt-BR': { name: 'Português', pathPrefix: '/pt', fallback: 'en' } },
    defaultLanguage: 'en',
    counting: { rate: 0.1 },
  });
  expect(problemsOf(config)).toEqual([]);
});

test('a misspelt field is an error', () => {
  const config = defineConfig({
    format: 1,
    // @ts-expect-error pathPrefx
    languages: { en: { name: 'English' }, de: { name: 'Deutsch', pathPrefx: '/d' } },
    defaultLanguage: 'en',
  });
  expect(problemsOf(config)).toEqual(['languages.de.pathPrefx is not a known field; did you mean "pathPrefix"?']);
  // @ts-expect-error image
  const other = defineConfig({ format: 1, languages: { en: { name: 'English' } }, defaultLanguage: 'en', image: 'i' });
  expect(problemsOf(other)).toEqual(['image is not a known field; did you mean "images"?']);
});

test('an unknown default or fallback is an error', () => {
  // @ts-expect-error fr
  const config = defineConfig({ format: 1, languages: { en: { name: 'English' } }, defaultLanguage: 'fr' });
  expect(problemsOf(config)).toEqual(['defaultLanguage must be one of the languages']);
  defineConfig({
    format: 1,
    // @ts-expect-error fr
    languages: { en: { name: 'English' }, de: { name: 'Deutsch', fallback: 'fr' } },
    defaultLanguage: 'en',
  });
});
