/** Damages content: one place of it has a value that no validated file can have. */

import fc from 'fast-check';
import type { Content } from '../../../../src/content/content.ts';

const REPLACEMENTS = {
  null: null,
  undefined,
  NaN: Number.NaN,
  'a number': 42,
  Infinity: Number.POSITIVE_INFINITY,
  'an empty object': {},
  'an empty list': [],
  'a function': () => {
    throw new Error('called');
  },
  'an object that throws': new Proxy(
    {},
    Object.fromEntries(
      ['get', 'has', 'ownKeys', 'getOwnPropertyDescriptor', 'getPrototypeOf'].map((trap) => [
        trap,
        () => {
          throw new Error(`damaged content: ${trap}`);
        },
      ]),
    ),
  ),
} as const;

type Path = readonly (string | number)[];

export interface Damage {
  /** Chooses one of the places of the content. */
  readonly place: number;
  readonly replacement: keyof typeof REPLACEMENTS;
  /** Whether reading the property throws, instead of giving the replacement. */
  readonly throwsOnAccess: boolean;
}

export const damage: fc.Arbitrary<Damage> = fc.record({
  place: fc.nat(100_000),
  replacement: fc.constantFrom(...(Object.keys(REPLACEMENTS) as Damage['replacement'][])),
  throwsOnAccess: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});

export interface DamagedContent {
  readonly content: Content;
  /** Such as `navigation.0.columns.0.links.3.url`. */
  readonly path: string;
}

/** @param below the first name of the paths to choose from; by default any */
export function damagedContent(
  real: Content,
  { place, replacement, throwsOnAccess }: Damage,
  below?: string,
): DamagedContent {
  const paths = pathsIn(real).filter(([first]) => below === undefined || first === below);
  const path = paths[place % paths.length] ?? [];
  const content = replaced(real, path, { replacement, throwsOnAccess });
  return { content: content as Content, path: path.join('.') };
}

/** Every place of the content, those near its root as often as all others: their damages have more effects. */
function pathsIn(root: object): Path[] {
  const all: Path[] = [];
  const visit = (node: unknown, path: Path) => {
    if (path.length > 0) all.push(path);
    if (typeof node !== 'object' || node === null) return;
    const entries = node instanceof Map ? [...node] : Object.entries(node);
    for (const [key, value] of entries) visit(value, [...path, key]);
  };
  visit(root, []);
  const near = all.filter((path) => path.length <= 2);
  return [...all, ...Array.from({ length: Math.floor(all.length / near.length) }, () => near).flat()];
}

function replaced(node: unknown, path: Path, how: Omit<Damage, 'place'>): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return REPLACEMENTS[how.replacement];
  if (node instanceof Map)
    return new Map([...node].map(([name, value]) => [name, name === key ? replaced(value, rest, how) : value]));
  const copy: Record<string | number, unknown> = Object.assign(Array.isArray(node) ? [] : {}, node);
  if (how.throwsOnAccess && rest.length === 0) {
    Object.defineProperty(copy, key, {
      enumerable: true,
      get: () => {
        throw new Error(`damaged content: ${key}`);
      },
    });
  } else {
    copy[key] = replaced(copy[key], rest, how);
  }
  return copy;
}
