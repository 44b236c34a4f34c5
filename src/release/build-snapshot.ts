/** Header and footer rendered by the build, for when the worker cannot. Loaded on demand: larger than the bundle. */

/** HTML with placeholders, by language code. */
type Snapshots = Readonly<Record<string, string>>;

export interface BuildSnapshot {
  readonly header: Snapshots;
  readonly footer: Snapshots;
}

/** As JSON, defined by the build. */
declare const PORTICO_BUILD_SNAPSHOT: string;

/** `null` in a build without one. */
export const BUILD_SNAPSHOT: BuildSnapshot | null = JSON.parse(PORTICO_BUILD_SNAPSHOT);
