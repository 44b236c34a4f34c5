/** The first render of a header: the shipped renderer against React, from the same composed trees. */

import { EVERY_LANGUAGE_AND_THEME } from '../test/examples.ts';
import { composedHeader } from '../test/support/composed.ts';
import { loadRenderer, type Renderer } from '../test/support/renderers.ts';
import { type Comparison, compare } from './statistics.ts';

const ROUNDS = 31;
const WARM_UP_ROUNDS = 20;

/** Milliseconds of one render, over every language and theme in each round. */
export async function compareRenderers(): Promise<Comparison> {
  const headers = EVERY_LANGUAGE_AND_THEME.map(({ query }) => composedHeader(query));
  const millisecondsWith = (renderer: Renderer) => () => {
    const started = performance.now();
    for (const header of headers) renderer.renderHeader(header);
    return (performance.now() - started) / headers.length;
  };
  const shipped = millisecondsWith(await loadRenderer('shipped'));
  const react = millisecondsWith(await loadRenderer('react'));
  await compare(WARM_UP_ROUNDS, shipped, react);
  return compare(ROUNDS, shipped, react);
}
