// Builds the site's pages with the chrome that fetch-chrome saved in chrome/:
//
//   npx fetch-chrome https://chrome.example.com chrome --lang=en,de --theme=light --transparent=false --links=absolute
//   node build.mjs
//
// The same pages under /live/ put header and footer into elements that update them in the browser.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { injectChrome } from '@portico/host';
import { readChrome } from '@portico/host/node';

const here = fileURLToPath(new URL('.', import.meta.url));
const [chromeFolder = join(here, 'chrome'), siteFolder = join(here, 'site'), service = 'https://chrome.example.com'] =
  process.argv.slice(2);

const PAGES = [
  { language: 'en', path: '', title: 'Release notes' },
  { language: 'de', path: 'de', title: 'Neuerungen' },
];

for (const page of PAGES) {
  const main = await readFile(join(here, 'pages', `${page.language}.html`), 'utf8');
  const chrome = (await readChrome(chromeFolder, page.language)) ?? (await fallback(page.language));
  await write(page.path, injectChrome(html(page, main), chrome));
  await write(join(page.path, 'live'), injectChrome(html(page, main), live(page, chrome)));
}
await cp(join(here, 'page.css'), join(siteFolder, 'page.css'));
await cp(join(chromeFolder, 'chrome'), join(siteFolder, 'chrome'), { recursive: true }).catch(() => {});

function html({ language, title }, main) {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
${main}</main>
</body>
</html>
`;
}

/**
 * The elements show the saved chrome until the current one has loaded; use the same parameters as for fetch-chrome.
 * Without the wrapper, they would adopt the saved chrome and load nothing.
 */
function live({ language }, { head, header, footer }) {
  return {
    head: `${head}\n<script type="module" src="${service}/chrome/elements.js"></script>`,
    header: `<portico-header lang="${language}" theme="light" transparent="false"><div class="copy">${header}</div></portico-header>`,
    footer: `<portico-footer lang="${language}" theme="light"><div class="copy">${footer}</div></portico-footer>`,
  };
}

async function fallback(language) {
  console.warn(`WARNING: ${chromeFolder} has no chrome for ${language}, using the fallback. Run fetch-chrome.`);
  const read = (name) => readFile(join(here, 'fallback', language, name), 'utf8');
  return { head: '', header: await read('header.html'), footer: await read('footer.html') };
}

async function write(path, text) {
  await mkdir(join(siteFolder, path), { recursive: true });
  await writeFile(join(siteFolder, path, 'index.html'), text);
}
