/** Builds the headers to compare: the built service's, Radix's and a plain one, each with its files. */

import { readdir, readFile } from 'node:fs/promises';
import { startService } from '../../../packages/cli/src/local/service.ts';
import { ROOT } from '../../../packages/cli/src/root.ts';
import { LANGUAGE_SECTION_ID, panelId } from '../../../src/contract/markup.ts';
import { composedHeaders, QUERIES } from '../server/headers.ts';
import { bundled, loadRadix } from './bundle.ts';
import { type PeerHeader, toPeerHeader } from './peer-header.ts';
import { renderPlain } from './plain/render-plain.ts';

/** Names the language selector among the sections. */
export const LANGUAGES = 'languages';

export interface Peer {
  readonly name: 'Portico' | 'Radix' | 'Plain';
  /** What a host puts into the head of its page. */
  readonly head: string;
  /** The markup of the header, with the data that its script needs. */
  readonly header: string;
  /** The files that the page loads for the header, by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly isLoadedLater: (path: string) => boolean;
  /** What opens a section besides clicks. */
  readonly opensOn: readonly ('hover' | 'focus')[];
  /** Matches when the scripts have taken over. */
  readonly ready: string;
  readonly logo: string;
  readonly burger: string;
  /** The buttons of sections and their panels, by the id of the section, or `LANGUAGES`. */
  readonly button: (id: string) => string;
  readonly panel: (id: string) => string;
}

/** The query of the header that browsers show. */
export const QUERY = 'lang=en&theme=dark';
/**
 * At the instant of `composedHeaders`, because the announcement depends on it. With a path: otherwise the script would
 * point the language links to the measured page, whose address differs between the peers.
 */
const PARAMETERS = `${QUERY}&path=/&transparent=false&seed=bench&at=2026-11-21T12:00Z`;

/**
 * The data of the headers that the peers render.
 *
 * @returns by query, without the `?`
 */
export async function peerHeaders(): Promise<ReadonlyMap<string, PeerHeader>> {
  const headers = await composedHeaders();
  return new Map(QUERIES.map((query, index) => [query, toPeerHeader(required(headers[index], query))]));
}

/** @throws Error if there is no build */
export async function buildPeers(): Promise<readonly [Peer, Peer, Peer]> {
  const header = required((await peerHeaders()).get(QUERY), QUERY);
  const styles = await bundled('tools/bench/peers/header.css');
  return [await portico(), await radix(header, styles), await plain(header, styles)];
}

async function portico(): Promise<Peer> {
  const service = await startService({ preview: true });
  try {
    const read = async (path: string) => {
      const response = await service.fetch(path);
      if (response.status !== 200) throw new Error(`${path} returned ${response.status}`);
      return response.text();
    };
    const directory = `${ROOT}dist/public/chrome/assets/`;
    const files = (await readdir(directory)).filter((file) => /^(chrome|loader|islands)-/.test(file));
    return {
      name: 'Portico',
      head: await read(`/chrome/head?${PARAMETERS}`),
      header: await read(`/chrome/header?${PARAMETERS}&assets=omit`),
      files: new Map(
        await Promise.all(
          files.map(async (file) => [`/chrome/assets/${file}`, await readFile(directory + file, 'utf8')] as const),
        ),
      ),
      ready: '.portico-nav__list[data-portico-enhanced]',
      isLoadedLater: (path) => path.includes('/islands-'),
      opensOn: ['hover', 'focus'],
      logo: '.portico-logo',
      burger: '.portico-burger',
      button: (id) => `[aria-controls="${panelIdOf(id)}"]`,
      panel: (id) => `#${panelIdOf(id)}`,
    };
  } finally {
    await service.stop();
  }
}

function panelIdOf(id: string): string {
  return panelId(id === LANGUAGES ? LANGUAGE_SECTION_ID : id);
}

async function radix(header: PeerHeader, styles: string): Promise<Peer> {
  const { renderRadix } = await loadRadix();
  return {
    name: 'Radix',
    opensOn: ['hover'],
    ...filesOf('radix', styles, await bundled('tools/bench/peers/radix/client.tsx')),
    header: renderRadix(header),
  };
}

async function plain(header: PeerHeader, styles: string): Promise<Peer> {
  return {
    name: 'Plain',
    opensOn: [],
    ...filesOf('plain', styles, await bundled('tools/bench/peers/plain/client.ts')),
    header: renderPlain(header),
  };
}

/** What both peers have in common. */
function filesOf(name: string, styles: string, script: string) {
  return {
    head: `<link rel="stylesheet" href="/${name}/header.css"><script type="module" src="/${name}/header.js"></script>`,
    files: new Map([
      [`/${name}/header.css`, styles],
      [`/${name}/header.js`, script],
    ]),
    isLoadedLater: () => false,
    ready: '.header[data-ready]',
    logo: '.logo',
    burger: '.burger',
    button: (id: string) => `[data-section="${id}"]`,
    panel: (id: string) => `[data-panel="${id}"]`,
  };
}

/** @throws Error that names what is missing */
export function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`There is no ${name}`);
  return value;
}
