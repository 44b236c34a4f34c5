/** The arrows of the architecture: what each folder may import, type imports counted. See docs/architecture.md. */

/** Folder → the folders of `src` it may import besides itself. */
const MAY_IMPORT = {
  contract: [],
  release: [],
  request: ['contract'],
  content: ['contract'],
  announcement: ['contract'],
  teaser: ['contract'],
  chrome: ['contract', 'release', 'request', 'content', 'announcement', 'teaser'],
  view: ['contract', 'release/release.ts', 'chrome/chrome.ts'],
  html: ['contract', 'chrome', 'view'],
  response: ['contract', 'request'],
  manifest: ['contract', 'release', 'request'],
  service: ['contract', 'release', 'request', 'content', 'chrome', 'html', 'response', 'teaser', 'manifest'],
  preview: ['contract', 'release', 'request', 'content', 'announcement', 'chrome', 'html'],
};

const arrows = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  name: `src/${folder} imports only ${allowed.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: {
    path: '^(src|client|test|scripts|bench|examples)/',
    pathNot: [folder, ...allowed].map((name) => `^src/${name}`),
  },
}));

/** Package → the only places that may import it. */
const ONLY_IN = {
  hono: '^src/app\\.ts$|^src/worker\\.ts$',
  'react-dom': '^src/html/|^client/|^test/',
  'preact-render-to-string': '^test/|^bench/',
  preact: '^client/preact/',
  valibot: '^src/content/schema\\.ts$|^src/teaser/blog-post\\.ts$|^src/manifest/schema\\.ts$|^scripts/',
};

const packages = Object.entries(ONLY_IN).map(([name, places]) => ({
  name: `${name} is imported in its one place`,
  severity: 'error',
  from: { path: '^(src|client)/', pathNot: places },
  to: { path: `node_modules/${name}/` },
}));

module.exports = {
  forbidden: [
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'client imports only contract and islands',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^src/', pathNot: '^src/(contract|view/island)/' },
    },
    {
      name: 'islands stay small: no server-only view',
      severity: 'error',
      from: { path: '^src/view/island/' },
      to: { path: '^src/view/', pathNot: '^src/view/(island/|teaser/teaser-card)' },
    },
    {
      name: 'src imports nothing that only builds or tests run',
      severity: 'error',
      from: { path: '^(src|client)/' },
      to: { path: '^(scripts|bench|test|examples)/' },
    },
    {
      name: 'scripts and bench import nothing from test',
      severity: 'error',
      from: { path: '^(scripts|bench)/' },
      to: { path: '^test/' },
    },
    ...arrows,
    ...packages,
  ],
  options: {
    // TypeScript 7 has no parser that other tools can call; swc keeps type imports
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
