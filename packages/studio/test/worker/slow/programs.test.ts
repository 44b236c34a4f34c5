/** What programs use of the Studio: every example of docs/studio-api.md, the schemas, and `portico content`. On workerd. */

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPANY } from '../../../../../src/company.ts';
import type { Publication } from '../../../../../src/content/publication.ts';
import { NO_FIGURES } from '../../../../../test/support/no-figures.ts';
import { pictureBucket } from '../../../../../test/support/picture-bucket.ts';
import { pngFile } from '../../../../../test/support/picture-files.ts';
import { contentCommand as run } from '../../../../../test/support/run-content.ts';
import { messageContent, type StudioApi, studioApi } from '../../../../../test/support/studio-api.ts';
import { type StartedStudio, startStudio } from '../../../../cli/src/local/studio.ts';
import { ROOT } from '../../../../cli/src/root.ts';
import { createApi } from '../../../src/api/create-api.ts';
import type { Review, Version, VersionList } from '../../../src/contract/api.ts';
import type { Release } from '../../../src/contract/releases.ts';

let started: StartedStudio;
let api: StudioApi;
beforeAll(async () => {
  const [languages, sites] = [['en'], ['main']];
  const seen = { start: null, end: null, views: 1_000, clicked: 0.1, dismissed: 0.1 };
  started = await startStudio({ sample: [{ id: 'spring-webinar', languages, sites, ...seen }] });
  api = studioApi(started.studio.fetch);
});
afterAll(() => started?.stop());

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
  return blocks.map(([, request = '', answer]) => {
    const [head = '', body] = request.split('\n\n');
    const [start = '', ...lines] = head.trim().split('\n');
    const [method = '', path = ''] = start.split(' ');
    const headers = Object.fromEntries(lines.map((line) => line.split(': ')));
    const isForm = headers['Content-Type'] === 'multipart/form-data';
    return {
      method,
      path,
      headers,
      body: body && !isForm ? JSON.parse(body) : null,
      form:
        body && isForm
          ? Object.fromEntries(
              body
                .trim()
                .split('\n')
                .map((line) => line.split('=@')),
            )
          : null,
      answer: answer ? JSON.parse(answer) : null,
    };
  });
}

/** Sends pictures, of which `larger` has more pixels. */
async function upload(names: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [field, name] of Object.entries(names)) {
    form.set(field, new File([pngFile(field === 'larger' ? 720 : 360)], name));
  }
  const response = await started.studio.fetch('/api/pictures', { method: 'POST', body: form });
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
  const { since, chosen: entries } = await api.review();
  return (await api.call<Release>('POST', 'releases', { name: 'Open', since, entries, state: 'open' })).body;
}

describe('docs/studio-api.md', () => {
  test('its examples answer as documented, one after the other', async () => {
    const examples = await documentedExamples();
    expect(examples.length).toBeGreaterThan(15);
    let revision = 0;
    let share = '';
    let picture = '';
    let release: Release | null = null;
    let comment = '';
    for (const { method, path, headers, body, form, answer } of examples) {
      const where = `${method} ${path}`;
      if (where === 'POST /api/releases' || (where.startsWith('DELETE') && path.includes('<release>'))) {
        await api.add(`of-a-release-${method.toLowerCase()}`);
      }
      if (method === 'DELETE' && path.includes('<release>')) release = await newRelease();
      const isRelease = path.startsWith('/api/releases');
      const of: object =
        isRelease && release ? { entries: release.entries, release: release.id } : { entries: 'ready' };
      const at = isRelease && typeof body?.at === 'string' ? { at: body.at } : {};
      const review = (await api.call<Review>('POST', 'review', { ...of, ...at })).body;
      const acknowledged = review.warnings.map(({ key }) => key);
      const { revision: draftRevision, entries } = await api.draft();
      const latest = (await api.call<Version>('GET', `versions/${review.since}`)).body;
      // the numbers and the content depend on the files of the release
      const actual: Record<string, unknown> = {
        since: review.since,
        acknowledged,
        ...(path === '/api/versions' || isRelease ? { entries: review.chosen } : {}),
        ...(isRelease && release ? { revision: release.revision } : {}),
        ...(path === '/api/draft'
          ? { revision: draftRevision, entries: entries.map(({ id, content }) => ({ id, content })) }
          : {}),
      };
      const sent =
        body &&
        Object.fromEntries(
          Object.entries(body).map(([key, value]) => [
            key,
            value === '<languages>' ? latest.languages : (actual[key] ?? value),
          ]),
        );
      const filled = Object.entries(headers).map(([name, value]) => [
        name,
        value.replace('<revision>', String(revision)),
      ]);
      const target = path
        .replace('/api/', '')
        .replace('<share>', share)
        .replace('<picture>', picture)
        .replace('<release>', release?.id ?? '')
        .replace('<comment>', comment);
      const result = form
        ? await upload(form)
        : await api.call<Record<string, unknown>>(method, target, sent ?? undefined, Object.fromEntries(filled));
      expect([where, result.status]).toEqual([
        where,
        expect.toSatisfy((status: number) => status >= 200 && status < 300),
      ]);
      expect([where, differences(answer, result.body)]).toEqual([where, []]);
      if (answer !== null && !Array.isArray(answer) && !path.includes('schemas')) {
        expect([where, Object.keys(result.body)]).toEqual([where, Object.keys(answer as object)]);
      }
      if (typeof result.body?.revision === 'number') revision = result.body.revision;
      if (result.body?.on !== undefined) comment = String(result.body.id);
      if (typeof result.body?.isReadable === 'boolean') release = result.body as unknown as Release;
      if (typeof result.body?.path === 'string' && 'id' in result.body) share = String(result.body.id);
      if (form) picture = String(result.body?.path).split('/').at(-1) ?? '';
    }
  });

  test('it has an example for every route', async () => {
    const never = () => Promise.reject(new Error('not called'));
    const release = JSON.parse(await readFile(`${ROOT}dist/release.json`, 'utf8'));
    const openStore = () => {
      throw new Error('not called');
    };
    const { routes } = createApi({
      release,
      locales: COMPANY,
      openStore,
      pictures: pictureBucket().bucket,
      fetchService: null,
      measureFirstViews: async () => new Map(),
      figures: NO_FIGURES,
      needsApproval: false,
      fetchLink: never,
      now: () => 0,
    });
    // docs/operations.md has the commands for these
    const isForOperators = (path: string) => /^\/backups\b/.test(path);
    const offered = routes.filter(({ path }) => path !== '/*' && !isForOperators(path));
    const patterns = offered.map(({ method, path }) => `${method} ${path}`);
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
    const kv = await started.miniflare.getKVNamespace('MESSAGES', 'portico');
    const document = JSON.parse(String(await kv.get('publication')));
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

  test('exports, changes and publishes a document', async () => {
    const { origin } = started.studio;
    expect(await run('export', `--from=${origin}`, file('a.json'))).toMatchObject({ code: 0 });
    const document = await read('a.json');
    const { version } = document;
    for (const { announcements } of Object.values(document.languages)) {
      announcements.splice(0, announcements.length, {
        id: 'from-a-file',
        title: 'From a file',
        description: 'Imported',
        cta: 'Go',
        link: '/imported',
        weight: 1,
      });
    }
    await writeFile(file('b.json'), JSON.stringify(document));
    expect(await run('check', file('b.json'))).toEqual({ code: 0, output: 'The document can be published.' });

    const imported = await run('import', file('b.json'), `--to=${origin}`);
    expect(imported.code).toBe(0);
    expect(imported.output).toContain('en: “From a file” is shown from now on.');
    const { entries, latest } = await api.draft();
    expect(latest.version).toBe(version);
    expect(entries.filter(({ content }) => content.kind === 'announcement').map(({ id }) => id)).toEqual([
      'from-a-file',
    ]);

    const published = await run('import', file('b.json'), `--to=${origin}`, '--publish', '--reason=From a file');
    expect(published).toMatchObject({
      code: 0,
      output: expect.stringContaining(`Version ${version + 1} is published.`),
    });
    const { body } = await api.call<VersionList>('GET', 'versions');
    expect(body.versions[0]).toMatchObject({ version: version + 1, reason: 'From a file' });
    await run('export', `--from=${origin}`, file('c.json'));
    expect((await read('c.json')).languages).toEqual(document.languages);
  });

  test('ends with a status for scripts', async () => {
    // not synchronously, or this process misses that the Studio ends a connection, and uses it in the next test
    const start = (...words: readonly string[]) =>
      promisify(execFile)(process.execPath, [`${ROOT}packages/cli/src/portico.ts`, 'messages', ...words], {
        cwd: ROOT,
      });
    expect(await start('check', file('b.json'))).toMatchObject({ stdout: 'The document can be published.\n' });
    await expect(start('check', file('none.json'))).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('none.json'),
    });
  });

  test('does not publish despite warnings unless they are acknowledged', async () => {
    const { origin } = started.studio;
    expect(await run('export', `--from=${origin}`, file('d.json'))).toMatchObject({ code: 0 });
    const document = await read('d.json');
    document.languages.de.announcements.length = 0;
    await writeFile(file('d.json'), JSON.stringify(document));
    const refused = await run('import', file('d.json'), `--to=${origin}`, '--publish');
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('is not shown in German') });
    expect((await api.draft()).latest.version).toBe(document.version);
    const accepted = await run('import', file('d.json'), `--to=${origin}`, '--publish', '--acknowledge');
    expect(accepted).toMatchObject({ code: 0, output: expect.stringContaining('is published') });
  });

  test('says what is wrong with a document', async () => {
    await run('export', file('e.json'));
    const document = await read('e.json');
    const [message] = document.languages.en.announcements;
    if (message) message.link = '{nowhere}/x';
    await writeFile(file('e.json'), JSON.stringify(document));
    const { code, output } = await run('check', file('e.json'));
    expect(code).toBe(1);
    expect(output).toContain('en link: brand.json has no origin "nowhere"');
    await writeFile(file('f.json'), JSON.stringify({ ...document, languages: {} }));
    expect(await run('check', file('f.json'))).toMatchObject({
      code: 1,
      output: expect.stringContaining('no messages'),
    });
    await writeFile(file('g.json'), '{');
    expect(await run('check', file('g.json'))).toMatchObject({
      code: 1,
      output: expect.stringContaining('not valid JSON'),
    });
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
