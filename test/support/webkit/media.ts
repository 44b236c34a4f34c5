/** Playwright's `page.emulateMedia`, by settings of the window. */

import type { Page } from 'playwright-core';
import { onlyOptions } from './supported.ts';
import type { Tab } from './tab.ts';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** @throws Error for features other than `colorScheme` and `reducedMotion` */
export async function emulateMedia(tab: Tab, media: Media = {}): Promise<void> {
  onlyOptions('page.emulateMedia', media, 'colorScheme', 'reducedMotion');
  const { colorScheme, reducedMotion } = media;
  if (colorScheme !== undefined) await tab.session.view.send('dark', colorScheme === 'dark');
  if (reducedMotion !== undefined) await tab.session.view.send('still', reducedMotion === 'reduce');
  const conditions = [
    ...(colorScheme === undefined ? [] : [`(prefers-color-scheme: ${colorScheme === 'dark' ? 'dark' : 'light'})`]),
    ...(reducedMotion === undefined ? [] : [`(prefers-reduced-motion: ${reducedMotion ?? 'no-preference'})`]),
  ];
  const apply = () =>
    tab.evaluate((queries: string[]) => queries.every((query) => matchMedia(query).matches), conditions);
  await tab.until(apply, `not all apply: ${conditions.join(', ')}`);
}
