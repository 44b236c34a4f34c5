// Keeps a copy of the chrome for pages that are made at build time. Node 20 or later, no packages.
//
//   node fetch-chrome.mjs https://chrome.example.com chrome/ --lang=de,en --theme=light
//
// For each language it writes header.html, footer.html and head.html to chrome/<language>/, and what they load to
// chrome/chrome/assets/: publish those files at /chrome/assets/ of your site. Every other option is a parameter of
// the fragments, such as --transparent=false; a site on another domain than the chrome's needs --links=absolute.
// Announcements end while a copy stays, so they are left out; --announcement takes them along.
//
// All or nothing. Where the service can't be had, an earlier copy stays and the exit code is 0; without one it is 1.
// Commit the copy, or keep it in your build's cache, so that there is an earlier one.
import { createHash } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

/** In milliseconds, for everything together. */
const DEADLINE = 10_000;

const WHOLE = {
  header: /^<header [^>]*data-portico="header".*<\/header>$/s,
  footer: /^<footer [^>]*data-portico="footer".*<\/footer>$/s,
  head: /^<link .*<\/script>$/s,
};

const { values, positionals } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: { lang: { type: 'string', default: 'en' }, announcement: { type: 'boolean', default: false } },
});
const [service, folder] = positionals;
const { lang, announcement, ...others } = values;
const valueless = Object.keys(others).filter((name) => typeof others[name] !== 'string');
if (!URL.canParse(service) || !folder || positionals.length > 2 || valueless.length > 0) {
  console.error(
    'node fetch-chrome.mjs https://chrome.example.com folder/ [--lang=de,en] [--announcement] [--name=value]',
  );
  process.exit(1);
}

const languages = lang.split(',');
const parameters = { ...others, assets: 'omit', announcement: announcement ? 'include' : 'omit' };
const fragments = languages.flatMap((language) =>
  Object.keys(WHOLE).map((name) => ({ name, language, path: join(folder, language, `${name}.html`) })),
);
const asking = new AbortController();
const late = setTimeout(() => asking.abort(new Error(`it took longer than ${DEADLINE / 1000} s`)), DEADLINE);

try {
  const files = await fetchAll();
  await writeAll(files);
  console.log(
    `${fragments.length} fragments and ${files.size - fragments.length} files of ${service} are in ${folder}`,
  );
} catch (error) {
  const reason = error.cause?.message || error.cause?.code || error.message;
  const isThere = (path) =>
    access(path).then(
      () => true,
      () => false,
    );
  const found = await Promise.all(fragments.map(({ path }) => isThere(path)));
  const missing = fragments.filter((_, index) => !found[index]).map(({ path }) => path);
  const kept = missing.length === 0;
  if (kept) console.warn(`WARNING: no new chrome from ${service}: ${reason}. The earlier copy in ${folder} stays.`);
  else console.error(`No chrome from ${service}: ${reason}. There is no earlier copy of ${missing.join(', ')}.`);
  process.exitCode = kept ? 0 : 1;
} finally {
  asking.abort();
  clearTimeout(late);
}

/** Every file to write, by its path; those that the fragments name come first. */
async function fetchAll() {
  const manifest = JSON.parse(await ask(`/chrome/manifest.json?${new URLSearchParams(parameters)}`));
  const known = new Map([...manifest.earlierAssets, ...manifest.assets].map((asset) => [asset.file, asset]));
  const texts = await Promise.all(fragments.map(fetchFragment));
  const named = texts.flatMap((text) => [...text.matchAll(/\/chrome\/assets\/([\w.-]+)/g)].map(([, file]) => file));
  const wanted = [...new Set([...named, ...manifest.assets.map(({ file }) => file)])];
  const assets = await Promise.all(wanted.map((file) => fetchAsset(file, known.get(file))));
  // with --links=absolute they are addresses of the service; the copy's files are on the site itself
  const local = (text) => wanted.reduce((html, file) => html.replaceAll(known.get(file).path, pathOf(file)), text);
  return new Map([...assets, ...fragments.map(({ path }, index) => [path, local(texts[index])])]);
}

function pathOf(file) {
  return `/chrome/assets/${file}`;
}

async function fetchFragment({ name, language }) {
  const query = new URLSearchParams({ ...parameters, lang: language });
  const text = String(await ask(`/chrome/${name}?${query}`));
  if (!WHOLE[name].test(text)) throw new Error(`what it sent is no whole ${name}`);
  return text;
}

async function fetchAsset(file, asset) {
  if (!asset || !/^\w[\w.-]*$/.test(file)) throw new Error(`${file} is not in its manifest; it may just be changing`);
  const body = await ask(pathOf(file));
  const found = `sha256-${createHash('sha256').update(body).digest('base64')}`;
  if (found !== asset.integrity) throw new Error(`${file} is not what its manifest says`);
  return [join(folder, pathOf(file)), body];
}

async function ask(path) {
  const response = await fetch(new URL(path, service), { redirect: 'manual', signal: asking.signal });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  const notice = response.headers.get('portico-notice');
  if (notice) console.warn(`WARNING: ${path}: ${notice}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Nothing takes its place before all is written. */
async function writeAll(files) {
  try {
    for (const [path, body] of files) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.new`, body);
    }
    for (const path of files.keys()) await rename(`${path}.new`, path);
  } finally {
    for (const path of files.keys()) await rm(`${path}.new`, { force: true });
  }
}
