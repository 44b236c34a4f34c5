/** The alias that replaces React with Preact in builds (docs/decisions/0003-react-once.md). */

import { fileURLToPath } from 'node:url';

const REACT_FROM_PREACT = fileURLToPath(new URL('../../../client/preact/react.ts', import.meta.url));

/** React package → the module that replaces it. */
export const SHIPPED_RENDERER: Readonly<Record<string, string>> = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': REACT_FROM_PREACT,
  'react-dom/server': 'preact-render-to-string',
  react: REACT_FROM_PREACT,
};
