/** Computes a value once for each object. */

/** @param compute gets objects that never change, such as contents and drafts */
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
