/** Delays what takes long to create: a service that shows no preview page does not pay for it. */

/** @returns a function that creates the value when it is called for the first time */
export function onFirstUse<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= create();
    return value;
  };
}
