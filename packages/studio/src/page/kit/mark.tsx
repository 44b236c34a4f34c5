/** A dot that shows how far something is; the text beside it says the same. */

export type MarkState = 'done' | 'missing' | 'partly' | 'invalid';

export function Mark({ state }: { readonly state: MarkState }) {
  return <span className={`studio-mark studio-mark--${state}`} aria-hidden="true" />;
}
