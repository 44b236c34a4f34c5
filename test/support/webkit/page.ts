/** The part of Playwright's `Page` that the tests use, over WebDriver, the proxy and the window. */

import { EventEmitter } from 'node:events';
import type { BrowserContext, ElementHandle, Page, Response } from 'playwright-core';
import type { WebDriver } from 'selenium-webdriver';
import { finders, frameLocatorOf, locatorOf } from './locator.ts';
import { type AddressPattern, iso, pageSources } from './playwright-parts.ts';
import { type Received, type RoutingProxy, requestOf } from './routing-proxy.ts';
import { type PageFunction, sourceOf } from './script.ts';
import type { Session } from './session.ts';
import { onlyOptions, onlySupported } from './supported.ts';
import { type State, Tab } from './tab.ts';

/** What `page.on` can listen to. */
const EVENTS = ['console', 'pageerror', 'request'];

/** Methods that do with a selector what locators do. */
const WITH_SELECTOR = [
  'click',
  'focus',
  'getAttribute',
  'hover',
  'inputValue',
  'isVisible',
  'press',
  'textContent',
] as const;

/** The result of methods that find elements. The tests do not use it. */
const NO_ELEMENT = onlySupported<ElementHandle<never>>('the element', {});

const DISPOSABLE = { dispose: async () => {}, [Symbol.asyncDispose]: async () => {} };

declare global {
  interface Window {
    testHandles?: unknown[];
  }
}

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
  const loadEvent = (waitUntil?: string) => (waitUntil === 'commit' ? 'committed' : 'finished');
  const addInitScript = async (source: string) => {
    await view.send('script', source);
    return DISPOSABLE;
  };
  const evaluate = <Result>(pageFunction: PageFunction<Result>, value?: unknown) => tab.evaluate(pageFunction, value);
  const requests = new EventEmitter();
  proxy.traffic.on('request', (received: Received) => requests.emit('request', requestOf(received)));

  const page: Page = onlySupported<Page>('page', {
    ...finders(tab, ''),
    ...Object.fromEntries(
      WITH_SELECTOR.map((name) => [
        name,
        (selector: string, ...values: never[]) =>
          (locatorOf(tab, `${selector} >> nth=0`)[name] as (...values: never[]) => unknown)(...values),
      ]),
    ),
    frameLocator: (selector) => frameLocatorOf(tab, selector ?? 'iframe'),
    keyboard: tab.keyboard,
    mouse: tab.mouse,
    clock: onlySupported<Page['clock']>('page.clock', {
      install: async () => void (await addInitScript(pageSources().clock)),
      pauseAt: (time) => evaluate(`__pwClock.controller.pauseAt(${Number(time)}).then(() => {})`),
      runFor: (time) => evaluate(`__pwClock.controller.runFor(${Number(time)})`),
    }),
    context,
    url: () => view.url,
    title: () => driver.getTitle(),
    setDefaultTimeout: (timeout) => {
      tab.timeout = timeout;
    },
    on: (event: string, listener: (value: never) => unknown) => {
      if (!EVENTS.includes(event)) throw new Error(`The event ${event} is not supported in the WebKit suite.`);
      (event === 'request' ? requests : output).on(event, listener as (value: unknown) => void);
      return page;
    },
    close: () => context().close(),

    goto: async (url, options) => {
      await tab.goTo(url, loadEvent(options?.waitUntil));
      return null;
    },
    reload: async () => {
      await tab.load(() => driver.navigate().refresh(), 'finished');
      return null;
    },
    goBack: async () => {
      await tab.load(() => driver.navigate().back(), 'finished');
      return null;
    },
    waitForURL: async (pattern) => {
      await tab.until(
        async () => iso.urlMatches(undefined, view.url, pattern),
        () => `the address is ${view.url}`,
      );
      await tab.until(
        () => evaluate(() => document.readyState === 'complete'),
        () => 'the page has not loaded',
      );
    },
    waitForResponse: async (pattern) => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      const onResponse = (url: string) => {
        if (!iso.urlMatches(undefined, url, pattern as AddressPattern)) return;
        // the proxy has sent it completely by now
        resolve(onlySupported<Response>('response', { url: () => url, finished: async () => null }));
      };
      proxy.traffic.on('response', onResponse);
      return promise.finally(() => proxy.traffic.off('response', onResponse));
    },
    route: async (pattern, handler) => {
      proxy.route(pattern, handler);
      return DISPOSABLE;
    },
    unroute: async (pattern) => proxy.unroute(pattern),

    addInitScript: (script, value?: unknown) =>
      addInitScript(typeof script === 'string' ? script : `(${script})(${JSON.stringify(value)})`),
    evaluate,
    evaluateHandle: async (pageFunction: PageFunction<unknown>, value?: unknown) => {
      const source = `async (value) => (window.testHandles ??= []).push(await (${sourceOf(pageFunction)})(value)) - 1`;
      const index = await evaluate<number>({ source }, value);
      return onlySupported<ElementHandle<never>>('the handle', {
        evaluate: (inPage: PageFunction<never>) => evaluate(`(${sourceOf(inPage)})(window.testHandles[${index}])`),
      });
    },
    emulateMedia: async (media = {}) => {
      onlyOptions('page.emulateMedia', media, 'colorScheme', 'reducedMotion');
      const { colorScheme, reducedMotion } = media;
      if (colorScheme !== undefined) await view.send('dark', colorScheme === 'dark');
      if (reducedMotion !== undefined) await view.send('still', reducedMotion === 'reduce');
      const queries = [
        ...(colorScheme === undefined ? [] : [`(prefers-color-scheme: ${colorScheme})`]),
        ...(reducedMotion === undefined ? [] : [`(prefers-reduced-motion: ${reducedMotion})`]),
      ];
      const apply = () => evaluate((all: string[]) => all.every((query) => matchMedia(query).matches), queries);
      await tab.until(apply, () => `not all apply: ${queries.join(', ')}`);
    },
    setViewportSize: ({ width, height }) => tab.resize(width, height),
    waitForSelector: async (selector: string, options?: { state?: State; timeout?: number }) => {
      await tab.waitFor(selector, options?.state ?? 'visible', false, options?.timeout);
      return NO_ELEMENT;
    },
    waitForFunction: async (pageFunction: PageFunction<unknown>, value?: unknown, options?: { timeout?: number }) => {
      const ask = async () => Boolean(await evaluate(pageFunction, value));
      await tab.until(ask, () => `${sourceOf(pageFunction)} returns nothing`, options?.timeout);
      return NO_ELEMENT;
    },
    addScriptTag: async (options) => {
      await evaluate(
        (attributes: object) => {
          document.head.append(Object.assign(document.createElement('script'), attributes));
        },
        { type: options?.type ?? '', textContent: options?.content },
      );
      return NO_ELEMENT;
    },
  });
  drivers.set(page, driver);
  return page;
}
