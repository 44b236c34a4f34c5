/** Applies the last of several values that are set in one task, once the code that sets them is done. */
export function lastOf<Value>(apply: (value: Value) => void): (value: Value) => void {
  let last: Value;
  let isWaiting = false;
  return (value) => {
    last = value;
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      apply(last);
    });
  };
}
