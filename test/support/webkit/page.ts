/** The part of Playwright's `Page` that the tests use, over WebDriver, the proxy and the window. */

import { EventEmitter } from 'node:events';
import type { BrowserContext, ElementHandle, Page, Response } from 'playwright-core';
import type { WebDriver } from 'selenium-webdriver';
import { type AddressPattern, matchesAddress } from './addresses.ts';
import { clockOf } from './clock.ts';
import { handleOf } from './handle.ts';
import { frameLocatorOf, locatorOf, narrowingSteps } from './locator.ts';
import { emulateMedia } from './media.ts';
import { type Received, requestOf } from './route.ts';
import type { RoutingProxy } from './routing-proxy.ts';
import { type PageFunction, sourceOf } from './script.ts';
import { roleStep, stepsOf, textStep } from './selector.ts';
import type { Session } from './session.ts';
import { onlyOptions, onlySupported } from './supported.ts';
import { type State, Tab } from './tab.ts';

/** What `page.on` can listen to. */
const EVENTS = ['console', 'pageerror', 'request'];

/** The view's event for each `waitUntil`; the default is `load`. */
const LOAD_EVENTS: Readonly<Record<string, 'committed' | 'finished'>> = { load: 'finished', commit: 'committed' };

/** @throws Error for a `URLPattern` */
function asPattern(pattern: Parameters<Page['route']>[0]): AddressPattern {
  if (typeof pattern === 'object' && !(pattern instanceof RegExp))
    throw new Error('URLPattern is not supported in the WebKit suite.');
  return pattern;
}

/** The result of methods that find elements. The tests do not use it. */
const NO_ELEMENT = onlySupported<ElementHandle<never>>('the element', {});

interface Parts {
  readonly session: Session;
  readonly proxy: RoutingProxy;
  /** Emits `console` and `pageerror`. */
  readonly output: EventEmitter;
  readonly context: () => BrowserContext;
}

const drivers = new WeakMap<Page, WebDriver>();

/** For what the driver offers beyond `Page`. */
export function driverOf(page: Page): WebDriver {
  const driver = drivers.get(page);
  if (!driver) throw new Error('The page is not one of the WebKit suite.');
  return driver;
}

export function pageOf({ session, proxy, output, context }: Parts): Page {
  const { driver, view } = session;
  const tab = new Tab(session);
  const loadEvent = (method: string, options: { waitUntil?: string } = {}) => {
    onlyOptions(method, options, 'waitUntil');
    const event = LOAD_EVENTS[options.waitUntil ?? 'load'];
    if (event === undefined) throw new Error(`waitUntil: ${options.waitUntil} is not supported in the WebKit suite.`);
    return event;
  };
  const addInitScript = (source: string) => view.send('script', source);
  const first = (selector: string) => [...stepsOf(selector), { nth: 0 }];
  const evaluate = <Result>(pageFunction: PageFunction<Result>, value?: unknown) =>
    tab.evaluate(pageFunction, ...(value === undefined ? [] : [value]));
  const listeners = new EventEmitter();
  for (const name of ['console', 'pageerror']) output.on(name, (value) => listeners.emit(name, value));
  proxy.traffic.on('request', (received: Received) => listeners.emit('request', requestOf(received)));

  const page: Page = onlySupported<Page>('page', {
    keyboard: tab.keyboard,
    mouse: tab.mouse,
    clock: clockOf((pageFunction, value) => tab.evaluate(pageFunction, value), addInitScript),
    context,
    url: () => view.url,
    title: () => driver.getTitle(),
    setDefaultTimeout: (timeout) => {
      tab.timeout = timeout;
    },
    on: (event: string, listener: (value: never) => unknown) => {
      if (!EVENTS.includes(event)) throw new Error(`The event ${event} is not supported in the WebKit suite.`);
      listeners.on(event, listener as (value: unknown) => void);
      drivers.set(page, driver);
      return page;
    },
    close: () => context().close(),

    goto: async (url, options) => {
      await tab.goTo(url, loadEvent('page.goto', options));
      return null;
    },
    reload: async (options) => {
      await tab.load(() => driver.navigate().refresh(), loadEvent('page.reload', options));
      return null;
    },
    goBack: async (options) => {
      await tab.load(() => driver.navigate().back(), loadEvent('page.goBack', options));
      return null;
    },
    waitForURL: async (pattern, options) => {
      onlyOptions('page.waitForURL', options);
      await tab.until(async () => matchesAddress(asPattern(pattern), view.url), `the address is ${view.url}`);
      await tab.until(() => tab.evaluate(() => document.readyState === 'complete'), 'the page has not loaded');
    },
    waitForResponse: async (pattern, options) => {
      onlyOptions('page.waitForResponse', options);
      if (typeof pattern === 'function') throw new Error('waitForResponse takes no functions in the WebKit suite.');
      const { promise, resolve } = Promise.withResolvers<Response>();
      const onResponse = (url: string) => {
        if (!matchesAddress(pattern, url)) return;
        // the proxy has sent it completely by now
        resolve(onlySupported<Response>('response', { url: () => url, finished: async () => null }));
      };
      proxy.traffic.on('response', onResponse);
      return promise.finally(() => proxy.traffic.off('response', onResponse));
    },

    route: async (pattern, handler, options) => {
      onlyOptions('page.route', options);
      proxy.route(asPattern(pattern), handler);
      return { dispose: async () => proxy.unroute(asPattern(pattern)), [Symbol.asyncDispose]: async () => {} };
    },
    unroute: async (pattern, handler) => {
      if (handler) throw new Error('page.unroute takes no handler in the WebKit suite.');
      proxy.unroute(asPattern(pattern));
    },

    addInitScript: async (script, value?: unknown) => {
      if (typeof script === 'object') throw new Error('addInitScript takes no files in the WebKit suite.');
      const source = typeof script === 'string' ? script : `(${sourceOf(script)})(${JSON.stringify(value)})`;
      await addInitScript(source);
      return { dispose: async () => {}, [Symbol.asyncDispose]: async () => {} };
    },
    evaluate,
    evaluateHandle: (pageFunction: PageFunction<unknown>, value?: unknown) => handleOf(tab, pageFunction, value),
    emulateMedia: (options) => emulateMedia(tab, options),
    setViewportSize: ({ width, height }) => tab.resize(width, height),
    waitForTimeout: (timeout) => new Promise((resolve) => setTimeout(resolve, timeout)),

    waitForSelector: async (selector: string, options?: { state?: State; timeout?: number }) => {
      onlyOptions('page.waitForSelector', options, 'state', 'timeout');
      await tab.waitFor(stepsOf(selector), options?.state ?? 'visible', false, options?.timeout);
      return NO_ELEMENT;
    },
    waitForFunction: async (pageFunction: PageFunction<unknown>, value?: unknown, options?: { timeout?: number }) => {
      onlyOptions('page.waitForFunction', options, 'timeout');
      const ask = async () => Boolean(await evaluate(pageFunction, value));
      await tab.until(ask, `${sourceOf(pageFunction)} returns nothing`, options?.timeout);
      return NO_ELEMENT;
    },
    addScriptTag: async (options) => {
      onlyOptions('page.addScriptTag', options, 'content', 'type');
      await tab.evaluate(
        (content: string, type: string) => {
          const script = document.createElement('script');
          script.type = type;
          script.textContent = content;
          document.head.append(script);
        },
        options?.content ?? '',
        options?.type ?? '',
      );
      return NO_ELEMENT;
    },

    locator: (selector, options) => locatorOf(tab, [...stepsOf(selector), ...narrowingSteps('page.locator', options)]),
    frameLocator: (selector = 'iframe') => frameLocatorOf(tab, stepsOf(selector)),
    getByRole: (role, options) => locatorOf(tab, [roleStep(role, options)]),
    getByText: (text, options) => locatorOf(tab, [textStep(text, options)]),
    isVisible: async (selector, options) => {
      onlyOptions('page.isVisible', options);
      return locatorOf(tab, first(selector)).isVisible();
    },
    getAttribute: (selector, name) => locatorOf(tab, first(selector)).getAttribute(name),
    textContent: (selector) => locatorOf(tab, first(selector)).textContent(),
    inputValue: (selector, options) => locatorOf(tab, first(selector)).inputValue(options),
    focus: (selector) => tab.focus(stepsOf(selector), false),
    hover: (selector, options) => {
      onlyOptions('page.hover', options);
      return tab.hover(stepsOf(selector), false);
    },
    click: (selector, options) => locatorOf(tab, first(selector)).click(options),
    press: (selector, key) => locatorOf(tab, first(selector)).press(key),
  });
  return page;
}
