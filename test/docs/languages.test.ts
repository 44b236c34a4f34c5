/** Docs and examples that name or count the languages know every one of the table. */

import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import sampleBlog from '../../examples/sample-blog/worker.ts';
import { LANGUAGE_ENTRIES, LANGUAGES } from '../../src/contract/language.ts';

const NUMBERS = ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const COUNTING = new RegExp(`\\b(${NUMBERS.join('|')}) (?:languages|dictionaries)\\b`, 'g');

describe.each(['README.md', 'docs/hosts.md', 'docs/editors.md', 'docs/accessibility.md', 'docs/architecture.md'])(
  '%s',
  (file) => {
    test('counts the languages right wherever it counts them', async () => {
      const text = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
      const counts = [...text.matchAll(COUNTING)].map(([, number = '']) => NUMBERS.indexOf(number) + 4);
      expect(counts).toEqual(counts.map(() => LANGUAGES.length));
    });
  },
);

test('README.md counts the languages', async () => {
  expect(await readFile(new URL('../../README.md', import.meta.url), 'utf8')).toMatch(COUNTING);
});

test.each(LANGUAGES)('the sample blog has a post in %s', async (language) => {
  const { blogCode } = LANGUAGE_ENTRIES[language];
  const query = blogCode === null ? '' : `?lang=${blogCode}`;
  const response = await sampleBlog.fetch(new Request(`https://blog.example.com/api/last-post${query}`));
  expect(response.status).toBe(200);
});
