/** Types of `<portico-header>` and `<portico-footer>` in Preact's JSX: `import '@portico/host/elements/preact'`. */

import type { HTMLAttributes } from 'preact';
import type { ListenersOf, PorticoAttributes, PorticoElement } from './attributes.js';

type PorticoProps = Omit<HTMLAttributes<PorticoElement>, keyof PorticoAttributes> &
  PorticoAttributes &
  ListenersOf<'on'>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-header': PorticoProps;
      'portico-footer': PorticoProps;
    }
  }
}
