/** Lookups by a name find what a record has of its own, and nothing that every object has. */

import { expect, test } from 'vitest';
import { ownValue } from '../../../src/contract/own-value.ts';
import { textLookups } from '../../support/text-lookups.ts';

test('an inherited property is not a value', () => {
  const record: Record<string, string> = JSON.parse('{ "docs": "Docs", "toString": "Text", "__proto__": "Prototype" }');
  const values = ['docs', 'toString', '__proto__', 'constructor', 'hasOwnProperty', ''].map((name) =>
    ownValue(record, name),
  );
  expect(values).toEqual(['Docs', 'Text', 'Prototype', undefined, undefined, undefined]);
  expect(ownValue(undefined, 'docs')).toBeUndefined();
});

/** Everything that handles ids; other scripts are tools. */
const CHECKED =
  /^(?:src|packages\/studio\/src|packages\/cli\/src\/(?:commands|company|content|document|fit|migrate))\/.*(?<!\.d)\.tsx?$/;

/** They look up names that the release itself writes, of placeholders and attributes. */
const EXEMPT = [
  'src/contract/own-value.ts',
  'src/html/template.ts',
  'src/service/fragment-cache.ts',
  'packages/studio/src/translation/read-xliff.ts',
];

test('no code looks up a record by a text in another way', { timeout: 60_000 }, () => {
  const found = textLookups((path) => CHECKED.test(path) && !EXEMPT.includes(path));
  expect(found.size).toBeGreaterThan(500);
  expect([...found.values()].flat()).toEqual([]);
});
