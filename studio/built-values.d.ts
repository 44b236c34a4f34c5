/** As src/built-values.d.ts. */

declare module '#studio-files' {
  const files: import('./files.ts').StudioFiles;
  export default files;
}
