/** Random choices that a seed determines. */

export interface Random {
  /** Between 0 and 1. */
  readonly next: () => number;
  readonly integer: (below: number) => number;
  /** @param list is not empty */
  readonly pick: <T>(list: readonly T[]) => T;
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number) => Math.floor(next() * below);
  return { next, integer, pick: (list) => list[integer(list.length)] as (typeof list)[number] };
}
