/** The controls of the preview, and what it says of dates that people type. */

import { describe, expect, test } from 'vitest';
import { testPreview } from '../../../../test/support/preview.ts';
import { controlled } from '../../src/preview/preview-state.ts';

test.each(controlled({ preview: true, sampleBlog: true }))(
  'the preview page has a control for the parameter %s',
  async (name) => {
    const page = await (await testPreview()('/preview')).text();
    expect(page).toMatch(new RegExp(`<(input|select|textarea)[^>]* name="${name}"`));
  },
);

describe('without a sample blog', () => {
  const ask = (path: string) => testPreview({ sampleBlog: false })(path);

  test.each(['/preview', '/preview/page', '/chrome/teaser/latest-post'])(
    '%s neither offers nor reads the parameter “blog”',
    async (path) => {
      const [without, slow] = [await ask(path), await ask(`${path}?blog=slow`)];
      const text = await without.text();
      expect(await slow.text()).toBe(text);
      expect(text).not.toContain('name="blog"');
    },
  );

  test('the parameter is unknown, as it is to the public service', async () => {
    const response = await ask('/chrome/teaser/latest-post?blog=slow');
    expect([response.status, response.headers.get('portico-notice')]).toEqual([200, 'blog;unknown']);
  });
});

/** The summary of the preview, without markup. */
async function summaryOf(query: string): Promise<string> {
  const html = await (await testPreview()(`/preview?lang=en&${query}`)).text();
  const [, summary = ''] = /data-preview-live="summary">(.*?)<\/section>/s.exec(html) ?? [];
  return summary.replaceAll(/<[^>]*>/g, '').replaceAll('&quot;', '"');
}

test.each([
  // as a browser's field gives it while the year is typed
  ['at=0027-03-01T09:00&zone=Europe/Berlin', 'English, 1 Mar 2027, 09:00 CET (1 Mar 2027, 08:00 UTC)'],
  ['at=0027-03-01T09:00:30', 'English, 1 Mar 2027, 09:00:30 UTC'],
  ['at=27-03-01T09:00', 'English, 1 Mar 2027, 09:00 UTC'],
])('a year of two digits in %s is in this century', async (query, moment) => {
  expect(await summaryOf(query)).toContain(moment);
});

test.each([
  ['at=0027-03-01T09:00:00Z', 'must be in a year from 2000 to 9999; “now” is used instead'],
  ['at=1999-12-31T23:59:59', 'must be in a year from 2000 to 9999; “now” is used instead'],
  ['at=yesterday', 'must be a date such as 2026-03-14, or an instant with a time zone'],
])('%s is refused in words', async (query, words) => {
  const summary = await summaryOf(query);
  expect(summary).toContain(`Date and time ${words}`);
  expect(summary).toContain('English, now, ');
});
