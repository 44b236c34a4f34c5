/** What only a build knows, each in a module beside the worker's code (scripts/built-values.ts). */

declare module '#release' {
  const release: import('./release/release.ts').Release;
  export default release;
}

declare module '#build-snapshot' {
  const snapshot: import('./release/build-snapshot.ts').BuildSnapshot | null;
  export default snapshot;
}
