/** The mixed traffic of a soak: what hosts, caches, browsers and attackers send, each kind with its share. */

import { LANGUAGES } from '../../../src/contract/language.ts';
import { THEMES } from '../../../src/contract/theme.ts';
import type { Release } from '../../../src/release/release.ts';
import { ASSETS_PATH } from '../../../src/release/release.ts';
import type { Random } from './random.ts';

export type Kind =
  | 'ordinary'
  | 'footer'
  | 'unique path'
  | 'unique login'
  | 'bad value'
  | 'boundary'
  | 'conditional'
  | 'head'
  | 'all.json'
  | 'manifest'
  | 'health'
  | 'teaser'
  | 'asset'
  | 'not found'
  | 'aborted';

export interface TrafficRequest {
  readonly kind: Kind;
  readonly path: string;
  /** Whether to send the entity tag of an earlier answer. */
  readonly conditional: boolean;
  /** Whether to close the connection before the answer is complete. */
  readonly aborted: boolean;
}

/** In per cent of the requests. */
const SHARES: Readonly<Record<Kind, number>> = {
  ordinary: 40,
  footer: 14,
  'unique path': 9,
  'unique login': 4,
  'bad value': 6,
  boundary: 5,
  conditional: 5,
  head: 3,
  'all.json': 4,
  manifest: 1,
  health: 1,
  teaser: 2,
  asset: 3,
  'not found': 2,
  aborted: 1,
};
const KINDS = Object.entries(SHARES).flatMap(([kind, share]) => Array<Kind>(share).fill(kind as Kind));

const BAD_VALUES = [
  'lang=xx', 'theme=%22%3E%3Cscript%3E', 'loginLink=%2F%2Fevil.example', 'path=%2F..%2F%00', 'seed=%F0%9F%98%80', 'theme=light&theme=dark',
  'skipTo=javascript:1', 'isolate', '%', '&&&=', 'amp;lang=de&amp;theme=light', `path=%2F${'a'.repeat(2_000)}`, 'x='.repeat(200),
]; // biome-ignore format: a list of queries

const MISSING = [
  '/chrome/nothing',
  '/chrome/teaser/none',
  '/chrome/assets/none.js',

  '/chrome/header/x',
  '/wp-login.php',
];

/** @param boundaries instants at which the content changes, in milliseconds since 1970 */
export function trafficOf(random: Random, release: Release, boundaries: readonly number[]): () => TrafficRequest {
  const { pick, integer } = random;
  const files = [release.assets.styles, release.assets.loader, release.assets.islands].map(({ file }) => file);
  const usual = () => `lang=${pick(LANGUAGES)}&theme=${pick(THEMES)}`;
  const fragment = () => pick(['header', 'header', 'footer']);
  const unique = () => `${integer(1e9)}-${integer(1e9)}`;
  /** Within two minutes of a change, in steps of a second. */
  const near = () => new Date(pick(boundaries) + (integer(240) - 120) * 1_000).toISOString();

  const paths: Readonly<Record<Kind, () => string>> = {
    // the blog fails, hangs and recovers, by a schedule or for good
    ordinary: () =>
      `/chrome/header?${usual()}${pick(['', '', '', '', '&blog=failing', '&blog=hanging', '&blog=flapping'])}`,
    footer: () => `/chrome/footer?${usual()}`,
    'unique path': () => `/chrome/${fragment()}?${usual()}&path=%2Fa%2F${unique()}`,
    'unique login': () => `/chrome/${fragment()}?${usual()}&loginLink=%2Flogin%3Fback%3D${unique()}`,
    'bad value': () => `/chrome/${fragment()}?${pick(BAD_VALUES)}`,
    boundary: () => `/chrome/${fragment()}?lang=${pick(LANGUAGES)}&at=${encodeURIComponent(near())}`,
    conditional: () => `/chrome/${fragment()}?lang=${pick(LANGUAGES)}&seed=soak`,
    head: () => `/chrome/head?links=${pick(['relative', 'absolute'])}`,
    'all.json': () => `/chrome/all.json?${usual()}&seed=soak`,
    manifest: () => '/chrome/manifest.json',
    health: () => '/chrome/health',
    teaser: () => `/chrome/teaser/${pick(['latest-post', 'press-releases'])}?lang=${pick(LANGUAGES)}`,
    asset: () => ASSETS_PATH + pick(files),
    'not found': () => pick(MISSING),
    aborted: () => `/chrome/${fragment()}?${usual()}&path=%2Faborted%2F${unique()}`,
  };
  return () => {
    const kind = pick(KINDS);
    return { kind, path: paths[kind](), conditional: kind === 'conditional', aborted: kind === 'aborted' };
  };
}
