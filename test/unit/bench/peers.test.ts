/** What the comparison with other headers computes: their data, their bytes, and ratios by round. */

import { describe, expect, test } from 'vitest';
import { brotliBytes } from '../../../packages/cli/src/brotli-bytes.ts';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { renderHeader } from '../../../src/html/render.tsx';
import { inTurn } from '../../../tools/bench/in-turn.ts';
import { bytesOf, totalOf } from '../../../tools/bench/peers/bytes.ts';
import { comparedRow, ratioOf, spreadIfAny } from '../../../tools/bench/peers/compared.ts';
import { hrefsOf, toPeerHeader } from '../../../tools/bench/peers/peer-header.ts';
import { renderPlain } from '../../../tools/bench/peers/plain/render-plain.ts';
import { composedHeader } from '../../support/composed.ts';
import { attribute, elementsOf } from '../../support/markup.ts';

const headers = LANGUAGES.map((language) => composedHeader(`lang=${language}`));

/** The addresses of a header's links, each once. */
function linksIn(html: string): readonly (string | undefined)[] {
  const links = elementsOf(html).filter(({ tagName }) => tagName === 'a');
  return [...new Set(links.map((link) => attribute(link, 'href')))].sort();
}

describe('the header of a peer', () => {
  test.each(headers)('links to everything that the header links to, in $language', (header) => {
    const links = linksIn(renderHeader(header));
    expect(links.length).toBeGreaterThan(50);
    expect([...hrefsOf(toPeerHeader(header))].sort()).toEqual(links);
    expect(linksIn(renderPlain(toPeerHeader(header)))).toEqual(links);
  });

  test('has no fields without a value', () => {
    expect(JSON.stringify(toPeerHeader(composedHeader('lang=en')).items)).not.toContain('null,');
  });

  test('escapes texts and addresses', () => {
    const header = toPeerHeader(composedHeader('lang=en'));
    const html = renderPlain({ ...header, login: { text: '<b>', href: '/"><script>' } });
    expect(html).toContain('href="/&#34;&#62;&#60;script&#62;">&#60;b&#62;</a>');
  });

  test('cannot be made while a post is loading', () => {
    const header = composedHeader('lang=en');
    const items = header.menu.items.map((item) =>
      item.kind === 'link'
        ? item
        : {
            ...item,
            columns: [
              {
                kind: 'post' as const,
                id: null,
                title: 'Blog',
                teaser: {
                  id: 'latest-post',
                  epigraph: 'Latest post',
                  state: 'loading' as const,
                  loading: 'Loading',
                  language: 'en' as const,
                },
              },
            ],
          },
    );
    expect(() => toPeerHeader({ ...header, menu: { ...header.menu, items } })).toThrow('latest-post');
  });
});

describe('a row of the comparison', () => {
  test('has medians, ranges, and the medians of the ratios of each round', () => {
    const figures = { portico: [10, 20, 30], radix: [20, 10, 30], plain: [5, 5, 5] };
    expect(comparedRow('Script, ms', figures, 1)).toEqual([
      'Script, ms',
      '20.0 (10.0–30.0)',
      '20.0 (10.0–30.0)',
      '5.0',
      '1.00',
      '4.00',
    ]);
  });

  test('states what is missing, and has no ratio to it', () => {
    const figures = { portico: [10, null], radix: [null, null], plain: [0, 0] };
    expect(comparedRow('Tap, ms', figures, 0, 'does not open')).toEqual([
      'Tap, ms',
      '10',
      'does not open',
      '0',
      '–',
      '–',
    ]);
  });

  test('leaves out rounds in which either has no figure', () => {
    expect(ratioOf([10, null, 30], [5, 5, null])).toEqual({ median: 2, min: 2, max: 2 });
    expect(ratioOf([null], [5])).toBeNull();
    expect(spreadIfAny([])).toBeNull();
  });

  test('has no ratio to almost nothing', () => {
    expect(ratioOf([30, 30, 30], [0, 0.1, 12])).toBeNull();
  });
});

test('candidates are measured in turn, every second round in reverse', async () => {
  const order: string[] = [];
  const results = await inTurn(3, ['a', 'b'], (candidate, round) => {
    order.push(candidate);
    return candidate + round;
  });
  expect(order.join('')).toBe('abbaab');
  expect([...results]).toEqual([
    ['a', ['a0', 'a1', 'a2']],
    ['b', ['b0', 'b1', 'b2']],
  ]);
});

test('bytes are compressed, by kind of file and time of loading', () => {
  const bytes = bytesOf({
    head: '<link>',
    header: '<header></header>',
    files: new Map([
      ['/a.css', 'a {}'],
      ['/now.js', 'now()'],
      ['/later.js', 'later()'],
    ]),
    isLoadedLater: (path) => path === '/later.js',
  });
  expect(bytes).toEqual({
    html: brotliBytes('<link><header></header>'),
    styles: brotliBytes('a {}'),
    script: brotliBytes('now()'),
    laterScript: brotliBytes('later()'),
  });
  expect(totalOf(bytes)).toBe(bytes.html + bytes.styles + bytes.script + bytes.laterScript);
});
