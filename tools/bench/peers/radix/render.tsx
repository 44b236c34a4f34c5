/** Renders the Radix header, with the data that the browser needs to hydrate it. */

import { renderToString } from 'react-dom/server';
import type { PeerHeader } from '../peer-header.ts';
import { RadixHeader } from './header.tsx';

export function renderRadix(header: PeerHeader): string {
  // `<` could end the script element
  const data = JSON.stringify(header).replaceAll('<', '\\u003c');
  const html = renderToString(<RadixHeader header={header} />);
  return `<div id="header">${html}</div><script type="application/json" id="header-data">${data}</script>`;
}
