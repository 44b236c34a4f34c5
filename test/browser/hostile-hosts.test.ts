/** The chrome looks the same on every host as it does on an empty page. */

import { expect, test } from 'vitest';
import { COLOR_SCHEMES, type ColorScheme } from '../../src/contract/theme.ts';
import { DESKTOP, hydrated, PHONE, useBrowser } from '../support/browser.ts';
import { casesOf, EVERY_CASE } from '../support/cases.ts';
import { type PixelDifference, pixelDifference } from '../support/pixel-difference.ts';
import { HOSTILE_HOSTS, type HostileHost, IMPORTANT_HOST, wordPressTheme } from './fixtures/hostile-hosts.ts';
import { takePictures } from './fixtures/pictures.ts';

type Isolation = 'none' | 'shadow';
interface View {
  readonly theme: ColorScheme;
  readonly width: number;
}

const { open } = useBrowser();
const VIEWS: readonly View[] = COLOR_SCHEMES.flatMap((theme) => [DESKTOP, PHONE].map((width) => ({ theme, width })));
const EMPTY: HostileHost = { name: 'an empty page', head: '', themes: COLOR_SCHEMES };
/** The same background on every page: it is visible around the rounded corners of a panel. */
const BACKGROUND = '<style>html, body { background: #fff !important }</style>';
const MAIN = '<main style="display:block;position:relative;z-index:99999;height:1200px;background:#fff"></main>';

async function pictures(host: HostileHost, isolate: Isolation, { theme, width }: View) {
  const { page } = await open({
    query: `theme=${theme}&transparent=false&at=2026-01-01&seed=1&isolate=${isolate}`,
    width,
    head: host.head + BACKGROUND,
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

interface Case {
  readonly name: string;
  readonly host: HostileHost;
  readonly view: View;
}

/** The host in each of its themes, at every width. */
const casesOn = (hosts: readonly HostileHost[]): readonly Case[] =>
  casesOf(
    hosts.flatMap((host) =>
      VIEWS.filter(({ theme }) => (host.themes ?? ['dark']).includes(theme)).map((view) => ({
        name: host.name,
        host,
        view,
      })),
    ),
  );

/** Compares the pictures of each state, and prints the differences. */
async function differences({ host, view }: Case, isolate: Isolation): Promise<[string, PixelDifference][]> {
  const expected = await emptyPictures(view);
  const found = Object.entries(await pictures(host, isolate, view)).map(([state, taken]): [string, PixelDifference] => [
    state,
    pixelDifference(expected[state] ?? taken.subarray(0, 0), taken),
  ]);
  const lines = found.map(([state, { pixels, percent }]) => `${state} ${pixels} (${percent.toFixed(3)} %)`);
  console.log(
    `pixels that differ on ${host.name}, ${view.theme}, ${view.width} pixels, isolate=${isolate}: ${lines.join(', ')}`,
  );
  expect(found.length).toBeGreaterThan(2);
  return found;
}

if (!wordPressTheme)
  console.log('Twenty Twenty-One is not installed here: only the classic theme of the fixtures is tested');

test.each(casesOn([EMPTY, ...HOSTILE_HOSTS]))(
  'on $name, $view.theme, at $view.width pixels, the chrome looks as it does on an empty page',
  async (one) => {
    const found = await differences(one, 'none');
    expect(found.filter(([, { percent }]) => percent >= 0.5)).toEqual([]);
  },
);

/** A selection has the host whose rules no selector can outweigh: what keeps them out keeps out all others. */
const ISOLATED_HOSTS = EVERY_CASE ? [EMPTY, ...HOSTILE_HOSTS, IMPORTANT_HOST] : [EMPTY, IMPORTANT_HOST];

test.each(casesOn(ISOLATED_HOSTS))(
  'on $name, $view.theme, at $view.width pixels, no pixel of the isolated chrome differs',
  async (one) => {
    const found = await differences(one, 'shadow');
    expect(found.filter(([, { pixels }]) => pixels > 0)).toEqual([]);
  },
);
