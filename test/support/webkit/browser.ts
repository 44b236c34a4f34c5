/** The part of Playwright's `Browser` that the tests use. Starts a separate WebKitGTK for each context. */

import { EventEmitter } from 'node:events';
import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions, Page } from 'playwright-core';
import { readConsole } from './console-output.ts';
import { startDisplay } from './display.ts';
import { pageOf } from './page.ts';
import { RoutingProxy } from './routing-proxy.ts';
import { startSession } from './session.ts';
import { onlyOptions, onlySupported } from './supported.ts';

const OPTIONS = ['viewport', 'javaScriptEnabled', 'colorScheme', 'reducedMotion', 'timezoneId', 'locale'];

/** Playwright's default. */
const VIEWPORT = { width: 1280, height: 720 };

interface Window {
  /** The display, such as `:3`. */
  readonly display: string;
  /** Whether scroll bars take up space. */
  readonly scrollBars: boolean;
}

/** Starts a display. @param options only `--hide-scrollbars` in `ignoreDefaultArgs` is supported */
export async function launchWebKit(options: LaunchOptions = {}): Promise<Browser> {
  const { ignoreDefaultArgs, ...others } = options;
  onlyOptions('launchWebKit', others);
  if (ignoreDefaultArgs !== undefined && String(ignoreDefaultArgs) !== '--hide-scrollbars')
    throw new Error(`ignoreDefaultArgs: ${ignoreDefaultArgs} is not supported in the WebKit suite.`);
  const display = await startDisplay();
  const window = { display: display.name, scrollBars: ignoreDefaultArgs !== undefined };
  let isConnected = true;
  return onlySupported<Browser>('browser', {
    isConnected: () => isConnected,
    newContext: (contextOptions) => newContext(window, contextOptions),
    newPage: async (contextOptions) => (await newContext(window, contextOptions)).newPage(),
    close: async () => {
      isConnected = false;
      await display.stop();
    },
  });
}

async function newContext(window: Window, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  onlyOptions('browser.newContext', options, ...OPTIONS);
  const { viewport, javaScriptEnabled = true, colorScheme = 'light', reducedMotion = 'no-preference' } = options;
  const output = new EventEmitter();
  const proxy = new RoutingProxy();
  await proxy.start();
  const session = await startSession({
    ...window,
    ...(viewport ?? VIEWPORT),
    proxy: proxy.port,
    scripts: javaScriptEnabled,
    timeZone: options.timezoneId,
    locale: options.locale ?? null,
    onOutput: (line) =>
      readConsole(line, {
        onMessage: (message) => output.emit('console', message),
        onError: (error) => output.emit('pageerror', error),
      }),
  });
  const page = pageOf({ session, proxy, output, context: () => context });
  await page.setViewportSize(viewport ?? VIEWPORT);
  await page.emulateMedia({ colorScheme, reducedMotion });
  const pages: Page[] = [page];
  let closed: Promise<void> | undefined;
  const context = onlySupported<BrowserContext>('context', {
    newPage: async () => {
      const next = pages.pop();
      if (!next) throw new Error('A context has only one page in the WebKit suite.');
      return next;
    },
    close: () => {
      closed ??= session.stop().then(() => proxy.stop());
      return closed;
    },
  });
  return context;
}
