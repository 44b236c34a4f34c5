// The chrome for a page, whatever the service does: fresh, the last good copy, or a stand-in. Copy this file.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const SERVICE = process.env.CHROME_ORIGIN ?? 'http://127.0.0.1:8787';
// Copies are kept here, so that a restart while the service is down finds them.
export const DIRECTORY = process.env.CHROME_COPIES ?? '.chrome-copies';
// For a site on another domain than the chrome's links: &links=absolute. Its files come from the service then.
const QUERY = 'theme=light&transparent=false&assets=omit';
// In milliseconds: how long a visitor waits at most, and how long a service that failed is left alone.
export const DEADLINE = 1_000;
const PAUSE = 2_000;

const STAND_IN = {
  head: '',
  header: `<header data-fallback="header" lang="en"><strong><a href="/">Acme</a></strong>
<a href="/pricing">Pricing</a><a href="/docs">Documentation</a><a href="/api/auth/login">Log in</a></header>`,
  footer: `<footer data-fallback="footer" lang="en"><strong>Acme</strong>
<a href="/legal/privacy">Privacy</a><a href="/legal/terms">Terms</a><a href="/contact">Contact</a></footer>`,
};

const entries = new Map();

/** Head, header and footer in a language: always three texts, never an error. */
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
    // One question at a time, however many visitors there are.
    entry.renewal ??= renew(entry, language).finally(() => (entry.renewal = undefined));
  }
  if (!isWithin(maxAge + staleWhileRevalidate)) await entry.renewal;
  return showable(entry.copy);
}

/** After the time that the service allows it, a copy is shown without its announcement: that may have ended. */
function showable(copy) {
  if (!copy) return STAND_IN;
  const { maxAge, staleIfError, freshUntil } = copy.full.freshness;
  const allowedUntil = Math.min(copy.at + (maxAge + staleIfError) * 1_000, Date.parse(freshUntil));
  return Date.now() < allowedUntil ? copy.full : copy.plain;
}

async function renew(entry, language) {
  try {
    const at = Date.now();
    const [full, plain] = await Promise.all([ask(language, 'include'), ask(language, 'omit')]);
    entry.copy = { at, full, plain };
    await keepFile(`${language}.json`, JSON.stringify(entry.copy));
  } catch (error) {
    entry.pausedUntil = Date.now() + PAUSE;
    console.warn(`chrome (${language}): ${error.message}`);
  }
}

async function ask(language, announcement) {
  const address = `${SERVICE}/chrome/all.json?lang=${language}&announcement=${announcement}&${QUERY}`;
  // The signal ends the body too, which may stall or be cut off after good headers.
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(DEADLINE) });
  if (response.status !== 200) throw new Error(`the service answered ${response.status}`);
  const answer = await response.json();
  if (!isWhole(answer)) throw new Error('the answer is not the chrome');
  return answer;
}

const isWhole = (answer) =>
  ['head', 'header', 'footer'].every((name) => typeof answer?.[name] === 'string' && answer[name] !== '') &&
  Number.isFinite(answer.freshness?.maxAge);

async function readCopy(language) {
  const copy = await readFile(join(DIRECTORY, `${language}.json`), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  return isWhole(copy?.full) && isWhole(copy.plain) ? copy : undefined;
}

export async function keepFile(name, content) {
  await mkdir(DIRECTORY, { recursive: true });
  // Renamed when it is whole: a reader never sees half of it.
  const unfinished = join(DIRECTORY, `${name}.${process.pid}.part`);
  await writeFile(unfinished, content);
  await rename(unfinished, join(DIRECTORY, name));
}
