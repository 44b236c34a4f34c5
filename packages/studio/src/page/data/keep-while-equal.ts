/** Keeps a computed value while its content is the same, so that components don't render again. */

/** @param compute returns JSON, whose keys keep their order */
export function keepWhileEqual<Source, Value>(compute: (source: Source) => Value): (source: Source) => Value {
  let last: { readonly value: Value; readonly text: string } | null = null;
  return (source) => {
    const value = compute(source);
    const text = JSON.stringify(value);
    if (last?.text !== text) last = { value, text };
    return last.value;
  };
}
