/** The chrome looks the same on every host as it does on an empty page. */

import { describe, expect, test } from 'vitest';
import { COLOR_SCHEMES, type ColorScheme } from '../../src/contract/theme.ts';
import { DESKTOP, hydrated, PHONE, useBrowser } from '../support/browser.ts';
import { type PixelDifference, pixelDifference } from '../support/pixel-difference.ts';
import { HOSTILE_HOSTS, type HostileHost, INSISTING_HOST, wordPressTheme } from './fixtures/hostile-hosts.ts';
import { takePictures } from './fixtures/pictures.ts';

type Isolation = 'none' | 'shadow';
interface View {
  readonly theme: ColorScheme;
  readonly width: number;
}

const { open } = useBrowser();
const VIEWS: readonly View[] = COLOR_SCHEMES.flatMap((theme) => [DESKTOP, PHONE].map((width) => ({ theme, width })));
const EMPTY: HostileHost = { name: 'an empty page', head: '', themes: COLOR_SCHEMES };
/** What shows between the corners of a panel, and what a host lifts above everything of its own. */
const GROUND = '<style>html, body { background: #fff !important }</style>';
const MAIN = '<main style="display:block;position:relative;z-index:99999;height:1200px;background:#fff"></main>';

async function pictures(host: HostileHost, isolate: Isolation, { theme, width }: View) {
  const { page } = await open({
    query: `theme=${theme}&transparent=false&at=2026-01-01&seed=1&isolate=${isolate}`,
    width,
    head: host.head + GROUND,
    main: MAIN,
    header: host.wrap ?? ((header) => header),
    context: { reducedMotion: 'reduce' },
  });
  await hydrated(page);
  const taken = await takePictures(page, width);
  await page.context().close();
  return taken;
}

const empty = new Map<View, ReturnType<typeof pictures>>();
function emptyPictures(view: View): ReturnType<typeof pictures> {
  const taken = empty.get(view) ?? pictures(EMPTY, 'none', view);
  empty.set(view, taken);
  return taken;
}

/** By theme, width and state; printed. */
async function differences(host: HostileHost, isolate: Isolation): Promise<Record<string, PixelDifference>> {
  const found: Record<string, PixelDifference> = {};
  const { themes = ['dark'] } = host;
  for (const view of VIEWS.filter(({ theme }) => themes.includes(theme))) {
    const expected = await emptyPictures(view);
    for (const [state, taken] of Object.entries(await pictures(host, isolate, view)))
      found[`${view.theme} ${view.width} ${state}`] = pixelDifference(expected[state] ?? taken.subarray(0, 0), taken);
  }
  const lines = Object.entries(found).map(
    ([state, { pixels, percent }]) => `${state} ${pixels} (${percent.toFixed(3)} %)`,
  );
  console.log(`pixels that differ on ${host.name}, isolate=${isolate}: ${lines.join(', ')}`);
  return found;
}

if (!wordPressTheme)
  console.log('Twenty Twenty-One is not installed here: the classic theme of the fixtures stands in');

describe.each([EMPTY, ...HOSTILE_HOSTS])('on $name', (host) => {
  test('the chrome looks as it does on an empty page', async () => {
    const found = Object.entries(await differences(host, 'none'));
    expect(found.filter(([, { percent }]) => percent >= 0.5)).toEqual([]);
  });
});

describe.each([EMPTY, ...HOSTILE_HOSTS, INSISTING_HOST])('on $name, isolated', (host) => {
  test('not a pixel of the chrome is different', async () => {
    const found = Object.entries(await differences(host, 'shadow'));
    expect(found.filter(([, { pixels }]) => pixels > 0)).toEqual([]);
  });
});
