/** Host pages of a site with slots in the header, which the package for hosts fills. */

import { type ChromeParameters, createChrome, injectChrome, type Slots } from '../../packages/host/src/index.ts';
import type { HostPageOptions, OpenedPage, useBrowser } from './browser.ts';
import { recordShifts } from './layout-shifts.ts';

export interface SlotPage extends Omit<HostPageOptions, 'query' | 'document' | 'header'> {
  readonly parameters?: ChromeParameters;
  readonly slots?: Slots;
}

const MAIN = `<main id="main"><h1>A page of the host</h1><p><a id="host-link" href="#end">A link of the host</a></p>
<div style="height:1500px"></div><p id="middle">The middle</p><div style="height:1500px"></div><p id="end">The end</p></main>`;

/** Opens a page that records layout shifts (`window.shifts`). Throws if a slot is not filled. */
export async function openSlotPage(
  { open, service }: ReturnType<typeof useBrowser>,
  { parameters, slots, head = '', main = MAIN, ...host }: SlotPage,
): Promise<OpenedPage> {
  const problems: string[] = [];
  const { chromeFor } = createChrome({
    service: service().origin,
    parameters: { site: 'community', path: '/', transparent: false, ...parameters },
    timeout: 20_000,
    report: (problem) => problems.push(problem),
  });
  const chrome = await chromeFor({}, slots);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page of the host</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">${head}</head>
<body style="margin:0">${main}</body></html>`;
  return open({
    ...host,
    document: () => injectChrome(html, chrome),
    prepare: async (page) => {
      await page.addInitScript(recordShifts);
      await host.prepare?.(page);
    },
  });
}
