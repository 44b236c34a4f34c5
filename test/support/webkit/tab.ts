/** The one page of a session: runs functions in it, waits, and finds and presses elements. */

import type { Page } from 'playwright-core';
import { keyboardOf } from './keyboard.ts';
import { mouseOf } from './mouse.ts';
import { hasHit, watchPress } from './page-press.ts';
import { pageRoles } from './page-roles.ts';
import { type PageTools, pageTools, type Step } from './page-tools.ts';
import { type PageFunction, runInPage, type Source, sourceOf } from './script.ts';
import { asText } from './selector.ts';
import type { Session } from './session.ts';
import { until } from './until.ts';

const TOOLS = `(${pageTools})((${pageRoles})())`;

/** The event that ends a load that a test waits for. */
type LoadEvent = 'committed' | 'finished';

export type State = 'attached' | 'detached' | 'visible' | 'hidden';

/** The driver's error when the page is left while a function runs in it. */
const LEFT = /unload event/;

function ignoreLeaving(error: unknown): undefined {
  if (error instanceof Error && LEFT.test(error.message)) return;
  throw error;
}

export class Tab {
  readonly keyboard: Page['keyboard'];
  readonly mouse: Page['mouse'];
  /** In milliseconds. */
  timeout = 30_000;

  readonly session: Session;
  readonly #moveAgain: () => Promise<void>;

  constructor(session: Session) {
    this.session = session;
    const act = async (action: () => Promise<void>) => {
      await action();
      // by then, the view knows whether the action leads to another page
      await this.evaluate(() => {}).catch(ignoreLeaving);
      await this.session.view.settle();
    };
    this.keyboard = keyboardOf(session.driver, act);
    const { mouse, moveAgain } = mouseOf(session.driver, act);
    this.mouse = mouse;
    this.#moveAgain = moveAgain;
  }

  evaluate<Result>(pageFunction: PageFunction<Result> | Source, ...values: readonly unknown[]): Promise<Result> {
    return runInPage(this.session.driver, pageFunction, values);
  }

  /** Runs a function that gets the functions of `pageTools` first. */
  withTools<Result, Values extends unknown[]>(
    pageFunction: (tools: PageTools, ...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result> {
    return runInPage<Result>(this.session.driver, { source: String(pageFunction) }, values, [TOOLS]);
  }

  /** Runs a function with the elements that a selector finds, or with the first of them. */
  evaluateOn<Result>(
    subject: 'found' | 'found[0]',
    steps: readonly Step[],
    pageFunction: PageFunction<Result>,
    value: unknown,
  ): Promise<Result> {
    const source = `({ find }, steps, ...values) => {
  const found = find(steps);
  return (${sourceOf(pageFunction)})(${subject}, ...values);
}`;
    const values = value === undefined ? [steps] : [steps, value];
    return runInPage(this.session.driver, { source }, values, [TOOLS]);
  }

  until<Result>(ask: () => Promise<Result | undefined | false>, what: string, timeout = this.timeout): Promise<Result> {
    return until(() => ask().catch(ignoreLeaving), timeout, what);
  }

  /** @param isStrict whether more than one element is an error */
  async waitFor(steps: readonly Step[], state: State, isStrict: boolean, timeout?: number): Promise<void> {
    const ask = () =>
      this.withTools(
        ({ find, isVisible }, path, wanted, strict) => {
          const found = find(path);
          if (strict && found.length > 1) throw new Error(`${found.length} elements match, but one was expected`);
          const [element] = found;
          if (wanted === 'attached') return element !== undefined;
          if (wanted === 'detached') return element === undefined;
          return (element !== undefined && isVisible(element)) === (wanted === 'visible');
        },
        steps,
        state,
        isStrict,
      );
    await this.until(ask, `${asText(steps)} is not ${state}`, timeout);
  }

  /**
   * Waits until an element is visible, at rest and not covered.
   *
   * @returns the middle of it, in CSS pixels from the corner of the window
   */
  async pressable(steps: readonly Step[], isStrict: boolean): Promise<{ x: number; y: number }> {
    let last = '';
    let problem = 'it does not exist';
    const ask = async () => {
      const state = await this.withTools(
        ({ find, pressable }, path, strict) => {
          const found = find(path);
          if (strict && found.length > 1) throw new Error(`${found.length} elements match, but one was expected`);
          return found[0] ? pressable(found[0]) : { problem: 'it does not exist' };
        },
        steps,
        isStrict,
      );
      if ('problem' in state) problem = state.problem;
      const isAtRest = last === JSON.stringify(state);
      last = JSON.stringify(state);
      return isAtRest && 'x' in state ? state : undefined;
    };
    return this.until(ask, `${asText(steps)} cannot be pressed`).catch((error: unknown) => {
      throw new Error(`${error instanceof Error ? error.message : error}: ${problem}`);
    });
  }

  async hover(steps: readonly Step[], isStrict: boolean): Promise<void> {
    const { x, y } = await this.pressable(steps, isStrict);
    await this.mouse.move(x, y);
  }

  /** Presses again if the element has moved away meanwhile: on a busy machine the page may just be rendering. */
  async click(steps: readonly Step[], isStrict: boolean, clickCount?: number): Promise<void> {
    const press = async () => {
      const { x, y } = await this.pressable(steps, isStrict);
      await this.evaluateOn('found[0]', steps, watchPress, undefined);
      await this.mouse.click(x, y, clickCount === undefined ? {} : { clickCount });
      return (await this.evaluate(hasHit).catch(ignoreLeaving)) ?? true;
    };
    await until(press, this.timeout, `${asText(steps)} moves away before it is pressed`);
  }

  async focus(steps: readonly Step[], isStrict: boolean): Promise<void> {
    await this.waitFor(steps, 'attached', isStrict);
    await this.withTools(({ find }, path) => {
      const [element] = find(path);
      if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
    }, steps);
  }

  /** Runs a navigation, and waits until the page has loaded. @throws Error if it does not load */
  async load(navigate: () => Promise<void>, event: LoadEvent): Promise<void> {
    const { loading } = this.session.view;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onFailure = (message: string) => reject(new Error(`The page did not load: ${message}`));
    // the failure of a page that was still loading comes before the start of this one
    const onStart = () => {
      loading.once(event, resolve);
      loading.once('failed', onFailure);
    };
    loading.once('started', onStart);
    const timer = setTimeout(() => reject(new Error('The page did not load in time.')), this.timeout);
    try {
      await Promise.all([navigate(), promise]);
    } finally {
      clearTimeout(timer);
      loading.off('started', onStart).off(event, resolve).off('failed', onFailure);
    }
  }

  async goTo(address: string, event: LoadEvent): Promise<void> {
    const { driver, view } = this.session;
    const url = new URL(address, view.url).href;
    const withoutHash = (href: string) => href.replace(/#.*/, '');
    if (!url.includes('#') || withoutHash(url) !== withoutHash(view.url))
      return this.load(() => driver.get(url), event);
    await driver.get(url);
    await this.until(async () => view.url === url, `the page does not show ${url}`);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.session.view.send('resize', [width, height]);
    const hasSize = () => this.evaluate((w: number, h: number) => innerWidth === w && innerHeight === h, width, height);
    await this.until(hasSize, `the window is not ${width}×${height}`);
    await this.#moveAgain();
  }
}
