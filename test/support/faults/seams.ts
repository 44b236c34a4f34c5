/**
 * The service's dependencies, and how each can fail: the rows and cells of the table of faults. Every fault is a piece
 * of JavaScript that replaces a part of the platform, of the bundle, or of a binding.
 */

/** `env`, `context` and the globals are the worker's; `never`, `late` and `fail` are in fault-worker.ts. */
export interface Seam {
  readonly name: string;
  /** How it fails → the code that makes it fail. */
  readonly ways: Readonly<Partial<Record<Way, string>>>;
  /** Where the code runs: before each request, or in a module of the bundle. */
  readonly where: 'request' | 'react-dom/server' | 'content';
  /** Health is degraded although all answers are complete: they do not show what was published last. */
  readonly isPublication?: true;
}

export const WAYS = ['throws', 'hangs', 'lies', 'is late', 'is from the future'] as const;
export type Way = (typeof WAYS)[number];

/** An entry of the data centre's cache with an address that must not be used, and one from tomorrow. */
const HOSTILE_POST = `{ title: 'Hostile', link: 'javascript:alert(1)', thumbnail: 'https://evil.example/x.png' }`;
const DAY = 24 * 3_600_000;

const cacheWith = (method: string) =>
  `Object.defineProperty(globalThis, 'caches', { configurable: true, value: { default: { ${method} } } });`;
const clockOf = (expression: string) => `const now = real.now; Date.now = () => ${expression};`;

const MESSAGES = { announcements: [], featureMessages: [], cards: {} };
/** A document with an unreadable message. */
const PARTLY = JSON.stringify({
  format: 1,
  version: 7,
  publishedAt: '2026-01-01T00:00:00Z',
  languages: { de: { ...MESSAGES, announcements: [{ id: 'cut-off' }] }, en: MESSAGES },
});
const COMPLETE = PARTLY.replace('{"id":"cut-off"}', '');
/** Makes each request read KV again, which has the document only at first. */
const afterOneDocument = (get: string) =>
  `globalThis.requests = (globalThis.requests ?? 0) + 1;
  Date.now = () => real.now() + globalThis.requests * 30_000;
  env.MESSAGES = { get: async () => { globalThis.reads = (globalThis.reads ?? 0) + 1; if (globalThis.reads === 1) return ${JSON.stringify(COMPLETE)}; ${get} } };`;

/** In modules of the bundle. */
const IN_MODULES: readonly Seam[] = [
  {
    name: 'renderer',
    where: 'react-dom/server',
    ways: {
      throws: `export const renderToString = () => { throw new Error('injected'); };`,
      lies: `export const renderToString = (element) => render(element).slice(0, 1_000);`,
    },
  },
  {
    name: 'renderer, after one header',
    where: 'react-dom/server',
    ways: {
      throws: `let calls = 0; export const renderToString = (element) => { calls += 1; if (calls > 1) throw new Error('injected'); return render(element); };`,
    },
  },
  {
    name: 'renderer of one column',
    where: 'react-dom/server',
    ways: {
      throws: `export const renderToString = (element) => { const html = render(element); if (html.includes('portico-teaser')) throw new Error('injected'); return html; };`,
    },
  },
  {
    name: 'content',
    where: 'content',
    ways: {
      throws: `throw new Error('injected');`,
      lies: `return { ...content, navigation: content.navigation.map((item) => ({ ...item, columns: [{ kind: 'links' }, ...(item.columns ?? []).slice(1)] })) };`,
      'is from the future': `return { ...content, announcements: [{ id: 'x', weight: Infinity, startDate: NaN, endDate: 1e300 }] };`,
    },
  },
];

/** In what a request is given. */
const IN_REQUESTS: Readonly<Record<string, Seam['ways']>> = {
  'cache: match': {
    throws: cacheWith(`match: fail, put: async () => {}`),
    hangs: cacheWith(`match: never, put: async () => {}`),
    lies: cacheWith(`match: async () => Response.json({ post: {} }), put: async () => {}`),
    'is late': cacheWith(`match: async () => { await late(); }, put: async () => {}`),
    'is from the future': cacheWith(
      `match: async () => Response.json({ answer: ${HOSTILE_POST}, fetchedAt: Date.now() + ${DAY}, at: Date.now() + ${DAY}, retryAt: Date.now() + ${2 * DAY}, failures: 1, reason: '', claim: null }), put: async () => {}`,
    ),
  },
  'cache: body': {
    throws: cacheWith(`match: async () => ({ ok: true, json: fail, text: fail }), put: async () => {}`),
    hangs: cacheWith(`match: async () => ({ ok: true, json: never, text: never }), put: async () => {}`),
    lies: cacheWith(`match: async () => new Response('<html>'), put: async () => {}`),
    'is late': cacheWith(
      `match: async () => ({ ok: true, json: async () => { await late(); }, text: async () => { await late(); return ''; } }), put: async () => {}`,
    ),
  },
  'cache: put': {
    throws: cacheWith(`match: async () => undefined, put: fail`),
    hangs: cacheWith(`match: async () => undefined, put: never`),
    'is late': cacheWith(`match: async () => undefined, put: late`),
  },
  crypto: {
    throws: `crypto.randomUUID = fail; crypto.getRandomValues = fail; crypto.subtle.digest = fail;`,
    hangs: `crypto.subtle.digest = never;`,
    lies: `crypto.randomUUID = () => ''; crypto.subtle.digest = async () => new ArrayBuffer(0);`,
    'is late': `crypto.subtle.digest = late;`,
  },
  clock: {
    throws: clockOf(`fail()`),
    lies: clockOf(`NaN`),
    'is late': clockOf(`0`),
    'is from the future': clockOf(`now() + (globalThis.jumps = (globalThis.jumps ?? 0) + ${10 * DAY})`),
  },
  assets: {
    throws: `env.ASSETS = { fetch: fail };`,
    hangs: `env.ASSETS = { fetch: never };`,
    lies: `env.ASSETS = { fetch: async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }) };`,
    'is late': `const assets = env.ASSETS; env.ASSETS = { fetch: async (request) => { await late(); return assets.fetch(request); } };`,
  },
  blog: {
    throws: `env.BLOG = { fetch: fail };`,
    hangs: `env.BLOG = { fetch: never };`,
    lies: `env.BLOG = { fetch: async () => Response.json({ title: '<script>alert(1)</script>', link: 'javascript:alert(1)' }) };`,
    'is late': `const blog = env.BLOG; env.BLOG = { fetch: async (...args) => { await late(); return blog.fetch(...args); } };`,
    'is from the future': `env.BLOG = { fetch: async () => new Response('later', { status: 503, headers: { 'retry-after': '999999999' } }) };`,
  },
};

const OF_PUBLICATION: Readonly<Record<string, Seam['ways']>> = {
  KV: {
    throws: `env.MESSAGES = { get: fail };`,
    hangs: `env.MESSAGES = { get: never };`,
    lies: `env.MESSAGES = { get: async () => '<html>' };`,
    'is late': `env.MESSAGES = { get: async () => { await late(); return null; } };`,
    'is from the future': `env.MESSAGES = { get: async () => ${JSON.stringify(COMPLETE.replace('2026', '2090'))} };`,
  },
  'KV, after one document': {
    throws: afterOneDocument('fail();'),
    hangs: afterOneDocument('await never();'),
    lies: afterOneDocument(`return '{';`),
    'is late': afterOneDocument('await late();'),
    'is from the future': afterOneDocument(`return ${JSON.stringify(COMPLETE.replace('2026', '2090'))};`),
  },
  'KV: document is missing, after one': { lies: afterOneDocument('return null;') },
  'KV: a message of the document': { lies: `env.MESSAGES = { get: async () => ${JSON.stringify(PARTLY)} };` },
};

const AFTER_RESPONSES: Readonly<Record<string, Seam['ways']>> = {
  waitUntil: {
    throws: `context.waitUntil = fail;`,
    hangs: `context.waitUntil = never;`,
    lies: `context.waitUntil = undefined;`,
  },
};

const seamsOf = (seams: Readonly<Record<string, Seam['ways']>>, isPublication?: true): readonly Seam[] =>
  Object.entries(seams).map(([name, ways]) => ({
    name,
    ways,
    where: 'request',
    ...(isPublication && { isPublication }),
  }));

export const SEAMS: readonly Seam[] = [
  ...IN_MODULES,
  ...seamsOf(IN_REQUESTS),
  ...seamsOf(OF_PUBLICATION, true),
  ...seamsOf(AFTER_RESPONSES),
];
