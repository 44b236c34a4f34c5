/** The parts of Playwright that work with any browser: selectors, roles, checks before a press, the clock, addresses. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

const require = createRequire(import.meta.url);
const BUNDLE = 'playwright-core/lib/coreBundle';

/** Internals of Playwright. */
interface Internals {
  readonly iso: {
    asLocator(language: 'javascript', selector: string): string;
    escapeForAttributeSelector(value: string | RegExp, exact: boolean): string;
    escapeForTextSelector(value: string | RegExp, exact: boolean): string;
    urlMatches(base: undefined, url: string, pattern: AddressPattern): boolean;
  };
  readonly utils: { generateSelfSignedCertificate(): { readonly cert: string; readonly key: string } };
}

/** An address, a glob, a regular expression or a function. */
export type AddressPattern = string | RegExp | URLPattern | ((url: URL) => boolean);

export const { iso, utils } = require(BUNDLE) as Internals;

/** Playwright's functions in a page. */
export interface Injected {
  parseSelector(selector: string): unknown;
  querySelectorAll(parsed: unknown, root: Node): Element[];
  elementState(element: Element, state: 'visible', frameVisible: true): { readonly matches: boolean };
  checkElementStates(
    element: Element,
    states: readonly ('visible' | 'enabled' | 'stable')[],
    frameVisible: true,
  ): Promise<undefined | string | { readonly missingState: string }>;
  /** @returns what is over the element, or the object that says whether the next event hits it */
  setupHitTargetInterceptor(
    element: Element,
    action: 'mouse' | 'hover',
    point: { readonly x: number; readonly y: number },
    blockAllEvents: false,
  ): string | { stop(): 'done' | object };
}

/** The package does not export what it sends to pages. */
function sourceOf(name: 'clock' | 'injectedScript'): string {
  const bundle = readFileSync(require.resolve(BUNDLE), 'utf8');
  const [, literal] =
    new RegExp(`generated/${name}Source\\.ts"\\(\\) \\{\\s+"use strict";\\s+\\w+ = ('.*');`).exec(bundle) ?? [];
  if (literal === undefined) throw new Error(`playwright-core keeps the source of ${name} elsewhere now.`);
  return `const module = {};\n${runInNewContext(literal)}`;
}

let sources: Readonly<Record<'clock' | 'injected', string>> | undefined;

/** An expression for an `Injected`, and a script that installs `__pwClock` in a page. */
export function pageSources() {
  sources ??= {
    injected: `(() => { ${sourceOf('injectedScript')}
return new (module.exports.InjectedScript())(globalThis, { browserName: 'webkit', stableRafCount: 1, customEngines: [] }); })()`,
    clock: `(() => { const now = Date.now(); ${sourceOf('clock')}
globalThis.__pwClock = module.exports.inject()(globalThis, 'webkit'); __pwClock.controller.install(now); })()`,
  };
  return sources;
}
