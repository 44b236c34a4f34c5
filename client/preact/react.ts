/** The part of React that the components use, from Preact: what ships in place of `react` (docs/decisions/0003-react-once.md). */

// biome-ignore-all lint/performance/noBarrelFile: it stands in for a package
export { createElement } from 'preact';
export { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
