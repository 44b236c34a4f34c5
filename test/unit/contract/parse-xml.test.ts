/** Parsing XML that strangers wrote. */

import { expect, test } from 'vitest';
import { parseXml } from '../../../src/contract/parse-xml.ts';
import { slowdown } from '../../support/slowdown.ts';

test.each<[string, (lineBreak: string) => string]>([
  ['text', (text) => `<a>${text}</a>`],
  ['CDATA', (text) => `<a><![CDATA[${text}]]></a>`],
  ['a processing instruction', (text) => `<a><?p ${text}?></a>`],
])('takes no longer for other line breaks in %s', (_, around) => {
  const documents = ['\n\n', 'x\n', '\r\r', 'x\r', '\r\n'].map((text) => around(text.repeat(60_000)));
  const [harmless = '', ...others] = documents;
  const slowdowns = others.map((hostile) => slowdown(parseXml, { hostile, harmless }));
  expect(slowdowns).toHaveLength(4);
  for (const times of slowdowns) expect(times).toBeLessThan(100);
});

test('makes every line break one that programs on all systems agree on', () => {
  expect(parseXml('<a b="1\r\n2">1\r2\r\n3<![CDATA[\r]]>&#13;</a>').root).toMatchObject({
    attributes: { b: '1 2' },
    text: '1\n2\n3\n\r',
  });
});

test('refuses elements nested more deeply than any document', () => {
  const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`;
  expect(parseXml(nested(250)).root?.name).toBe('a');
  expect(() => parseXml(nested(251))).toThrow('nested too deeply');
});

test('refuses more tags than any document has, before it reads them', () => {
  const withTags = (count: number) => `<a>${'<b/>'.repeat(count - 2)}</a>`;
  expect(parseXml(withTags(400_000)).root?.name).toBe('a');
  expect(() => parseXml(withTags(400_001))).toThrow('too many tags');
});
