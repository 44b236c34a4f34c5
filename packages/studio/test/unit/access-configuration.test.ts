/** What counts as a configuration of Cloudflare Access. On workerd: packages/studio/test/worker/access.test.ts. */

import { expect, test } from 'vitest';
import { accessConfiguration } from '../../src/access/access-token.ts';

const TEAM = 'https://acme.cloudflareaccess.com';

test('it is the origin of the team and an audience', () => {
  expect(accessConfiguration(TEAM, 'aud')).toEqual({ teamDomain: TEAM, audience: 'aud' });
});

test.each([
  ['nothing', undefined, undefined],
  ['no audience', TEAM, undefined],
  ['an empty audience', TEAM, ''],
  ['no team', undefined, 'aud'],
  ['a team without https', 'http://acme.cloudflareaccess.com', 'aud'],
  ['a host name alone', 'acme.cloudflareaccess.com', 'aud'],
  ['a team with a path', `${TEAM}/`, 'aud'],
])('%s is not a configuration', (_, team, audience) => {
  expect(accessConfiguration(team, audience)).toBeNull();
});
