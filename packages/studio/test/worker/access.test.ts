/** Who may use the Studio: tokens of Cloudflare Access, local use, and writes of other origins. On workerd. */

import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCESS, AUDIENCE, CERTS, CERTS_URL, signed, TEAM } from '../../../../test/support/access.ts';
import { type StartedStudio, startStudio } from '../../../cli/src/local/studio.ts';
import type { ApiError, Session } from '../../src/contract/api.ts';

const STUDIO = 'https://studio.example.com';

const forgedKeys = await generateKeyPair('RS256');

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

async function request({ miniflare }: StartedStudio, { path = '/api/session', ...init }: Sent = {}, origin = STUDIO) {
  const response = await miniflare.dispatchFetch(origin + path, { redirect: 'manual', ...init });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const inHeader = (token: string) => ({ headers: { 'cf-access-jwt-assertion': token } });

describe('with Access configured', () => {
  let started: StartedStudio;
  let certsAnswer: () => Response;
  beforeAll(async () => {
    started = await startStudio({
      variables: ACCESS,
      replaced: {
        outboundService: ({ url }: { url: string }) =>
          url === CERTS_URL ? certsAnswer() : new Response(null, { status: 404 }),
      },
    });
  });
  afterAll(() => started?.stop());

  test('while its keys cannot be fetched, nobody is let in', async () => {
    certsAnswer = () => new Response('down', { status: 503 });
    const { status, text } = await request(started, inHeader(await signed()));
    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ error: 'unavailable' } satisfies Partial<ApiError>);
    certsAnswer = () => Response.json(CERTS);
  });

  test('a token in the header or in the cookie lets a person in', async () => {
    const token = await signed();
    for (const headers of [{ 'cf-access-jwt-assertion': token }, { cookie: `a=b; CF_Authorization=${token}` }]) {
      const { status, text } = await request(started, { headers });
      expect(status).toBe(200);
      expect((JSON.parse(text) as Session).person).toBe('kim@example.com');
    }
    expect((await request(started, { path: '/', ...inHeader(token) })).text).toContain('<div id="studio">');
  });

  test('a service token lets a program in', async () => {
    const token = await signed({ email: undefined, common_name: 'e367826f93b8d71185e03fe518aff3b4.access', sub: '' });
    expect(JSON.parse((await request(started, inHeader(token))).text)).toMatchObject({
      person: 'e367826f93b8d71185e03fe518aff3b4.access',
    });
  });

  const now = Math.floor(Date.now() / 1_000);
  const REFUSED: Readonly<Record<string, () => Promise<string> | string>> = {
    'an expired one': () => signed({ iat: now - 1_200, exp: now - 600 }),
    'one without an expiry': () => signed({ exp: undefined }),
    'one that is not valid yet': () => signed({ nbf: now + 600 }),
    'a forged one': () => signed({}, { key: forgedKeys.privateKey }),
    'one of an unknown key': () => signed({}, { key: forgedKeys.privateKey, kid: 'two' }),
    'one for another audience': () => signed({ aud: ['another'] }),
    'one without an audience': () => signed({ aud: undefined }),
    'one of another issuer': () => signed({ iss: 'https://other.cloudflareaccess.com' }),
    'one that names nobody': () => signed({ email: undefined }),
    'one with an empty address': () => signed({ email: '' }),
    'one without a signature': () =>
      new UnsecuredJWT({ email: 'kim@example.com' })
        .setIssuer(TEAM)
        .setAudience(AUDIENCE)
        .setExpirationTime('1h')
        .encode(),
    'one signed with the public key as a secret': async () =>
      new SignJWT({ iss: TEAM, aud: [AUDIENCE], email: 'kim@example.com' })
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(JSON.stringify(CERTS.keys[0]))),
    'one whose content was changed': async () => {
      const [header, , signature] = (await signed()).split('.');
      const content = Buffer.from(
        JSON.stringify({ iss: TEAM, aud: [AUDIENCE], email: 'boss@example.com', exp: now + 600 }),
      ).toString('base64url');
      return [header, content, signature].join('.');
    },
    'text that is no token': () => 'abc',
    'text with dots': () => 'a.b.c',
  };

  test.each(Object.entries(REFUSED))('%s is refused', async (_, token) => {
    const { status, text } = await request(started, inHeader(await token()));
    expect(status).toBe(403);
    expect(JSON.parse(text)).toMatchObject({ error: 'refused' } satisfies Partial<ApiError>);
  });

  test('without a token everything is refused but files and shared previews', async () => {
    for (const path of [
      '/',
      '/history',
      '/api/draft',
      '/api/schemas/publication',
      '/preview',
      '/nothing',
      '/chrome/header',
    ]) {
      expect([path, (await request(started, { path })).status]).toEqual([path, 403]);
    }
    const page = (await request(started, { path: '/', ...inHeader(await signed()) })).text;
    const script = /src="(\/studio\/[^"]+)"/.exec(page)?.[1] ?? '';
    expect((await request(started, { path: script })).status).toBe(200);
  });

  test('local use needs its variable', async () => {
    expect((await request(started, {}, 'http://localhost:8787')).status).toBe(403);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['no origin that has a name', { origin: 'null' }, 403],
    ['the same site', { 'sec-fetch-site': 'same-site' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['the Studio’s own pages', { origin: STUDIO, 'sec-fetch-site': 'same-origin' }, 201],
    ['a program', {}, 201],
  ])('a write from %s', async (_, headers: Record<string, string>, expected) => {
    const { status } = await request(started, {
      path: '/api/shares',
      method: 'POST',
      body: '{"days":1}',
      headers: { ...headers, 'content-type': 'application/json', 'cf-access-jwt-assertion': await signed() },
    });
    expect(status).toBe(expected);
  });
});

test('without configuration everything is refused, and the answer says what to configure', async () => {
  const started = await startStudio({ variables: { ACCESS_TEAM_DOMAIN: TEAM } });
  try {
    for (const origin of [STUDIO, 'http://localhost:8787']) {
      const api = await request(started, inHeader(await signed()), origin);
      expect(api.status).toBe(403);
      expect(JSON.parse(api.text)).toMatchObject({ error: 'refused' });
      const page = await request(started, { path: '/' }, origin);
      expect(page.status).toBe(403);
      expect(page.headers.get('content-type')).toContain('text/html');
      for (const { text } of [api, page]) {
        expect(text).toContain('ACCESS_TEAM_DOMAIN');
        expect(text).toContain('ACCESS_AUDIENCE');
      }
    }
  } finally {
    await started.stop();
  }
});

describe('local use', () => {
  let started: StartedStudio;
  beforeAll(async () => {
    started = await startStudio({ variables: { STUDIO_LOCAL: 'on' } });
  });
  afterAll(() => started?.stop());

  test.each(['http://localhost:8787', 'http://127.0.0.1:8787', 'http://[::1]:8787'])(
    'is accepted at %s',
    async (origin) => {
      expect(JSON.parse((await request(started, {}, origin)).text)).toMatchObject({ person: 'local' });
    },
  );

  test.each([STUDIO, 'http://localhost.evil.example', 'http://127.0.0.1.evil.example', 'http://10.0.0.1'])(
    'is refused at %s',
    async (origin) => {
      expect((await request(started, {}, origin)).status).toBe(403);
    },
  );

  test('is refused to a page whose host name was pointed here, whatever URL its header states', async () => {
    const { port } = new URL(started.studio.origin);
    const requestWith = (headers: Record<string, string>) =>
      new Promise<{ status: number; text: string }>((resolve, reject) => {
        httpRequest({ host: '127.0.0.1', port, path: '/api/draft', headers }, async (response) => {
          resolve({ status: response.statusCode ?? 0, text: await text(response) });
        })
          .on('error', reject)
          .end();
      });
    expect((await requestWith({ host: `localhost:${port}` })).status).toBe(200);
    for (const url of ['http://localhost/api/draft', `http://127.0.0.1:${port}/api/draft`]) {
      for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example']) {
        const answer = await requestWith({ host, 'mf-original-url': url });
        expect([host, answer.status]).toEqual([host, 403]);
        expect(answer.text).not.toContain('entries');
      }
    }
  });

  test('accepts no writes from pages elsewhere', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
    const init = { path: '/api/shares', method: 'POST', body: '{"days":1}', headers };
    expect((await request(started, init, 'http://localhost:8787')).status).toBe(403);
  });
});

describe('with the limits of the platform', () => {
  let started: StartedStudio;
  beforeAll(async () => {
    const limit = (id: string) => ({ namespace_id: id, simple: { limit: 3, period: 60 } });
    started = await startStudio({ replaced: { ratelimits: { SHARE_LIMIT: limit('1'), WRITE_LIMIT: limit('2') } } });
  });
  afterAll(() => started?.stop());

  const WRITE = { path: '/api/shares/unknown', method: 'DELETE' };
  const OPENING = { path: '/share/unknown', headers: { 'cf-connecting-ip': '192.0.2.1' } };

  test.each([
    ['writes of a person', WRITE],
    ['unknown secrets from an address', OPENING],
  ])('%s are refused when there are too many', async (_, sent) => {
    const statuses: number[] = [];
    // the minute of the limit may end meanwhile
    while (!statuses.includes(429) && statuses.length < 10) {
      statuses.push((await request(started, sent, 'http://localhost:8787')).status);
    }
    expect(statuses.slice(0, 3)).toEqual([404, 404, 404]);
    expect(statuses.at(-1)).toBe(429);
  });
});
