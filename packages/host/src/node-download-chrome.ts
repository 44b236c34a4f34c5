/** Downloads a complete copy of the chrome for a build: fragments and the files they load. */

import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkContract, isComplete, isRecord, PART_NAMES, type PartName, parseJson } from './parse-answer.ts';
import { integrityOf } from './sha256.ts';

export interface FragmentFile {
  readonly name: PartName;
  readonly language: string;
  readonly path: string;
}

interface Download {
  /** The service's URL. */
  readonly service: string;
  readonly folder: string;
  /** Where the site is published, such as `/docs/`. */
  readonly base: string;
  readonly fragments: readonly FragmentFile[];
  /** Without `lang`. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

interface Asset {
  /** Such as `elements`, or `licenses` for the notices. */
  readonly name: unknown;
  readonly path: string;
  readonly integrity: string;
}

type Bytes = Uint8Array<ArrayBuffer>;
type RequestService = (path: string) => Promise<Bytes>;

const NAMED_FILE = /\/chrome\/assets\/([\w.-]+)/g;

/** The fragments' files in a copy's folder. */
export function fragmentsIn(folder: string, languages: readonly string[]): readonly FragmentFile[] {
  return languages.flatMap((language) =>
    PART_NAMES.map((name) => ({ name, language, path: join(folder, language, `${name}.html`) })),
  );
}

/**
 * The files to write, by path; the files that fragments load come before them.
 *
 * @throws Error that says what is missing or wrong
 */
export async function downloadChrome(download: Download): Promise<Map<string, string | Bytes>> {
  const { folder, base, fragments, parameters } = download;
  const requestService = requestsOf(download);
  const known = assetsIn(parseJson(await requestService(`/chrome/manifest.json?${new URLSearchParams(parameters)}`)));
  const texts = await Promise.all(
    fragments.map(({ name, language }) =>
      downloadFragment(requestService, name, new URLSearchParams({ ...parameters, lang: language })),
    ),
  );
  const named = texts.flatMap((text) => [...text.matchAll(NAMED_FILE)].map(([, file = '']) => file));
  const wanted = [...new Set([...named, ...known.keys()])];
  const assets = await Promise.all(wanted.map((file) => downloadAsset(requestService, file, known.get(file))));
  // with --links=absolute, these are the service's URLs; the copied files are on the host
  const local = (text: string) =>
    [...known].reduce((html, [file, { path }]) => html.replaceAll(path, base.slice(0, -1) + pathOf(file)), text);
  return new Map<string, string | Bytes>([
    ...assets.flatMap(({ asset, file, body }) => [
      [join(folder, pathOf(file)), body] as const,
      ...stableFile(folder, asset, file, body),
    ]),
    ...fragments.map(({ path }, index) => [path, local(texts[index] ?? '')] as const),
  ]);
}

/** Writes all files under temporary names before it moves the first into place. */
export async function writeAll(files: ReadonlyMap<string, string | Bytes>): Promise<void> {
  try {
    for (const [path, body] of files) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.new`, body);
    }
    for (const path of files.keys()) await rename(`${path}.new`, path);
  } finally {
    for (const path of files.keys()) await rm(`${path}.new`, { force: true });
  }
}

function requestsOf({ service, signal }: Download): RequestService {
  return async (path) => {
    const response = await fetch(new URL(path, service), { redirect: 'manual', signal });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    const notice = response.headers.get('portico-notice');
    const [, used] = /\blang;used="([^"]*)"/.exec(notice ?? '') ?? [];
    if (used !== undefined) throw new Error(`${path} answered in ${used}: the service does not have this language`);
    if (notice) console.warn(`WARNING: ${path}: ${notice}`);
    return new Uint8Array(await response.arrayBuffer());
  };
}

/** By file name, with the notices of third-party licenses, which belong to every copy. */
function assetsIn(manifest: unknown): Map<string, Asset> {
  const { assets, licenses, ...others } = isRecord(manifest) ? manifest : {};
  checkContract(others);
  if (!Array.isArray(assets)) throw new Error('the manifest has no list of files');
  return new Map(
    [...assets, { name: 'licenses', ...(isRecord(licenses) ? licenses : {}) }].flatMap((asset: unknown) => {
      const { name, file, path, integrity } = isRecord(asset) ? asset : {};
      const isAsset = typeof file === 'string' && typeof path === 'string' && typeof integrity === 'string';
      return isAsset ? [[file, { name, path, integrity }] as const] : [];
    }),
  );
}

async function downloadFragment(
  requestService: RequestService,
  name: PartName,
  query: URLSearchParams,
): Promise<string> {
  const text = new TextDecoder().decode(await requestService(`/chrome/${name}?${query}`));
  // a gateway's error page can look like a complete head
  const hasFiles = name !== 'head' || text.includes('/chrome/assets/');
  if (!isComplete(name, text) || !hasFiles) throw new Error(`the answer is not a complete ${name}`);
  return text;
}

async function downloadAsset(requestService: RequestService, file: string, asset: Asset | undefined) {
  if (!asset || !/^\w[\w.-]*$/.test(file))
    throw new Error(`${file} is not in its manifest; a deploy may be in progress`);
  const body = await requestService(pathOf(file));
  if ((await integrityOf(body)) !== asset.integrity) throw new Error(`${file} does not match its manifest`);
  return { asset, file, body };
}

/** The files at the service's stable URLs, for pages that cannot know hashed names. */
function stableFile(folder: string, { name }: Asset, file: string, body: Bytes) {
  const at = (path: string, content: string | Bytes) => [[join(folder, 'chrome', path), content] as const];
  if (name === 'elements') return at('elements.js', body);
  if (name === 'loader') return at('loader.js', `export * from './assets/${file}';\n`);
  return name === 'licenses' ? at('licenses.txt', body) : [];
}

function pathOf(file: string): string {
  return `/chrome/assets/${file}`;
}
