/** The table of languages that a configuration stands for. */

import { expect, test } from 'vitest';
import { languageTable } from '../../src/company/language-table.ts';

test('a language is written in the direction of its script', () => {
  const codes = ['ar', 'he', 'fa', 'ur', 'pa-Arab', 'ar-EG', 'en', 'ja', 'pa', 'az', 'zh-Hant'];
  const languages = Object.fromEntries(codes.map((code) => [code, { name: code }]));
  const table = languageTable({ format: 1, languages, defaultLanguage: 'en', content: 'locales', images: 'images' });
  const rightToLeft = codes.filter((code) => table[code]?.direction === 'rtl');
  expect(rightToLeft).toEqual(['ar', 'he', 'fa', 'ur', 'pa-Arab', 'ar-EG']);
  expect(table.en).not.toHaveProperty('direction');
});
