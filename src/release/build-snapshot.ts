/** Header and footer as the build rendered them, for when the worker cannot. Loaded on demand: it is larger than the bundle. */

/** By the code of a language: HTML with placeholders. */
type Snapshots = Readonly<Record<string, string>>;

export interface BuildSnapshot {
  readonly header: Snapshots;
  readonly footer: Snapshots;
}

/** JSON, defined by the build. */
declare const PORTICO_BUILD_SNAPSHOT: string;

/** `null` if the build made none. */
export const BUILD_SNAPSHOT: BuildSnapshot | null = JSON.parse(PORTICO_BUILD_SNAPSHOT);
