/** The JSX runtime from Preact's core: what ships in place of `react/jsx-runtime`, and lighter than Preact's own. */

import { type ComponentType, createElement, type VNode } from 'preact';

// biome-ignore lint/performance/noBarrelFile: it stands in for a package
export { Fragment } from 'preact';

export function jsx(type: string | ComponentType, props: object, key?: string): VNode {
  return createElement(type as ComponentType, key === undefined ? props : { ...props, key });
}

export const jsxs = jsx;
