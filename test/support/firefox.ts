/** Starts the Firefox that is installed, headless and driven over WebDriver BiDi. */

import { existsSync } from 'node:fs';
import { type Browser, firefox, type Page } from 'playwright-core';

const SYSTEM_PATHS = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Defaults of headless Chromium: a mouse, and scroll bars that take up no space. */
const PREFERENCES = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.useOverlayScrollbars': 1,
};

const COLOR_SCHEME = 'layout.css.prefers-color-scheme.content-override';

/** Internals of Playwright. */
interface Session {
  readonly connection: unknown;
  send(method: string, params: Record<string, unknown>): Promise<unknown>;
}
interface DrivenBrowser {
  readonly _connection: { toImpl(browser: Browser): { readonly _browserSession: Session } };
}

/**
 * @returns the path of Firefox
 * @throws Error that says what to install, if there is none
 */
export function firefoxPath(): string {
  const path = SYSTEM_PATHS.find((candidate) => candidate !== undefined && existsSync(candidate));
  if (path) return path;
  throw new Error(
    'There is no Firefox on this machine. Install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH.',
  );
}

export async function launchFirefox(): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: firefoxPath(),
    // for preferences that change while it runs
    args: ['--remote-allow-system-access'],
    firefoxUserPrefs: PREFERENCES,
  });
  await adaptCommands(browser);
  return browser;
}

/**
 * Playwright sets the color scheme of each page with a command that Firefox 153 does not support: a preference of the
 * browser replaces it. Other media features are not forwarded. Pages open in tabs: with a window for each, the tests
 * take a third more processor time.
 */
async function adaptCommands(browser: Browser): Promise<void> {
  const session = sessionOf(browser);
  const sessions = Object.getPrototypeOf(session) as Session;
  const { send } = sessions;
  const context = await contextOfBrowser(session);
  sessions.send = function (this: Session, method, params) {
    if (method === 'browsingContext.create') return send.call(this, method, { ...params, type: 'tab' });
    if (method !== 'emulation.setMediaFeaturesOverride' || this.connection !== session.connection)
      return send.call(this, method, params);
    const features = params.features as Record<string, unknown>;
    const value = features['prefers-color-scheme'] === 'dark' ? 0 : 1;
    return send.call(session, 'script.evaluate', {
      expression: `Services.prefs.setIntPref('${COLOR_SCHEME}', ${value})`,
      target: { context },
      awaitPromise: false,
    });
  };
}

/** @param expression runs in the browser itself, outside of every page; its value is a text, or a promise of one */
export async function evaluateInFirefox(page: Page, expression: string): Promise<string> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const session = sessionOf(browser);
  const { result } = (await session.send('script.evaluate', {
    expression,
    target: { context: await contextOfBrowser(session) },
    awaitPromise: true,
  })) as { result?: { value: string } };
  if (!result) throw new Error('Firefox has not evaluated the expression.');
  return result.value;
}

function sessionOf(browser: Browser): Session {
  return (browser as unknown as DrivenBrowser)._connection.toImpl(browser)._browserSession;
}

async function contextOfBrowser(session: Session): Promise<string | undefined> {
  const { contexts } = (await session.send('browsingContext.getTree', { 'moz:scope': 'chrome' })) as {
    contexts: { context: string }[];
  };
  return contexts[0]?.context;
}
