/** The JSX runtime from Preact's core: what ships in place of `react/jsx-runtime`, a few hundred bytes below Preact's own. */

import { createElement } from 'preact';

export { Fragment } from 'preact';

type Create = typeof createElement;

export function jsx(type: Parameters<Create>[0], props: object, key?: string): ReturnType<Create> {
  return createElement(type as string, key === undefined ? props : { ...props, key });
}

export const jsxs = jsx;
