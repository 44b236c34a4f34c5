/** Header and footer as a build rendered them, for when the worker cannot. */

/** By the code of a language: HTML with placeholders. */
type Copies = Readonly<Record<string, string>>;

export interface ChromeCopies {
  readonly header: Copies;
  readonly footer: Copies;
}
