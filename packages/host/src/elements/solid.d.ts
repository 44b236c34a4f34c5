/** Types of `<portico-header>` and `<portico-footer>` in Solid's JSX: `import '@portico/host/elements/solid'`. */

import type { JSX } from 'solid-js';
import type { ListenersOf, PorticoAttributes, PorticoElement } from './attributes.js';

type PorticoProps = Omit<JSX.HTMLAttributes<PorticoElement>, keyof PorticoAttributes> &
  PorticoAttributes &
  ListenersOf<'on:'>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-header': PorticoProps;
      'portico-footer': PorticoProps;
    }
  }
}
