/** Who may use the Studio: tokens of Cloudflare Access, local use, and writes of other origins. On workerd. */

import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { ACCESS, AUDIENCE, CERTS, CERTS_URL, signed, TEAM } from '../../../../test/support/access.ts';
import { studioOnWorkerd } from '../../../../test/support/studio-on-workerd.ts';
import type { ApiError, Session } from '../../src/contract/api.ts';

const STUDIO = 'https://studio.example.com';

const forgedKeys = await generateKeyPair('RS256');

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A Studio that is asked by the host name of an origin. */
function studioAt(options: Parameters<typeof studioOnWorkerd>[0]) {
  const { started } = studioOnWorkerd(options);
  const request = async ({ path = '/api/session', ...init }: Sent = {}, origin = STUDIO) => {
    const response = await started().miniflare.dispatchFetch(origin + path, { redirect: 'manual', ...init });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  return request;
}

const inHeader = (token: string) => ({ headers: { 'cf-access-jwt-assertion': token } });

describe('with Access configured', () => {
  let certsAnswer: () => Response;
  const request = studioAt({
    variables: ACCESS,
    replaced: {
      outboundService: ({ url }: { url: string }) =>
        url === CERTS_URL ? certsAnswer() : new Response(null, { status: 404 }),
    },
  });

  test('while its keys cannot be fetched, nobody is let in', async () => {
    certsAnswer = () => new Response('down', { status: 503 });
    const { status, text } = await request(inHeader(await signed()));
    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ error: 'unavailable' } satisfies Partial<ApiError>);
    certsAnswer = () => Response.json(CERTS);
  });

  test('a token in the header or in the cookie lets a person in', async () => {
    const token = await signed();
    for (const headers of [{ 'cf-access-jwt-assertion': token }, { cookie: `a=b; CF_Authorization=${token}` }]) {
      const { status, text } = await request({ headers });
      expect(status).toBe(200);
      expect((JSON.parse(text) as Session).person).toBe('kim@example.com');
    }
    expect((await request({ path: '/', ...inHeader(token) })).text).toContain('<div id="studio">');
  });

  test('a service token lets a program in', async () => {
    const token = await signed({ email: undefined, common_name: 'e367826f93b8d71185e03fe518aff3b4.access', sub: '' });
    expect(JSON.parse((await request(inHeader(token))).text)).toMatchObject({
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
    const { status, text } = await request(inHeader(await token()));
    expect(status).toBe(403);
    expect(JSON.parse(text)).toMatchObject({ error: 'refused' } satisfies Partial<ApiError>);
  });

  test('without a token everything is refused but files and shared previews', async () => {
    for (const path of ['/', '/api/draft', '/api/schemas/publication', '/preview', '/nothing', '/chrome/header']) {
      expect([path, (await request({ path })).status]).toEqual([path, 403]);
    }
    const page = (await request({ path: '/', ...inHeader(await signed()) })).text;
    const script = /src="(\/studio\/[^"]+)"/.exec(page)?.[1] ?? '';
    expect((await request({ path: script })).status).toBe(200);
  });

  test('local use needs its variable', async () => {
    expect((await request({}, 'http://localhost:8787')).status).toBe(403);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['no origin that has a name', { origin: 'null' }, 403],
    ['the same site', { 'sec-fetch-site': 'same-site' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['the Studio’s own pages', { origin: STUDIO, 'sec-fetch-site': 'same-origin' }, 201],
    ['a program', {}, 201],
  ])('a write from %s', async (_, headers: Record<string, string>, expected) => {
    const { status } = await request({
      path: '/api/shares',
      method: 'POST',
      body: '{"days":1}',
      headers: { ...headers, 'content-type': 'application/json', 'cf-access-jwt-assertion': await signed() },
    });
    expect(status).toBe(expected);
  });
});

describe('without configuration', () => {
  const request = studioAt({ variables: { ACCESS_TEAM_DOMAIN: TEAM } });

  test.each([STUDIO, 'http://localhost:8787'])(
    'everything is refused at %s, with what to configure',
    async (origin) => {
      const api = await request(inHeader(await signed()), origin);
      expect([api.status, JSON.parse(api.text)]).toEqual([403, expect.objectContaining({ error: 'refused' })]);
      const page = await request({ path: '/' }, origin);
      expect([page.status, page.headers.get('content-type')]).toEqual([403, expect.stringContaining('text/html')]);
      for (const { text } of [api, page]) expect(text).toMatch(/ACCESS_TEAM_DOMAIN[\s\S]*ACCESS_AUDIENCE/);
    },
  );
});

describe('local use', () => {
  const { started } = studioOnWorkerd({ variables: { STUDIO_LOCAL: 'on' } });

  test('is refused to a page whose host name was pointed here, whatever URL its header states', async () => {
    const { port } = new URL(started().studio.origin);
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
});

describe('with the limits of the platform', () => {
  const limit = (id: string) => ({ namespace_id: id, simple: { limit: 3, period: 60 } });
  const request = studioAt({ replaced: { ratelimits: { SHARE_LIMIT: limit('1'), WRITE_LIMIT: limit('2') } } });

  const WRITE = { path: '/api/shares/unknown', method: 'DELETE' };
  const OPENING = { path: '/share/unknown', headers: { 'cf-connecting-ip': '192.0.2.1' } };

  test.each([
    ['writes of a person', WRITE],
    ['unknown secrets from an address', OPENING],
  ])('%s are refused when there are too many', async (_, sent) => {
    const statuses: number[] = [];
    // the minute of the limit may end meanwhile
    while (!statuses.includes(429) && statuses.length < 10) {
      statuses.push((await request(sent, 'http://localhost:8787')).status);
    }
    expect(statuses.slice(0, 3)).toEqual([404, 404, 404]);
    expect(statuses.at(-1)).toBe(429);
  });
});
