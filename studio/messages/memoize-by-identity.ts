/** Computes a value once for each object. Pure. */

/** @param compute of an object that never changes, as contents and drafts do not */
export function memoizeByIdentity<Source extends object, Value>(
  compute: (source: Source) => Value,
): (source: Source) => Value {
  const computed = new WeakMap<Source, { readonly value: Value }>();
  return (source) => {
    const known = computed.get(source) ?? { value: compute(source) };
    computed.set(source, known);
    return known.value;
  };
}
