/** React components for the chrome: in server rendering, React server components included, and in the browser. */

// biome-ignore-start lint/performance/noBarrelFile: the package's entry for React
export { type LoadedProps, PorticoFooter, PorticoHeader, type PorticoProps, type RenderedProps } from './elements.tsx';
export { PorticoHead, type PorticoHeadProps } from './portico-head.tsx';
// biome-ignore-end lint/performance/noBarrelFile: the package's entry for React
