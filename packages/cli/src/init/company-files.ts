/** The files of a new company's repository. */

import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { NAME } from '../version.ts';
import { dependencyFor, pagesFrom, schemasFrom } from './installation.ts';
import type { NewCompany, NewLanguage } from './new-company.ts';
import type { ImportedContent } from './page/page-content.ts';
import { starterContent } from './starter-content.ts';
import { serviceToml, studioToml } from './wrangler-files.ts';

/**
 * @param directory where they will be, absolute
 * @param imported what a page has instead of the example
 * @returns the text of each file by its path
 */
export async function companyFiles(
  company: NewCompany,
  directory: string,
  imported: ImportedContent | null,
): Promise<ReadonlyMap<string, string>> {
  const schemas = schemasFrom(directory, join(directory, 'locales'));
  const id =
    company.name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'company';
  return new Map([
    ['package.json', json(packageOf(id, dependencyFor(directory)))],
    ['portico.config.ts', configOf(company)],
    ...(await starterContent(company, schemas, imported)).map(
      ([name, file]) => [`locales/${name}`, json(file)] as const,
    ),
    ['images/logo.svg', LOGO],
    ...(imported
      ? [...imported.images].map(([name, text]) => [`images/${name}`, text] as const)
      : [['images/card.svg', CARD] as const]),
    ['wrangler.toml', await serviceToml(ROOT, id, pagesFrom(directory))],
    ['studio/wrangler.toml', await studioToml(ROOT, id, pagesFrom(directory))],
    ['.gitignore', 'node_modules\ndist\n.wrangler\n'],
    ['README.md', readmeOf(company)],
  ]);
}

function packageOf(id: string, dependency: string) {
  return {
    name: `${id}-chrome`,
    private: true,
    type: 'module',
    scripts: { start: 'portico dev', check: 'portico check', deploy: 'portico deploy' },
    dependencies: { [NAME]: dependency },
  };
}

function configOf({ languages }: NewCompany): string {
  const [first] = languages.map(({ code }) => code);
  const entry = ({ code, name = displayName(code), pathPrefix }: NewLanguage) => {
    const key = /^[a-z]+$/.test(code) ? code : quoted(code);
    const fields = [
      `name: ${quoted(name)}`,
      ...(pathPrefix === undefined ? [] : [`pathPrefix: ${quoted(pathPrefix)}`]),
      ...(code === first ? [] : [`fallback: ${quoted(first ?? '')}`]),
    ];
    return `    ${key}: { ${fields.join(', ')} },`;
  };
  return `import { defineConfig } from '${NAME}';

export default defineConfig({
  format: 1,
  // in the order of the language selector; missing texts come from the fallback
  languages: {
${languages.map(entry).join('\n')}
  },
  defaultLanguage: ${quoted(first ?? '')},
});
`;
}

/** As a string of JavaScript. */
function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${inner.replaceAll("'", "\\'")}'`;
}

function displayName(code: string): string {
  return capitalized(new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code, code);
}

function capitalized(name: string, language: string): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function readmeOf({ name, site }: NewCompany): string {
  return `# The header and footer of ${name}
Every site of ${name} (${site}) includes them from one service, Portico.

| file | contents |
|---|---|
| \`portico.config.ts\` | languages |
| \`locales/brand.json\` | name, logo, origins, theme, blog |
| \`locales/links.json\` | menus, footer and buttons |
| \`locales/<language>.json\` | texts, announcements |
| \`images/\` | logo, pictures for the cards in the menus |
| \`wrangler.toml\`, \`studio/wrangler.toml\` | how worker and Studio are deployed, and their bindings |

\`npx portico dev\` serves it on your computer, \`npx portico check\` lists what is missing, and \`npx portico deploy\` puts it online. To upgrade, install the next release's file, and run \`npx portico migrate\`.
`;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A placeholder: a ring in the text's colour. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="6"/></svg>\n';

/** 16:9, as cards show pictures. */
const CARD =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><path fill="#3a3f9e" d="M0 0h320v180H0z"/><circle cx="236" cy="64" r="88" fill="#6f75e8"/><circle cx="92" cy="150" r="64" fill="#a9adf6"/></svg>\n';
