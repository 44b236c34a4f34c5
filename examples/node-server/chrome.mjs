// Header and footer for the pages of a server: fresh, the last good copy, or the fallback. Copy this file.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const SERVICE = process.env.CHROME_ORIGIN ?? 'http://127.0.0.1:8787';
// Copies are stored here, for a restart while the service is down.
export const DIRECTORY = process.env.CHROME_COPIES ?? '.chrome-copies';
// For a host on another domain than the site, add &links=absolute; browsers then load the files from the service.
const QUERY = 'theme=light&transparent=false&assets=omit';
// In milliseconds: how long a visitor waits at most, and how long after a failure the next request is sent.
export const DEADLINE = 1_000;
const PAUSE = 2_000;

const FALLBACK = {
  head: '',
  header: `<header data-fallback="header" lang="en"><strong><a href="/">Acme</a></strong>
<a href="/pricing">Pricing</a><a href="/docs">Documentation</a><a href="/api/auth/login">Log in</a></header>`,
  footer: `<footer data-fallback="footer" lang="en"><strong>Acme</strong>
<a href="/legal/privacy">Privacy</a><a href="/legal/terms">Terms</a><a href="/contact">Contact</a></footer>`,
};

const entries = new Map();

/** Head, header and footer in a language, as three strings of HTML. Never rejects. */
export async function chromeFor(language) {
  if (!entries.has(language)) {
    entries.set(
      language,
      readCopy(language).then((copy) => ({ copy, pausedUntil: 0, renewal: undefined })),
    );
  }
  const entry = await entries.get(language);
  const { maxAge = 0, staleWhileRevalidate = 0 } = entry.copy?.full.freshness ?? {};
  const age = (Date.now() - entry.copy?.at) / 1_000;
  const isWithin = (seconds) => age >= 0 && age < seconds;
  if (!isWithin(maxAge) && Date.now() >= entry.pausedUntil) {
    // One request at a time, for all visitors.
    entry.renewal ??= renew(entry, language).finally(() => (entry.renewal = undefined));
  }
  if (!isWithin(maxAge + staleWhileRevalidate)) await entry.renewal;
  return showable(entry.copy);
}

/** A copy that is no longer valid is shown without its announcement, which may have ended. */
function showable(copy) {
  if (!copy) return FALLBACK;
  const { maxAge, staleIfError, freshUntil } = copy.full.freshness;
  const allowedUntil = Math.min(copy.at + (maxAge + staleIfError) * 1_000, Date.parse(freshUntil));
  return Date.now() < allowedUntil ? copy.full : copy.plain;
}

async function renew(entry, language) {
  try {
    const at = Date.now();
    const [full, plain] = await Promise.all([ask(language, 'include'), ask(language, 'omit')]);
    entry.copy = { at, full, plain };
    await storeFile(`${language}.json`, JSON.stringify(entry.copy));
  } catch (error) {
    entry.pausedUntil = Date.now() + PAUSE;
    console.warn(`chrome (${language}): ${error.message}`);
  }
}

async function ask(language, announcement) {
  const address = `${SERVICE}/chrome/all.json?lang=${language}&announcement=${announcement}&${QUERY}`;
  // The signal covers the body too, which may stall after the headers.
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(DEADLINE) });
  if (response.status !== 200) throw new Error(`the service answered ${response.status}`);
  const answer = await response.json();
  if (!isComplete(answer)) throw new Error('the answer is not the chrome');
  return answer;
}

const isComplete = (answer) =>
  ['head', 'header', 'footer'].every((name) => typeof answer?.[name] === 'string' && answer[name] !== '') &&
  Number.isFinite(answer.freshness?.maxAge);

async function readCopy(language) {
  const copy = await readFile(join(DIRECTORY, `${language}.json`), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  return isComplete(copy?.full) && isComplete(copy.plain) ? copy : undefined;
}

export async function storeFile(name, content) {
  await mkdir(DIRECTORY, { recursive: true });
  // Renamed when complete, so that no reader gets half a file.
  const unfinished = join(DIRECTORY, `${name}.${process.pid}.part`);
  await writeFile(unfinished, content);
  await rename(unfinished, join(DIRECTORY, name));
}
