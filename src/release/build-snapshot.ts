/** Header and footer rendered by the build, for when the worker cannot. Loaded on demand: larger than the bundle. */

/** HTML with placeholders, by language code. */
type Snapshots = Readonly<Record<string, string>>;

export interface BuildSnapshot {
  readonly header: Snapshots;
  readonly footer: Snapshots;
}
