/** What the comparison with other headers computes: their data, their bytes, and ratios by round. */

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { renderHeader } from '../../../src/html/render.tsx';
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

  test('leaves out rounds in which either has no figure', () => {
    expect(ratioOf([10, null, 30], [5, 5, null])).toEqual({ median: 2, min: 2, max: 2 });
    expect(ratioOf([null], [5])).toBeNull();
    expect(spreadIfAny([])).toBeNull();
  });
});
