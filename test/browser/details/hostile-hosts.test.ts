/** The chrome looks the same on every host as on an empty page, and isolated even where rules are `!important`. */

import { expect, test } from 'vitest';
import { useBrowser } from '../../support/browser.ts';
import { EVERY_CASE } from '../../support/cases.ts';
import { casesOn, comparing, EMPTY } from '../fixtures/host-differences.ts';
import { HOSTILE_HOSTS, IMPORTANT_HOST } from '../fixtures/hostile-hosts.ts';

const differences = comparing(useBrowser());

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
