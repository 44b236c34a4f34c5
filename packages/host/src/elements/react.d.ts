/** Types of `<portico-header>` and `<portico-footer>` in React's JSX: `import '@portico/host/elements/react'`. */

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ListenersOf, PorticoAttributes, PorticoElement } from './attributes.js';

type PorticoProps = Omit<DetailedHTMLProps<HTMLAttributes<PorticoElement>, PorticoElement>, keyof PorticoAttributes> &
  PorticoAttributes &
  ListenersOf<'on'>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-header': PorticoProps;
      'portico-footer': PorticoProps;
    }
  }
}
