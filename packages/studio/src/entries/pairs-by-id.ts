/** Pairs the values of two versions by id. */

/** Ids with the values before and after, those of `after` first; `undefined` if missing. */
export function pairsById<Value>(
  before: readonly (readonly [id: string, value: Value])[],
  after: readonly (readonly [id: string, value: Value])[],
): [id: string, Value | undefined, Value | undefined][] {
  const [old, next] = [new Map(before), new Map(after)];
  return [...new Set([...next.keys(), ...old.keys()])].map((id) => [id, old.get(id), next.get(id)]);
}
