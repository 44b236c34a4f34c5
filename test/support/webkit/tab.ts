/** The one page of a session: runs functions in it, waits, and finds and presses elements. */

import type { Page } from 'playwright-core';
import { inputOf } from './input.ts';
import { type Injected, iso, pageSources } from './playwright-parts.ts';
import { type PageFunction, runInPage, sourceOf } from './script.ts';
import type { Session } from './session.ts';

/** The event that ends a load that a test waits for. */
type LoadEvent = 'committed' | 'finished';

export type State = 'attached' | 'detached' | 'visible' | 'hidden';

/** Between the parts of a selector that are searched in different documents. */
export const IN_FRAME = ' >> internal:control=enter-frame >> ';

declare global {
  interface Window {
    testTools?: Injected;
    /** Says whether the events since the last look at an element have hit it. */
    testHit?: () => unknown;
  }
}

/** The driver's error when the page is left while a function runs in it. */
const LEFT = /unload event/;

function ignoreLeaving(error: unknown): undefined {
  if (error instanceof Error && LEFT.test(error.message)) return;
  throw error;
}

/** In milliseconds between two looks. */
const INTERVAL = 50;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Runs in the page: the elements that a selector finds. */
function find(parts: readonly string[]): Element[] {
  const tools = window.testTools as Injected;
  let roots: Node[] = [document];
  let found: Element[] = [];
  for (const part of parts) {
    found = [...new Set(roots.flatMap((root) => tools.querySelectorAll(tools.parseSelector(part), root)))];
    roots = found.flatMap((element) => (element as HTMLIFrameElement).contentDocument ?? []);
  }
  return found;
}

/** Runs in the page: where an element can be pressed, once it is at rest and not covered. */
async function pressable(
  [element]: Element[],
  action: 'mouse' | 'hover',
): Promise<{ readonly x: number; readonly y: number } | string> {
  const tools = window.testTools as Injected;
  if (!element) return 'it does not exist';
  const lack = await tools.checkElementStates(element, ['visible', 'enabled', 'stable'], true);
  if (lack) return `it is not ${typeof lack === 'string' ? 'in the page' : lack.missingState}`;
  const look = () => {
    // the first box of an inline element that is broken into lines
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const isInside = point.x >= 0 && point.y >= 0 && point.x < innerWidth && point.y < innerHeight;
    return {
      point,
      hit: isInside ? tools.setupHitTargetInterceptor(element, action, point, false) : 'the window ends',
    };
  };
  let { point, hit } = look();
  if (typeof hit === 'string') {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    ({ point, hit } = look());
  }
  if (typeof hit === 'string') return `${hit} is over it`;
  window.testHit = hit.stop;
  return point;
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
    const input = inputOf(session.driver, async (action) => {
      await action();
      // by then, the view knows whether the action leads to another page
      await this.evaluate(() => {}).catch(ignoreLeaving);
      await this.session.view.settle();
    });
    this.keyboard = input.keyboard;
    this.mouse = input.mouse;
    this.#moveAgain = input.moveAgain;
  }

  evaluate<Result>(pageFunction: PageFunction<Result>, ...values: readonly unknown[]): Promise<Result> {
    return runInPage(this.session.driver, sourceOf(pageFunction), values);
  }

  /** Runs a function with the elements that a selector finds. */
  async withFound<Result>(selector: string, pageFunction: PageFunction<Result>, ...values: unknown[]): Promise<Result> {
    const source = `async (parts, ...values) =>
  window.testTools ? { isRun: true, value: await (${sourceOf(pageFunction)})((${find})(parts), ...values) } : {}`;
    for (;;) {
      const answer = await runInPage<{ isRun?: true; value: Result }>(this.session.driver, source, [
        selector.split(IN_FRAME),
        ...values,
      ]);
      if (answer.isRun) return answer.value;
      await this.session.driver.executeScript(`window.testTools = ${pageSources().injected}`);
    }
  }

  /** Asks until there is a result. @throws Error once the time is over */
  async until<Result>(
    ask: () => Promise<Result | undefined | false>,
    what: () => string,
    timeout = this.timeout,
  ): Promise<Result> {
    for (const end = Date.now() + timeout; ; await pause(INTERVAL)) {
      const result = await ask().catch(ignoreLeaving);
      if (result !== undefined && result !== false) return result;
      if (Date.now() > end) throw new Error(`Timeout of ${timeout} ms exceeded: ${what()}`);
    }
  }

  /** @param isStrict whether more than one element is an error */
  async waitFor(selector: string, state: State, isStrict: boolean, timeout?: number): Promise<void> {
    const ask = () =>
      this.withFound(
        selector,
        (found: Element[], wanted: State, strict: boolean) => {
          if (strict && found.length > 1) throw new Error(`${found.length} elements match, but one was expected`);
          const [element] = found;
          if (wanted === 'attached' || wanted === 'detached')
            return (element !== undefined) === (wanted === 'attached');
          const isVisible = element !== undefined && window.testTools?.elementState(element, 'visible', true).matches;
          return Boolean(isVisible) === (wanted === 'visible');
        },
        state,
        isStrict,
      );
    await this.until(ask, () => `${iso.asLocator('javascript', selector)} is not ${state}`, timeout);
  }

  /**
   * Presses the middle of an element, or hovers over it, once it is visible, at rest and not covered; and again if it has
   * moved away meanwhile: on a busy machine the page may just be rendering.
   */
  async #point(selector: string, action: 'mouse' | 'hover', act: (x: number, y: number) => Promise<void>) {
    let problem = 'it moves away';
    const point = async () => {
      const place = await this.withFound(selector, pressable, action);
      if (typeof place === 'string') problem = place;
      if (typeof place === 'string') return false;
      await act(place.x, place.y);
      const hit = await this.evaluate(() => window.testHit?.()).catch(ignoreLeaving);
      return (hit ?? 'done') === 'done';
    };
    await this.until(point, () => `${iso.asLocator('javascript', selector)} cannot be pressed: ${problem}`);
  }

  hover = (selector: string) => this.#point(selector, 'hover', (x, y) => this.mouse.move(x, y));

  click = (selector: string, clickCount = 1) =>
    this.#point(selector, 'mouse', (x, y) => this.mouse.click(x, y, { clickCount }));

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
    await this.until(
      async () => view.url === url,
      () => `the page does not show ${url}`,
    );
  }

  async resize(width: number, height: number): Promise<void> {
    await this.session.view.send('resize', [width, height]);
    const hasSize = () => this.evaluate((w: number, h: number) => innerWidth === w && innerHeight === h, width, height);
    await this.until(hasSize, () => `the window is not ${width}×${height}`);
    await this.#moveAgain();
  }
}
