/** The chrome looks the same on every host as it does on an empty page. `host-rules` has the host with the most rules. */

import { expect, test } from 'vitest';
import { useBrowser } from '../../support/browser.ts';
import { casesOn, comparing, EMPTY } from '../fixtures/host-differences.ts';
import { ELEMENT_RULES, HOSTILE_HOSTS, wordPressTheme } from '../fixtures/hostile-hosts.ts';

const differences = comparing(useBrowser());
const HOSTS = HOSTILE_HOSTS.filter((host) => host !== ELEMENT_RULES);

if (!wordPressTheme)
  console.log('Twenty Twenty-One is not installed here: only the classic theme of the fixtures is tested');

test.each(casesOn([EMPTY, ...HOSTS]))(
  'on $name, $view.theme, at $view.width pixels, the chrome looks as it does on an empty page',
  async (one) => {
    const found = await differences(one, 'none');
    expect(found.filter(([, { percent }]) => percent >= 0.5)).toEqual([]);
  },
);
