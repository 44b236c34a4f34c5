/** Types of `<portico-header>` and `<portico-footer>` in Vue's templates: `import '@portico/host/elements/vue'`. */

import type { DefineComponent, HTMLAttributes } from 'vue';
import type { ChromeEvents, PorticoAttributes } from './attributes.js';

/** Vue compiles `@portico-load` to `onPorticoLoad`. */
type Listeners = {
  [Name in keyof ChromeEvents as Name extends `portico-${infer Rest}` ? `onPortico${Capitalize<Rest>}` : never]?: (
    event: ChromeEvents[Name],
  ) => void;
};

type PorticoProps = Omit<HTMLAttributes, keyof PorticoAttributes> & PorticoAttributes & Listeners;

declare module 'vue' {
  interface GlobalComponents {
    'portico-header': DefineComponent<PorticoProps>;
    'portico-footer': DefineComponent<PorticoProps>;
  }
}
