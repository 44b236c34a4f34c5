/** The drivers of all engines press what a test names, even if the page moves it at the last moment. */

import { expect, test } from 'vitest';
import { sharedBrowser } from '../../../support/browser.ts';

/** Moves its button away from the pointer once. */
const PAGE = `data:text/html,<!doctype html>
<body onpointermove="document.querySelector('div').style.height = '100px'" onclick="document.title += event.target.localName">
<div></div><button>Press</button>`;

test('a button that moves away from the pointer is pressed, and nothing else', async () => {
  const page = await (await sharedBrowser()).newPage();
  try {
    await page.goto(PAGE.replaceAll('\n', ''));
    await page.getByRole('button', { name: 'Press' }).click();
    expect(await page.title()).toBe('button');
  } finally {
    await page.context().close();
  }
});
