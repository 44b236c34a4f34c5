/** Default messages that are also shown while announcements exist and none is live. */

import { expect, test } from 'vitest';
import type { AnnouncementFile } from '../../../src/content/message-schema.ts';
import { NOW } from '../../support/app.ts';
import { announcement, publishedApp } from '../../support/publications.ts';

const MINUTE = 60_000;
const PLAIN = announcement('plain');
const FILLER = announcement('filler', { fillsGaps: true });

const after = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString();
const OVER = announcement('over', { endDate: after(-1) });

function appWith(announcements: readonly AnnouncementFile[], featureMessages: readonly AnnouncementFile[]) {
  const app = publishedApp({ announcements: [...announcements], featureMessages: [...featureMessages] });
  const lifetime = async () => {
    const { headers } = await app.fetchHeader('');
    const [maxAge = 0, , staleIfError = 0] = headers.get('cache-control')?.match(/\d+/g) ?? [];
    return Number(maxAge) + Number(staleIfError);
  };
  return { ...app, lifetime };
}

test('one is shown once all announcements are over, and one that fills no gaps is not', async () => {
  expect(await appWith([OVER], [PLAIN, FILLER]).shown()).toBe('filler');
  expect(await appWith([OVER], [PLAIN]).shown()).toBeNull();
});

test('a live announcement keeps it away, and one without a weight does not', async () => {
  const [live, mute] = [announcement('live'), announcement('mute', { weight: 0 })];
  for (const seed of ['a', 'b', 'c', 'd']) {
    expect(await appWith([live, OVER], [FILLER]).shown(`seed=${seed}`)).toBe('live');
    expect(await appWith([mute], [FILLER]).shown(`seed=${seed}`)).toBe('filler');
  }
});

test('without announcements it competes with the other default messages', async () => {
  const { shown } = appWith([], [PLAIN, FILLER]);
  const drawn = new Set<string | null>();
  for (let seed = 0; seed < 20; seed += 1) drawn.add(await shown(`seed=s${seed}`));
  expect([...drawn].sort()).toEqual(['filler', 'plain']);
});

test('the header does not outlive its own start and end, nor those of the announcements', async () => {
  const next = announcement('next', { startDate: after(2) });
  expect(await appWith([next], [FILLER]).lifetime()).toBeLessThanOrEqual(120);
  for (const window of [{ startDate: after(1) }, { endDate: after(1) }]) {
    const { lifetime } = appWith([OVER], [{ ...FILLER, ...window }]);
    expect(await lifetime()).toBeLessThanOrEqual(60);
  }
  expect(await appWith([OVER], [FILLER]).lifetime()).toBeGreaterThan(120);
});

test('the manifest names its start as the next content boundary', async () => {
  const { request } = appWith([OVER], [{ ...FILLER, startDate: after(7) }, PLAIN]);
  const text = await (await request('/chrome/manifest.json')).text();
  expect(text).toContain(new Date(NOW + 7 * MINUTE).toISOString().replace('.000Z', ''));
});

test('limited to some pages, it fills the gaps of only these pages', async () => {
  const { shown } = appWith([OVER], [{ ...FILLER, paths: ['/docs/*'] }]);
  expect([await shown('path=/docs/a'), await shown('path=/pricing')]).toEqual(['filler', null]);
});
