/** The alias that replaces React with Preact in builds (docs/decisions/0003-react-once.md). */

/** React package → the module that replaces it. */
export const SHIPPED_RENDERER: Readonly<Record<string, string>> = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/server': 'preact-render-to-string',
};
