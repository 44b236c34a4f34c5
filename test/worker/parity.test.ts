/** React and Preact render the same document. */

import { parseFragment, serialize } from 'parse5';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadRenderer, type Renderer } from '../../packages/cli/src/local/renderers.ts';
import { EXAMPLES } from '../examples.ts';
import { composedFooter, composedHeader } from '../support/composed.ts';

let react: Renderer;
let shipped: Renderer;

beforeAll(async () => {
  [react, shipped] = await Promise.all([loadRenderer('react'), loadRenderer('shipped')]);
});

/** Normalizes markup as a parser does: attribute names in lower case, and adjacent text joined. */
const asParsed = (html: string) => serialize(parseFragment(html.replaceAll('<!-- -->', '')));

test('two different renderers are compared: only React escapes apostrophes', () => {
  const teaser = {
    id: 'x',
    epigraph: 'It’s',
    state: 'success',
    link: { title: "It's", href: '/', imageSrc: '/x', largerImageSrc: null },
  } as const;
  expect(react.renderTeaser(teaser)).toContain('It&#x27;s');
  expect(shipped.renderTeaser(teaser)).toContain("It's");
});

describe.each(EXAMPLES)('$name', ({ query }) => {
  test('the header is the same', () => {
    const header = composedHeader(query);
    expect(asParsed(shipped.renderHeader(header))).toBe(asParsed(react.renderHeader(header)));
  });

  test('the footer is the same', () => {
    const footer = composedFooter(query);
    expect(asParsed(shipped.renderFooter(footer))).toBe(asParsed(react.renderFooter(footer)));
  });
});

test('every state of a teaser is the same', () => {
  const epigraph = 'News & more';
  const link = {
    title: '“A” <b> & c',
    href: 'https://blog.example.com/?a=1&b="2"',
    imageSrc: 'https://i.example.com/x.jpg?w=300',
    largerImageSrc: 'https://i.example.com/x.jpg?w=600',
  };
  for (const state of ['success', 'fallback'] as const) {
    const teaser = { id: 'x', epigraph, state, link };
    expect(asParsed(shipped.renderTeaser(teaser))).toBe(asParsed(react.renderTeaser(teaser)));
  }
  const loading = { id: 'x', epigraph, state: 'loading', loading: 'Loading…', language: 'en' } as const;
  expect(asParsed(shipped.renderTeaser(loading))).toBe(asParsed(react.renderTeaser(loading)));
});
