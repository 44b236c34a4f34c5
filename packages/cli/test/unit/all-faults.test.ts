/** A company with every kind of fault: one run of the command names them all, with their lines. */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { useFolder } from '../../../../test/support/folder.ts';
import { GLOBEX_FILES } from '../../../../test/support/globex.ts';
import { runPortico } from '../../../../test/support/run-portico.ts';

const CONFIG = `// "languages: {" in a comment is no key
export default {
  format: 2,
  languages: {
    en: { name: 'English: US' },
    it: {
      name: 'Italiano',
      fallback: 'fr',
    },
    fr: { name: 'Français', falback: 'en', fallback: 'it' },
    'pt-BR': { name: 'Português', fallback: 'en' },
    xx_y: { name: 'X' },
  },
  defaultLanguage: 'en',
  image: 'images',
};
`;

const { links, navigation, footer, ...tree } = GLOBEX_FILES['links.json'];
const { theme: _, ...brand } = { theme: {}, ...GLOBEX_FILES['brand.json'] };
const english = { ...(GLOBEX_FILES['en.json' as keyof typeof GLOBEX_FILES] as object) };

const FILES: Readonly<Record<string, string>> = {
  'portico.config.ts': CONFIG,
  'locales/brand.json': text({
    ...brand,
    siteOrigin: 'http://globex.example',
    theme: { light: { accent: '#fd0', acent: '#000' } },
  }),
  'locales/links.json': text({
    ...tree,
    links: { ...links, extra: { icon: 'Api' } },
    navigation: [...navigation, { id: 'team', title: 'names' }, { id: 'only-one', title: 'pricez', url: '/b' }],
    footer: { ...footer, columns: [{ title: 'names', links: ['alerts-1'], heading: 'x' }] },
  }).replace('"alerts-4": {', '"alerts-3": {'),
  'locales/en.json': text({ ...english, titels: {} }).replace('"Try Globex"', '""'),
  'locales/it.json': '{\n  "language": "it",\n  "labels": { "login": "Accedi", },\n}\n',
  'locales/fr.json': text({
    language: 'fr',
    titles: { pipelines: '{brand}', pricess: 'Prix' },
    labels: { start: 'a {x' },
  }),
};

function text(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

const folder = useFolder();
beforeEach(async () => {
  await mkdir(join(folder.path, 'locales'));
  await mkdir(join(folder.path, 'dist'));
  await writeFile(join(folder.path, 'dist/release.json'), '{}');
});

async function run(command: string, files: Readonly<Record<string, string>>, color = false) {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder.path, name), content);
  return runPortico(folder.path, command, color);
}

const CONTRAST = 'use a darker colour; theme.light.';

test('one run names every fault with file, line, place, reason and remedy', async () => {
  const { stderr, status } = await run('check', FILES);
  expect(status).toBe(1);
  expect(stderr.trimEnd().split('\n')).toEqual([
    'The content is not valid:',
    '  portico.config.ts:3:3  format  is 2, but this release of Portico reads 1: install a later one',
    '  portico.config.ts:8:7  languages.it.fallback  is circular: it → fr → it; choose a language outside it',
    '  portico.config.ts:10:29  languages.fr.falback  is not a known field; did you mean "fallback"?',
    '  portico.config.ts:10:44  languages.fr.fallback  is circular: fr → it → fr; choose a language outside it',
    '  portico.config.ts:11:5  languages.pt-BR  has no texts; add pt-BR.json, or remove the language',
    '  portico.config.ts:12:5  languages.xx_y  must be a BCP 47 tag such as de, pt-BR or zh-Hant',
    '  portico.config.ts:15:3  image  is not a known field; did you mean "images"?',
    '  locales/it.json:3:34  is not valid JSON: needs a key in double quotes here, or no comma before',
    '  locales/links.json:6:9  teasers.story.post.image  there is no image "teaser-blog"; add teaser-blog.svg',
    '  locales/links.json:79:5  links.alerts-3  appears twice, first on line 75; remove one',
    '  locales/links.json:83:5  links.extra.url  is missing; write "url": "…"',
    ...['121:11  navigation[0]', '254:11  navigation[4]', '269:11  navigation[5]'].map((place) =>
      expect.stringMatching(
        `^  locales/links.json:${RegExp.escape(place)}\\.columns\\[\\d\\]\\.links  there is no link "alerts-4"; did you mean "alerts-1"\\?$`,
      ),
    ),
    '  locales/links.json:283:5  navigation[7]  must have either a url or columns (one to four), or firstColumn, secondColumn and thirdColumn',
    '  locales/links.json:288:7  navigation[8].id  "only-one" is taken by navigation[5]; write another id',
    '  locales/links.json:289:7  navigation[8].title  there is no title "pricez"; did you mean "prices"?',
    '  locales/links.json:300:9  footer.columns[0].heading  is not a known field; known fields are title, links',
    '  locales/brand.json:7:3  siteOrigin  must be an https origin without a path, such as https://www.example.com',
    ...['surface', 'raised', 'bar', 'hover'].map((background) =>
      expect.stringMatching(
        `^  locales/brand.json:40:7  theme.light.accent  has contrast 1\\.\\d on theme.light.${background}.*, needs [\\d.]+: ${CONTRAST}`,
      ),
    ),
    '  locales/brand.json:41:7  theme.light.acent  is not a known field; did you mean "accent"?',
    '  locales/en.json:29:3  links.extra.name  is missing; write "name": "…"',
    '  locales/en.json:109:7  featureMessages[0].title  must not be empty',
    '  locales/en.json:116:3  titels  is not a known field; did you mean "titles"?',
    '  locales/fr.json:4:5  titles.pipelines  must have the same placeholders as en.json: none',
    '  locales/fr.json:5:5  titles.pricess  is not a known text; did you mean "prices"?',
  ]);
});

test('a build reports the same, and leaves the last one as it is', async () => {
  const { stderr, status } = await run('build', FILES);
  expect([status, stderr]).toEqual([1, (await run('check', FILES)).stderr]);
  expect(await readFile(join(folder.path, 'dist/release.json'), 'utf8')).toBe('{}');
});

test('a terminal shows places in colour', async () => {
  expect((await run('build', FILES, true)).stderr).toContain('\u001b[36mportico.config.ts:3:3\u001b[39m');
});

test.each<[string, string, string]>([
  [
    'no language',
    'export default { format: 1, languages: {}, defaultLanguage: "en" };\n',
    ':1:29  languages  must have a language',
  ],
  ['a fault of its syntax', 'export default {\n', '  cannot be run: '],
  [
    "the package's earlier name",
    "import { defineConfig } from 'portico';\nexport default defineConfig({});\n",
    "  imports 'portico', which is now called '@portico/cli': write that here, and in package.json\n",
  ],
  ['no value', 'export const config = {};\n', '  must export a configuration'],
])('a configuration with %s is reported alone', async (_, config, said) => {
  const { stderr } = await run('check', { 'portico.config.ts': config });
  expect(stderr).toContain(`portico.config.ts${said}`);
  expect(stderr).not.toContain('locales/');
});

test('a folder of the content that does not exist is reported where it is configured', async () => {
  const config = CONFIG.replace('  image:', "  content: 'texts',\n  image:");
  const { stderr } = await run('check', { ...FILES, 'portico.config.ts': config });
  expect(stderr).toContain(
    'portico.config.ts:15:3  content  there is no folder "texts"; name the one that contains brand.json',
  );
  expect(stderr).toContain('portico.config.ts:16:3  image  is not a known field');
});
