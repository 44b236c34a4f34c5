/** Opens the page of a Studio that a test file has started. */

import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type StartedStudio, type StartStudioOptions, startStudio } from '../../packages/cli/src/local/studio.ts';
import { isMessageContent, type MessageContent } from '../../packages/studio/src/contract/draft.ts';
import { CERTS, CERTS_URL } from './access.ts';
import { DEADLINE, usePages } from './browser.ts';
import { type StudioApi, studioApi } from './studio-api.ts';

/** The service reads what is published again after 15 seconds. */
export const UNTIL_SEEN = { timeout: 30_000 };

interface OpenOptions extends BrowserContextOptions {
  readonly width?: number;
  /** Called before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Starts a Studio for the tests of a file, and a new one for a test that is repeated: its first try has left data. */
export function useStarted(start: () => Promise<StartedStudio>) {
  let started: StartedStudio | undefined;
  const setUps: (() => Promise<unknown>)[] = [];
  const stop = () => started?.stop();
  const restart = async () => {
    await stop();
    started = await start();
    for (const work of setUps) await work();
  };
  beforeAll(restart);
  beforeEach(async ({ task }) => {
    if (task.result?.retryCount) await restart();
  });
  afterAll(stop);
  return {
    studio(): StartedStudio {
      if (!started) throw new Error('The Studio has not started.');
      return started;
    },
    /** Has work done whenever the Studio has started. */
    setUp: (work: () => Promise<unknown>) => void setUps.push(work),
  };
}

/**
 * Starts a Studio for the tests of a file. Pages are closed after each test, and must not have reported problems.
 *
 * @param variables of the Studio, if not those of `npm start`
 * @param prepared further options
 */
export function useStudio(
  variables?: StartStudioOptions['variables'],
  prepared?: () => Promise<Omit<StartStudioOptions, 'variables'>>,
) {
  const openPage = usePages();
  const problems: string[] = [];
  const { studio, setUp } = useStarted(async () => {
    const { replaced, ...others } = (await prepared?.()) ?? {};
    return startStudio({
      ...(variables && { variables }),
      ...others,
      replaced: { ...replaced, outboundService: answer },
    });
  });
  afterEach(async () => {
    expect(problems.splice(0)).toEqual([]);
  });

  async function goTo(page: Page, path: string, prepare?: OpenOptions['prepare']): Promise<Page> {
    page.setDefaultTimeout(DEADLINE);
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedHTML|Warning:/.test(message.text())) problems.push(message.text());
    });
    await prepare?.(page);
    await page.goto(`${studio().studio.origin}${path}`);
    return page;
  }

  const api = (): StudioApi => studioApi(studio().studio.fetch);

  return {
    studio,
    setUp,
    api,
    /** Opens a path in a new browser profile. */
    async open(path: string, { width = 1440, prepare, ...options }: OpenOptions = {}): Promise<Page> {
      const page = await openPage({
        width,
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
        reducedMotion: 'reduce',
        ...options,
      });
      return goTo(page, path, prepare);
    },
    /** Opens a path in the profile of another page. */
    openBeside: async (page: Page, path: string): Promise<Page> => goTo(await page.context().newPage(), path),
    /** The content of a message as the Studio has saved it. */
    async message(id: string): Promise<MessageContent | null> {
      const content = (await api().draft()).entries.find((entry) => entry.id === id)?.content;
      return content && isMessageContent(content) ? content : null;
    },
  };
}

/** Answers for Cloudflare Access, and for the links of messages, which the Studio requests: `/gone/` is a 404. */
function answer(request: { readonly url: string }): Response {
  if (request.url === CERTS_URL) return Response.json(CERTS);
  return new Response(null, { status: request.url.includes('/gone/') ? 404 : 200 });
}

/** Keeps a page from loading what others change until it asks: otherwise it does after two seconds without a key. */
export const withoutFollowing = (page: Page): Promise<unknown> => page.route('**/api/status', () => {});

/** The name of the element that has the focus: its label, or its text. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });
}

/** The text of the field that has the focus. */
export const focusedValue = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | HTMLTextAreaElement).value);

/** Whether a control has the focus. */
export const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

export const field = (within: Page | Locator, name: string): Locator =>
  within.getByRole('textbox', { name, exact: true });

/** Waits until the header says that everything typed is saved. */
export const saved = (page: Page): Promise<void> => page.getByText('Saved', { exact: true }).waitFor();

/** By how many pixels a page scrolls sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

/** Ticks all warnings once the selection is reviewed, by keyboard. */
export async function acknowledge(page: Page): Promise<void> {
  await page.locator('#review[aria-busy="false"]').waitFor();
  await page.getByText('The links were checked.').waitFor();
  const boxes = page.getByRole('region', { name: 'Before you publish' }).getByRole('checkbox', { checked: false });
  while ((await boxes.count()) > 0) await boxes.first().press('Space');
}

/** Acknowledges all warnings and publishes. @returns the heading of the answer */
export async function publish(page: Page): Promise<string> {
  await acknowledge(page);
  await page.getByRole('button', { name: /^Publish version/ }).press('Enter');
  const heading = page.getByRole('heading', { name: /^Version \d+ is published$/ });
  await heading.waitFor();
  return (await heading.textContent()) ?? '';
}
