/** A form around the whole page, as in ASP.NET Web Forms, with a header whose search is a form too. */

import { describe, test } from 'vitest';
import { useBrowser } from '../../../support/browser.ts';

const browser = useBrowser();

/** The header of a site with a search form is between the page's hidden state and its field. */
const pageForm = (header: string, footer: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>A page of the host</title><link rel="icon" href="data:,"></head><body style="margin:0">
<form action="/save"><input type="hidden" name="__VIEWSTATE" value="s">${header}<main id="main"><h1>A page</h1>
<input name="title" value="t"><button id="save" name="save" value="1">Save</button></main>${footer}</form>
<form action="/other"><input name="after" value="a"></form></body></html>`;

const open = (query: string, scripts: boolean) =>
  browser.open({
    query: `site=docs&transparent=false${query}`,
    scripts,
    document: pageForm,
    prepare: (page) =>
      page.route(/\/(save|other|docs\/search)\?/, (route) => route.fulfill({ contentType: 'text/html', body: 'sent' })),
  });

describe.each([
  { name: 'with scripts', query: '', scripts: true },
  { name: 'without scripts', query: '', scripts: false },
  { name: 'in a shadow tree', query: '&isolate=shadow', scripts: true },
])('$name', ({ query, scripts }) => {
  test.each(['#save', '[name=title]'])('Enter in %s saves the page with its state', async (pressed) => {
    const { page } = await open(query, scripts);
    await page.press(pressed, 'Enter');
    await page.waitForURL('**/save?__VIEWSTATE=s&title=t&save=1');
  });

  test('the search finds, and sends nothing of the page', async () => {
    const { page } = await open(query, scripts);
    await page.focus('[role=search] input');
    await page.keyboard.type('a b');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/search?q=a+b');
  });
});
