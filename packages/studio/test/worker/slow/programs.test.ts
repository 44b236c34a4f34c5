/** What programs use of the Studio: every example of docs/studio-api.md, the schemas, and `portico content`. On workerd. */

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Publication } from '../../../../../src/content/publication.ts';
import { pngFile } from '../../../../../test/support/picture-files.ts';
import { contentCommand as run } from '../../../../../test/support/run-content.ts';
import { messageContent } from '../../../../../test/support/studio-api.ts';
import { studioOnWorkerd } from '../../../../../test/support/studio-on-workerd.ts';
import { ROOT } from '../../../../cli/src/root.ts';
import type { Check, Version } from '../../../src/contract/api.ts';
import type { Release } from '../../../src/contract/releases.ts';
import { ROUTES } from '../../../src/contract/routes.ts';

const seen = { start: null, end: null, views: 1_000, clicked: 0.1, dismissed: 0.1 };
const { api, fetch, inKv } = studioOnWorkerd({
  sample: [{ id: 'spring-webinar', languages: ['en'], sites: ['main'], ...seen }],
});

interface Example {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Record<string, unknown> | null;
  /** The files of a form, by field. */
  readonly form: Readonly<Record<string, string>> | null;
  /** `null` if there is no body. */
  readonly answer: unknown;
}

async function documentedExamples(): Promise<Example[]> {
  const text = await readFile(`${ROOT}docs/studio-api.md`, 'utf8');
  const blocks = [...text.matchAll(/^```http\n([\s\S]*?)^```\n(?:\n```json\n([\s\S]*?)^```\n)?/gm)];
  const pairs = (lines: readonly string[], separator: string) =>
    Object.fromEntries(lines.map((line) => line.split(separator)));
  return blocks.map(([, request = '', answer = 'null']) => {
    const [head = '', body = 'null'] = request.split('\n\n');
    const [start = '', ...lines] = head.trim().split('\n');
    const [method = '', path = ''] = start.split(' ');
    const headers = pairs(lines, ': ');
    const isForm = headers['Content-Type'] === 'multipart/form-data';
    const content = isForm
      ? { body: null, form: pairs(body.trim().split('\n'), '=@') }
      : { body: JSON.parse(body), form: null };
    return { method, path, headers, ...content, answer: JSON.parse(answer) };
  });
}

/** Sends pictures, of which `larger` has more pixels. */
async function upload(names: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [field, name] of Object.entries(names)) {
    form.set(field, new File([pngFile(field === 'larger' ? 720 : 360)], name));
  }
  const response = await fetch('/api/pictures', { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Whether a value has what is documented, of the same types; lists are compared by their first elements. */
function differences(documented: unknown, actual: unknown, path = ''): string[] {
  if (Array.isArray(documented)) {
    if (!Array.isArray(actual)) return [`${path} is no list`];
    if (documented.length === 0) return [];
    return actual.length === 0 ? [`${path} is empty`] : differences(documented[0], actual[0], `${path}[0]`);
  }
  if (documented !== null && typeof documented === 'object') {
    if (actual === null || typeof actual !== 'object') return [`${path} is no object`];
    return Object.entries(documented).flatMap(([key, value]) =>
      key in actual
        ? differences(value, (actual as Record<string, unknown>)[key], `${path}.${key}`)
        : [`${path}.${key} is missing`],
    );
  }
  if (documented === null || actual === null) return [];
  return typeof documented === typeof actual ? [] : [`${path} is a ${typeof actual}`];
}

/** An open release of what is ready. */
async function newRelease(): Promise<Release> {
  const { since, chosen: entries } = await api.check();
  return (await api.call<Release>('POST', 'releases', { name: 'Open', since, entries, state: 'open' })).body;
}

describe('docs/studio-api.md', () => {
  test('its examples answer as documented, one after the other', async () => {
    const examples = await documentedExamples();
    expect(examples.length).toBeGreaterThan(15);
    /** What stands for the placeholders of paths and headers. */
    const known: Record<string, string> = {};
    const fill = (text: string) =>
      Object.entries(known).reduce((filled, [name, value]) => filled.replace(`<${name}>`, value), text);
    let release: Release | null = null;
    for (const { method, path, headers, body, form, answer } of examples) {
      const where = `${method} ${path}`;
      const isDeleted = where === 'DELETE /api/releases/<release>';
      if (where === 'POST /api/releases' || isDeleted) await api.add(`of-a-release-${method.toLowerCase()}`);
      if (isDeleted) release = await newRelease();
      if (where === 'GET /api/deleted') await api.remove(await api.add('of-last-week'));
      if (release) known.release = release.id;
      const isRelease = path.startsWith('/api/releases');
      const of = isRelease && release ? { entries: release.entries, release: release.id } : { entries: 'ready' };
      const at = isRelease && typeof body?.at === 'string' ? { at: body.at } : {};
      const { since, chosen, warnings } = (await api.call<Check>('POST', 'review', { ...of, ...at })).body;
      const { revision, entries } = await api.draft();
      const { languages } = (await api.call<Version>('GET', `versions/${since}`)).body;
      // the numbers and the content depend on the files of the release
      const actual: Record<string, unknown> = {
        since,
        acknowledged: warnings.map(({ key }) => key),
        ...(path === '/api/versions' || isRelease ? { entries: chosen } : {}),
        ...(isRelease && release ? { revision: release.revision } : {}),
        ...(path === '/api/draft' ? { revision, entries: entries.map(({ id, content }) => ({ id, content })) } : {}),
      };
      const sentFor = ([key, value]: [string, unknown]) => [
        key,
        value === '<languages>' ? languages : (actual[key] ?? value),
      ];
      const sent = body && Object.fromEntries(Object.entries(body).map(sentFor));
      const filled = Object.entries(headers).map(([name, value]) => [name, fill(value)]);
      const result = form
        ? await upload(form)
        : await api.call<Record<string, unknown>>(
            method,
            fill(path).replace('/api/', ''),
            sent ?? undefined,
            Object.fromEntries(filled),
          );
      expect([where, result.status]).toEqual([
        where,
        expect.toSatisfy((status: number) => status >= 200 && status < 300),
      ]);
      expect([where, differences(answer, result.body)]).toEqual([where, []]);
      if (answer !== null && !Array.isArray(answer) && !path.includes('schemas')) {
        expect([where, Object.keys(result.body)]).toEqual([where, Object.keys(answer as object)]);
      }
      if (typeof result.body?.revision === 'number') known.revision = String(result.body.revision);
      if (result.body?.on !== undefined) known.comment = String(result.body.id);
      if (typeof result.body?.isReadable === 'boolean') release = result.body as unknown as Release;
      if (typeof result.body?.path === 'string' && 'id' in result.body) known.share = String(result.body.id);
      if (form) known.picture = String(result.body?.path).split('/').at(-1) ?? '';
    }
  });

  test('it has an example for every route', async () => {
    // docs/operations.md has the commands for backups
    const patterns = Object.keys(ROUTES).filter((route) => !route.includes(' /backups'));
    expect(patterns.length).toBeGreaterThan(12);
    const documented = (await documentedExamples()).map(
      ({ method, path }) => `${method} ${path.replace('/api', '').replace(/\?.*/, '')}`,
    );
    const missing = patterns.filter((pattern) => {
      const expression = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
      return !documented.some((example) => expression.test(example));
    });
    expect(missing).toEqual([]);
  });
});

describe('the schemas', () => {
  const schemaOf = async (name: string) => (await api.call<object>('GET', `schemas/${name}`)).body;

  test('accept what the Studio answers and takes, and nothing else', async () => {
    const ajv = new Ajv({ strict: false });
    const document = JSON.parse(await inKv());
    const { languages } = document;
    const valid: Readonly<Record<string, unknown>> = {
      publication: document,
      entry: messageContent(),
      draft: { revision: 1, entries: [{ id: 'a', content: messageContent() }] },
      review: { entries: 'ready' },
      publish: { since: 1, languages, reason: '' },
      restore: { reason: '' },
      end: { languages: ['en'], reason: '' },
      share: { days: 7 },
    };
    for (const [name, value] of Object.entries(valid)) {
      const validate = ajv.compile(await schemaOf(name));
      expect([name, validate(value), validate.errors]).toEqual([name, true, null]);
      expect([name, validate({ ...(value as object), more: 1 })]).toEqual([name, false]);
    }
  });

  test('others do not exist', async () => {
    expect((await api.call('GET', 'schemas/constructor')).status).toBe(404);
  });
});

describe('portico content', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'portico-messages-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  const file = (name: string) => join(directory, name);
  const read = async (name: string): Promise<Publication> => JSON.parse(await readFile(file(name), 'utf8'));

  test('ends with a status for scripts', async () => {
    // not synchronously, or this process misses that the Studio ends a connection, and uses it in the next test
    const start = (...words: readonly string[]) =>
      promisify(execFile)(process.execPath, [`${ROOT}packages/cli/src/portico.ts`, 'messages', ...words], {
        cwd: ROOT,
      });
    await run('export', file('a.json'));
    expect(await start('check', file('a.json'))).toMatchObject({
      stdout: expect.stringContaining('The document can be published.'),
    });
    await expect(start('check', file('none.json'))).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('none.json'),
    });
  });

  test.each([
    [
      'a wrong link',
      (document: Publication) => JSON.stringify(document).replace(/"link":"[^"]+"/, '"link":"{nowhere}/x"'),
      'link: brand.json has no origin "nowhere"',
    ],
    ['no messages', (document: Publication) => JSON.stringify({ ...document, languages: {} }), 'no messages'],
    ['half a document', () => '{', 'not valid JSON'],
  ])('says what is wrong with %s', async (_, damage, reason) => {
    await run('export', file('e.json'));
    await writeFile(file('e.json'), damage(await read('e.json')));
    const output = expect.stringContaining(reason);
    expect(await run('check', file('e.json'))).toEqual({ code: 1, output });
  });

  test('says what is wrong with its options', async () => {
    expect(await run('check', file('none.json'))).toMatchObject({
      code: 1,
      output: expect.stringContaining('cannot be read'),
    });
    expect(await run('import', file('a.json'), '--to=nowhere')).toMatchObject({ code: 1 });
    expect(await run('import', file('a.json'))).toMatchObject({
      code: 1,
      output: expect.stringContaining('portico content'),
    });
  });
});
