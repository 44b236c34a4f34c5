/** The allowed dependencies between folders, including type imports. See docs/architecture.md. */

/** By folder of `src`, the other folders that it may import. */
const MAY_IMPORT = {
  contract: [],
  runtime: ['contract'],
  release: ['runtime'],
  request: ['contract'],
  content: ['contract', 'runtime'],
  publication: ['contract', 'content', 'runtime'],
  announcement: ['contract'],
  counting: ['contract', 'content'],
  teaser: ['contract', 'runtime'],
  chrome: ['contract', 'release', 'request', 'content', 'announcement', 'teaser'],
  view: ['contract', 'release/release.ts', 'chrome/chrome.ts'],
  html: ['contract', 'chrome', 'view'],
  response: ['contract', 'release', 'request', 'runtime'],
  manifest: ['contract', 'release', 'request'],
  service: [
    'contract',
    'release',
    'request',
    'content',
    'publication',
    'chrome',
    'html',
    'response',
    'teaser',
    'manifest',
    'runtime',
    'counting',
  ],
};

/** By folder of the Studio, what it may import of the Studio and the service. */
const STUDIO_MAY_IMPORT = {
  fields: ['src/contract', 'src/content'],
  contract: ['packages/studio/src/fields', 'src/contract', 'src/content'],
  theme: ['packages/studio/src/pictures/picture-bucket.ts', 'src/contract', 'src/content', 'src/release'],
  model: [
    'packages/studio/src/contract',
    'packages/studio/src/fields',
    'packages/studio/src/theme',
    'src/contract',
    'src/content',
  ],
  entries: [
    'packages/studio/src/contract',
    'packages/studio/src/fields',
    'packages/studio/src/model',
    'packages/studio/src/theme',
    'src/contract',
    'src/content',
    'src/announcement',
  ],
  translation: [
    'packages/studio/src/contract',
    'packages/studio/src/fields',
    'packages/studio/src/model',
    'packages/studio/src/entries',
    'src/contract',
    'src/content',
  ],
  pictures: ['packages/studio/src/contract', 'src/contract', 'src/release'],
  files: ['src/contract', 'src/release'],
  store: [
    'packages/studio/src/fields',
    'packages/studio/src/model',
    'packages/studio/src/contract',
    'packages/studio/src/entries',
    'packages/studio/src/theme',
    'src/contract',
    'src/content',
    'src/runtime/deadline.ts',
  ],
  access: ['packages/studio/src/contract', 'src/contract'],
  api: [
    'packages/studio/src/fields',
    'packages/studio/src/model',
    'packages/studio/src/access',
    'packages/studio/src/contract',
    'packages/studio/src/figures',
    'packages/studio/src/entries',
    'packages/studio/src/pictures',
    'packages/studio/src/store',
    'packages/studio/src/theme',
    'packages/studio/src/watch',
    'src/contract',
    'src/content',
    'src/release',
    'src/runtime/deadline.ts',
  ],
  watch: ['packages/studio/src/contract', 'packages/studio/src/store/store.ts', 'src/runtime'],
  figures: ['packages/studio/src/contract', 'src/contract', 'src/runtime/deadline.ts'],
  preview: [
    'packages/studio/src/contract',
    'packages/studio/src/entries/(audience|schedule|timeline).ts',
    'packages/studio/src/fields',
    'packages/studio/src/model',
    'packages/studio/src/page/(primitives/(control-classes|layout)|kit/(empty-panel|header)|controls/badge)\\.tsx?$',
    'packages/studio/src/files/files.ts',
    'packages/studio/src/theme',
    'src/',
  ],
  page: [
    'packages/studio/src/fields',
    'packages/studio/src/model',
    'packages/studio/src/contract',
    'packages/studio/src/entries',
    'packages/studio/src/theme',
    'packages/studio/src/translation',
    'src/contract',
    'src/content',
    'src/announcement',
  ],
};

/** All code of this repository. */
const OURS = '^(src|client|packages|test|tools|examples)/';

const studioRules = Object.entries(STUDIO_MAY_IMPORT).map(([folder, allowed]) => ({
  name: `studio/${folder} imports only ${allowed.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: `^packages/studio/src/${folder}/` },
  to: {
    path: OURS,
    pathNot: [`packages/studio/src/${folder}`, ...allowed].map((name) => `^${name}`),
  },
}));

const folderRules = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  name: `src/${folder} imports only ${allowed.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: {
    path: OURS,
    pathNot: [folder, ...allowed].map((name) => `^src/${name}`),
  },
}));

/** By package, the others that it may import; tests and tools import all. */
const PACKAGE_MAY_IMPORT = {
  src: 'src',
  client: 'src',
  'packages/studio/src': 'src',
  'packages/cli/src': 'src|client|packages/studio/src',
};

/** By dependency, the only files that may import it. */
const ALLOWED_IMPORTERS = {
  hono: '^src/app\\.ts$|^src/worker\\.ts$',
  'react-dom': '^src/html/|^test/',
  'preact-render-to-string': '^test/|^tools/',
  preact: '^test/',
  valibot:
    '^src/content/(?:schema|link-tree-schema|stored-schema|record-schema|text-schema|theme-schema|menu-schema|message-schema|publication|read-languages|site-settings)\\.ts$|^src/publication/parse-document\\.ts$|^src/teaser/entry-store\\.ts$|^src/manifest/schema\\.ts$',
};

const packageRules = Object.entries(ALLOWED_IMPORTERS).map(([name, paths]) => ({
  name: `${name} is imported only where allowed`,
  severity: 'error',
  from: { path: '^(src|client)/', pathNot: paths },
  to: { path: `node_modules/${name}/` },
}));

/** Declarations for frameworks, which need the types of each. */
const ELEMENT_TYPES = '^packages/host/src/elements/.*\\.d\\.ts$';

module.exports = {
  forbidden: [
    { name: 'no circular dependencies', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no circular dependencies between folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(src|client|packages/(studio|cli|host)/src)' },
      to: { circular: true },
    },
    {
      name: "a folder of the Studio imports no files of the folder around it, which the rule above doesn't see",
      severity: 'error',
      from: { path: '^(packages/studio/src.*)/[^/]+/[^/]+$' },
      to: { path: '^$1/[^/]+$' },
    },
    {
      name: 'no unresolved imports, except of frameworks that only hosts install',
      severity: 'error',
      from: { pathNot: ELEMENT_TYPES },
      // the platform's own modules
      to: { couldNotResolve: true, pathNot: '^cloudflare:' },
    },
    {
      name: 'nothing imports the files of the content',
      severity: 'error',
      from: {},
      to: { path: '^(locales|test/company)/' },
    },
    {
      name: "only the workers' entry points import the content; they pass it to everything else",
      severity: 'error',
      from: { path: '^(src|client|packages/studio/src)/', pathNot: '^(src|packages/studio/src)/worker\\.ts$' },
      to: { path: '^src/company\\.ts$' },
    },
    {
      name: 'client imports only src/contract and src/view/island',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^src/', pathNot: '^src/(contract|view/island)/' },
    },
    {
      name: 'islands import no server-only views',
      severity: 'error',
      from: { path: '^src/view/island/' },
      to: { path: '^src/view/', pathNot: '^src/view/island/' },
    },
    {
      name: "host imports nothing outside its sources except frameworks' types",
      severity: 'error',
      from: { path: '^packages/host/src/', pathNot: ELEMENT_TYPES },
      to: { pathNot: ['^packages/host/src/', '^react', 'node_modules/(@types/)?react'], dependencyTypesNot: ['core'] },
    },
    {
      name: "only host's files for Node import Node's modules",
      severity: 'error',
      from: { path: '^packages/host/src/', pathNot: '^packages/host/src/(node[\\w-]*|fetch-chrome)\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: "host's entry point imports neither its files for Node nor those for frameworks",
      severity: 'error',
      from: { path: '^packages/host/src/index\\.ts$' },
      to: { path: '^packages/host/src/(node|fetch-chrome|react/|elements/)', reachable: true },
    },
    {
      name: "the preview's script imports only contracts",
      severity: 'error',
      from: { path: '^packages/studio/src/preview/browser/' },
      to: { path: OURS, pathNot: '^(packages/studio/src/(preview/browser|contract)|src/contract)/' },
    },
    ...Object.entries(PACKAGE_MAY_IMPORT).map(([path, allowed]) => ({
      name: `${path} imports only ${allowed}`,
      severity: 'error',
      from: { path: `^${path}/` },
      to: { path: OURS, pathNot: `^(${path}|${allowed})/` },
    })),
    ...folderRules,
    ...studioRules,
    ...packageRules,
  ],
  options: {
    // TypeScript 7 has no parser API; swc keeps type imports
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/host/dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
