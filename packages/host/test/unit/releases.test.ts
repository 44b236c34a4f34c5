/** The package with services of other releases, and theirs with this service: what they share is the contract, not the markup. */

import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { CONTRACT_VERSION } from '../../../../src/contract/contract-version.ts';
import { silentBlog, testApp } from '../../../../test/support/app.ts';
import { EARLIER_RELEASES } from '../../../../test/support/earlier-releases.ts';
import { createChrome } from '../../src/index.ts';
import { CONTRACT } from '../../src/parse-answer.ts';
import { type Answer, answerFor, isDead, json, memoryCopies, works } from './support/fake-service.ts';
import { seconds, settle, useFakeTime } from './support/fake-time.ts';
import { host } from './support/host.ts';

useFakeTime();

/** As the releases sent it, with short parts. That of 0.3.0 has no contract, and neither styles nor scripts. */
const sentBy = async (release: string): Promise<Answer> => {
  const text = await readFile(new URL(`./fixtures/all-${release}.json`, import.meta.url), 'utf8');
  return () => {
    const sent = JSON.parse(text);
    const freshUntil = new Date(Date.now() + 86_400_000).toISOString();
    return json({ ...sent, freshness: { ...sent.freshness, freshUntil } });
  };
};

const app = testApp({ blog: silentBlog });
/** The files of tests have no real hashes. */
const today: Answer = async ({ pathname, search }) => {
  const response = await app.request(pathname + search);
  return new Response((await response.text()).replaceAll(/sha256-[\w-]+\.\w+/g, 'sha256-AAAA'), response);
};

/** What may be added without a higher version of the contract. */
const next: Answer = ({ searchParams }) => {
  const { styles, scripts, freshness, head, header, footer, ...others } = answerFor(searchParams);
  return json({
    ...others,
    contract: CONTRACT,
    language: searchParams.get('lang') ?? 'en',
    direction: 'ltr',
    head: `<!-- chrome --><meta name="chrome" content="2">${head}<style>a{}</style>\n`,
    header: `<!-- banner --><div data-top>\n${header}`,
    footer: `${footer}\n`,
    styles: styles.map((style) => ({ ...style, media: 'all' })),
    scripts: [...scripts, ...scripts.map((script) => ({ ...script, kind: 'late' }))],
    fonts: [{ href: '/chrome/assets/inter.woff2' }],
    freshness: { ...freshness, state: 'renewing', maxStale: 5 },
  });
};

/** In milliseconds: rendering takes real time. */
const DEADLINE = 10_000;

const changed =
  (change: object): Answer =>
  ({ searchParams }) =>
    json({ ...answerFor(searchParams), ...change });

test('service and package have the same contract', () => {
  expect(CONTRACT_VERSION).toBe(CONTRACT);
});

test.each<[string, Answer]>([
  ['0.3.0', await sentBy('0.3.0')],
  ['0.4.0', await sentBy('0.4.0')],
  ['this release', today],
  ['the next release', next],
])(
  'the service of %s is shown with the files of its head as data, and its copy by the next process',
  async (_, answer) => {
    const { copies, stored } = memoryCopies();
    const { service, page } = host(answer, { copies, timeout: DEADLINE });
    const chrome = await page({ language: 'de' }, DEADLINE);
    await settle();
    expect([chrome.source, service.problems, stored.size]).toEqual(['service', [], 1]);
    expect(chrome.styles).toEqual([{ href: expect.stringMatching(/chrome-\w+\.css$/), integrity: expect.any(String) }]);
    expect(chrome.scripts[0]).toEqual({
      src: expect.stringMatching(/loader-\w+\.js$/),
      integrity: expect.any(String),
    });
    const restarted = host(isDead, { copies });
    await seconds(86_401);
    const copy = await restarted.page({ language: 'de' });
    expect([copy.source, copy.head]).toEqual(['copy', chrome.head]);
  },
);

describe.each(EARLIER_RELEASES)('the package of $version', (release) => {
  test('shows this service', async () => {
    const { service, page } = host(today, { timeout: DEADLINE }, release.createChrome);
    const shown = await page({ language: 'de', path: '/de/pricing' }, DEADLINE);
    expect([shown.source, service.problems]).toEqual(['service', []]);
  });

  test.each([
    ['has stored copies that this package shows', release.createChrome, createChrome],
    ['shows copies that this package has stored', createChrome, release.createChrome],
  ])('%s', async (_, writes, reads) => {
    const { copies } = memoryCopies();
    const { page } = host(today, { copies, timeout: DEADLINE }, writes);
    for (const language of [undefined, 'de', 'fr-CA']) {
      const given = language === undefined ? {} : { language };
      const { head, header, footer } = await page(given, DEADLINE);
      await settle();
      const copy = await host(isDead, { copies }, reads).page(given);
      expect(copy).toMatchObject({ head, header, footer });
    }
  });
});

test.each([2, 0, '1', null])(
  'a service of contract %j is refused with a reason, and pages keep the last good copy, or the fallback',
  async (contract) => {
    const { service, page } = host(changed({ contract }));
    expect((await page()).source).toBe('fallback');
    expect(service.problems).toEqual([
      expect.stringMatching(/the service's contract is .*, but this package supports only 1: install the package/),
    ]);
    service.answer = works;
    await seconds(60);
    const good = await page();
    service.answer = changed({ contract });
    await seconds(400);
    expect(await page()).toEqual({ ...good, source: 'copy', freshUntil: null });
  },
);

test('a copy that a package of another contract has stored is not used', async () => {
  const { copies, stored } = memoryCopies();
  await host(works, { copies }).page();
  await settle();
  expect(stored.size).toBe(1);
  for (const [name, bytes] of stored) {
    const { at, full } = JSON.parse(new TextDecoder().decode(bytes));
    stored.set(name, new TextEncoder().encode(JSON.stringify({ at, full: { ...full, contract: 2 } })));
  }
  const { service, page } = host(isDead, { copies });
  expect((await page()).source).toBe('fallback');
  expect(service.problems.join()).toContain("a stored copy cannot be used: the service's contract is 2");
});
