/** Components are written in React; Preact renders them in the build (docs/decisions/0003-react-once.md). */

import { fileURLToPath } from 'node:url';

const REACT_FROM_PREACT = fileURLToPath(new URL('../client/preact/react.ts', import.meta.url));

/** Package of React → what the build puts in its place. */
export const SHIPPED_RENDERER: Readonly<Record<string, string>> = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': REACT_FROM_PREACT,
  'react-dom/server': 'preact-render-to-string',
  react: REACT_FROM_PREACT,
};
