/** React components for the chrome: in server rendering, React server components included, and in the browser. */

export { type LoadedProps, PorticoFooter, PorticoHeader, type PorticoProps, type RenderedProps } from './elements.tsx';
export { PorticoHead, type PorticoHeadProps } from './portico-head.tsx';
