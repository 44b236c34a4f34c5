/** Compares the first render of a header with Preact and with React. */

import { loadRenderer, type Renderer } from '../../../packages/cli/src/local/renderers.ts';
import { type Comparison, compare } from '../statistics.ts';
import { composedHeaders } from './headers.ts';

const ROUNDS = 31;
const WARM_UP_ROUNDS = 20;

/** Milliseconds per render; each round renders every language in every theme. */
export async function compareRenderers(): Promise<Comparison> {
  const headers = await composedHeaders();
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
