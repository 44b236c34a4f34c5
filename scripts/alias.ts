/** Components are written in React; what ships renders them with Preact (docs/decisions/0003-react-once.md). */

import { fileURLToPath } from 'node:url';

const shipped = (name: string) => fileURLToPath(new URL(`../client/preact/${name}`, import.meta.url));

export const SHIPPED_RENDERER: Readonly<Record<string, string>> = {
  'react/jsx-runtime': shipped('jsx-runtime.ts'),
  'react-dom/client': shipped('react-dom-client.ts'),
  'react-dom/server': 'preact-render-to-string',
  react: shipped('react.ts'),
};
