/** The examples beyond the failure matrix: languages, assets, many visitors at once, expired copies, and places. */

import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFaultyService } from '../../packages/cli/src/conformance/faulty-service.ts';
import { freePort } from '../../packages/cli/src/local/free-port.ts';
import { type StartedService, startService } from '../../packages/cli/src/local/service.ts';
import { EXAMPLES_DIRECTORY } from '../../tools/examples/configuration.ts';
import { DEADLINE } from '../../tools/examples/example.ts';
import { EXAMPLES } from '../../tools/examples/examples.ts';
import { CHROME, chromePage, goodAnswer } from './support/first-answers.ts';
import { judgePage } from './support/judge-page.ts';

const FALLBACK = { header: 'fallback', footer: 'fallback' };

let service: StartedService;
beforeAll(async () => {
  service = await startService({ preview: false });
});
afterAll(() => service?.stop());

const page = async (address: string | URL) =>
  (await fetch(address, { signal: AbortSignal.timeout(2 * DEADLINE) })).text();

describe.each(EXAMPLES.filter(({ column }) => column !== null))('$name', ({ name, start }) => {
  test('pages on the given port show the chrome in their language, with its assets from the host', async () => {
    const port = await freePort();
    const host = await start(service.origin, port);
    try {
      expect(host.origin).toBe(`http://127.0.0.1:${port}`);
      for (const [path, language] of [
        ['/', 'en'],
        ['/de/', 'de'],
      ] as const) {
        const html = await chromePage(host.origin + path);
        const languages = [...html.matchAll(/<(?:header|footer) [^>]*?lang="(\w+)"/g)].map(([, found]) => found);
        expect(languages).toEqual([language, language]);
        const files = [...html.matchAll(/(?:href|src)="([^"]*\/chrome\/assets\/[^"]+)"/g)].map(
          ([, file]) => file ?? '',
        );
        expect(files.length).toBeGreaterThanOrEqual(2);
        for (const file of files) {
          const answer = await goodAnswer(new URL(file, host.origin));
          expect(answer.headers.get('cache-control')).toContain('immutable');
        }
      }
    } finally {
      await host.stop();
    }
  });

  // a Podium layout sends browsers to the service itself
  test.skipIf(name === 'podium-layout')('a cached style sheet is served while the service stalls', async () => {
    const faulty = await startFaultyService(service.origin, 'max-age=60');
    const host = await start(faulty.origin);
    try {
      const html = await chromePage(`${host.origin}/`);
      const [, href = ''] = /<link [^>]*href="([^"]*\/chrome\/assets\/chrome-[^"]+)"/.exec(html) ?? [];
      expect(href).toContain('/chrome/assets/');
      const file = new URL(href, host.origin);
      expect(file.origin).toBe(host.origin);
      const styles = await (await goodAnswer(file)).text();
      expect(styles).toContain('.portico-header');
      await faulty.become('stalls before the headers');
      expect(await page(file)).toBe(styles);
    } finally {
      await host.stop();
      await faulty.stop();
    }
  });

  test('a conditional request gets 200 if the chrome of the page has changed', async () => {
    const faulty = await startFaultyService(service.origin, 'max-age=60');
    await faulty.become('500 with a page');
    const host = await start(faulty.origin);
    try {
      const cached = await fetch(`${host.origin}/`);
      expect(judgePage(await cached.text())).toEqual(FALLBACK);
      await faulty.become('works');
      await chromePage(`${host.origin}/`);
      const validators = {
        'if-none-match': cached.headers.get('etag'),
        'if-modified-since': cached.headers.get('last-modified'),
      };
      const sent = Object.entries(validators).filter((entry): entry is [string, string] => entry[1] !== null);
      const answer = await fetch(`${host.origin}/`, { headers: sent });
      expect(answer.status).toBe(200);
      expect(judgePage(await answer.text())).toEqual(CHROME);
    } finally {
      await host.stop();
      await faulty.stop();
    }
  });
});

test.each(EXAMPLES.filter(({ name }) => name === 'varnish' || name === 'nginx'))(
  '$name includes a header with places, and leaves the content beside it as the page has it',
  async ({ start }) => {
    const source = await readFile(`${EXAMPLES_DIRECTORY}site/community/index.html`, 'utf8');
    const [content = ''] = /<div data-portico-fill="account">.*<\/div>\n<main>.*<\/main>/s.exec(source) ?? [];
    expect(content).toContain('“');
    const places = (html: string) => [...html.matchAll(/data-portico-slot="(\w+)"/g)].map(([, name]) => name);
    const host = await start(service.origin);
    try {
      const html = await chromePage(`${host.origin}/community/`);
      const [before = '', after = '', ...others] = html.split(content);
      expect(others).toEqual([]);
      expect(places(before)).toEqual(places(await page(`${service.origin}/chrome/header?site=community`)));
      expect(places(before)).toContain('account');
      expect(places(after)).toEqual([]);
      // a sibling of the header, whose script stands between them
      expect(before.slice(before.indexOf('</header>'))).toMatch(
        /^<\/header>\s*<script [^>]*><\/script>\s*(<!--[^>]*-->\s*)?$/,
      );
      expect(after).toContain('<footer');
    } finally {
      await host.stop();
    }
  },
);
