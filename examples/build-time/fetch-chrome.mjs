// Fetches a copy of the chrome for pages that are built once. Node 20 or later, no packages.
//
//   node fetch-chrome.mjs https://chrome.example.com chrome/ --lang=de,en --theme=light
//
// For each language, it writes header.html, footer.html and head.html to chrome/<language>/, and the files they load to
// chrome/chrome/assets/: publish those at /chrome/assets/ of your site. Every other option is a parameter of the
// fragments, such as --transparent=false. A host on another domain than the site needs --links=absolute.
// A copy may outlive an announcement, so announcements are omitted; --announcement includes them.
//
// If anything fails, nothing is written: with an earlier copy the exit code is 0, without one it is 1. Commit the copy,
// or keep it in the cache of your build, so that there is an earlier one.
import { createHash } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

/** In milliseconds, for everything together. */
const DEADLINE = 10_000;

const COMPLETE = {
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
    'Usage: node fetch-chrome.mjs https://chrome.example.com folder/ [--lang=de,en] [--announcement] [--name=value]',
  );
  process.exit(1);
}

const languages = lang.split(',');
const parameters = { ...others, assets: 'omit', announcement: announcement ? 'include' : 'omit' };
const fragments = languages.flatMap((language) =>
  Object.keys(COMPLETE).map((name) => ({ name, language, path: join(folder, language, `${name}.html`) })),
);
const asking = new AbortController();
const late = setTimeout(() => asking.abort(new Error(`no answer within ${DEADLINE / 1000} s`)), DEADLINE);

try {
  const files = await fetchAll();
  await writeAll(files);
  console.log(
    `Wrote ${fragments.length} fragments and ${files.size - fragments.length} files from ${service} to ${folder}`,
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
  const hasCopy = missing.length === 0;
  if (hasCopy)
    console.warn(
      `WARNING: could not fetch the chrome from ${service}: ${reason}. Keeping the earlier copy in ${folder}.`,
    );
  else
    console.error(
      `Could not fetch the chrome from ${service}: ${reason}. There is no earlier copy of ${missing.join(', ')}.`,
    );
  process.exitCode = hasCopy ? 0 : 1;
} finally {
  asking.abort();
  clearTimeout(late);
}

/** The files to write, by path; files that the fragments load come before the fragments. */
async function fetchAll() {
  const manifest = JSON.parse(await ask(`/chrome/manifest.json?${new URLSearchParams(parameters)}`));
  // the notices of third-party licenses belong to every copy
  const listed = manifest.licenses ? [...manifest.assets, manifest.licenses] : manifest.assets;
  const known = new Map(listed.map((asset) => [asset.file, asset]));
  const texts = await Promise.all(fragments.map(fetchFragment));
  const named = texts.flatMap((text) => [...text.matchAll(/\/chrome\/assets\/([\w.-]+)/g)].map(([, file]) => file));
  const wanted = [...new Set([...named, ...known.keys()])];
  const assets = await Promise.all(wanted.map((file) => fetchAsset(file, known.get(file))));
  // with --links=absolute these are URLs of the service; the copied files are on the host itself
  const local = (text) => wanted.reduce((html, file) => html.replaceAll(known.get(file).path, pathOf(file)), text);
  return new Map([...assets, ...fragments.map(({ path }, index) => [path, local(texts[index])])]);
}

function pathOf(file) {
  return `/chrome/assets/${file}`;
}

async function fetchFragment({ name, language }) {
  const query = new URLSearchParams({ ...parameters, lang: language });
  const text = String(await ask(`/chrome/${name}?${query}`));
  if (!COMPLETE[name].test(text)) throw new Error(`the answer is not a complete ${name}`);
  return text;
}

async function fetchAsset(file, asset) {
  if (!asset || !/^\w[\w.-]*$/.test(file))
    throw new Error(`${file} is not in its manifest; a deploy may be in progress`);
  const body = await ask(pathOf(file));
  const found = `sha256-${createHash('sha256').update(body).digest('base64')}`;
  if (found !== asset.integrity) throw new Error(`${file} does not match its manifest`);
  return [join(folder, pathOf(file)), body];
}

async function ask(path) {
  const response = await fetch(new URL(path, service), { redirect: 'manual', signal: asking.signal });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  const notice = response.headers.get('portico-notice');
  if (notice) console.warn(`WARNING: ${path}: ${notice}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Writes all files before it moves the first into place. */
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
