#!/usr/bin/env node
/**
 * Fetches a copy of the chrome for pages that are built once:
 *
 *   fetch-chrome https://chrome.example.com chrome/ --lang=de,en --theme=light
 *
 * For each language, it writes header.html, footer.html and head.html to chrome/<language>/, and the files they load to
 * chrome/chrome/, with elements.js and loader.js: publish those at /chrome/ of your site. The other options are
 * parameters of the fragments, such as --transparent=false. A host on a different domain from the site needs
 * --links=absolute. A site below a path, such as /docs/, needs --base=/docs/.
 * A copy may outlive an announcement, so announcements are omitted; --announcement includes them.
 *
 * If anything fails, nothing is written: with an earlier copy the exit code is 0, without one it is 1. Commit the copy,
 * or keep it in the cache of your build, so that there is an earlier one.
 */

import { access } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { downloadChrome, fragmentsIn, writeAll } from './node-download-chrome.ts';
import { PARAMETER_RULES } from './parameters.ts';

/** In milliseconds, for all requests together. */
const DEADLINE = 10_000;

/** Safe in attributes. */
const BASE = /^\/(?:[\w.~%-]+\/)*$/;

const TEXT = { type: 'string' } as const;
const PARAMETERS = Object.keys(PARAMETER_RULES).filter((name) => name !== 'lang' && name !== 'announcement');

const USAGE = `Usage: fetch-chrome https://chrome.example.com folder/ [--lang=de,en] [--announcement] [--base=/docs/] [--name=value]

--lang          languages, separated by commas; the default is en
--announcement  includes the announcement, which the copy may outlive
--base          the path of a site that is not at the root of its domain, such as /docs/
--name=value    a parameter: ${PARAMETERS.join(', ')}
--help          prints this text`;

const { values, positionals } = parseCommand();
const { lang, base: givenBase, announcement, help, ...others } = values;
if (help) {
  console.log(USAGE);
  process.exit();
}
const [service = '', folder = ''] = positionals;
if (!URL.canParse(service) || !folder || positionals.length > 2) fail();
const base = String(givenBase).replace(/\/?$/, '/');
if (!BASE.test(base)) fail(`--base must be a path such as /docs/, not ${givenBase}\n\n`);
const parameters = { ...others, assets: 'omit', announcement: announcement ? 'include' : 'omit' };

const fragments = fragmentsIn(folder, String(lang).split(','));
const running = new AbortController();
const late = setTimeout(() => running.abort(new Error(`no answer within ${DEADLINE / 1000} s`)), DEADLINE);

try {
  const files = await downloadChrome({ service, folder, base, fragments, parameters, signal: running.signal });
  await writeAll(files);
  console.log(
    `Wrote ${fragments.length} fragments and ${files.size - fragments.length} files from ${service} to ${folder}`,
  );
} catch (error) {
  await explain(error as Error & { cause?: { message?: string; code?: string } });
} finally {
  running.abort();
  clearTimeout(late);
}

function parseCommand() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        ...Object.fromEntries(PARAMETERS.map((name) => [name, TEXT])),
        lang: { ...TEXT, default: 'en' },
        base: { ...TEXT, default: '/' },
        announcement: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    // drops the next sentence, about arguments that start with a hyphen
    return fail(`${(error as Error).message.split('. ')[0]}.\n\n`);
  }
}

function fail(reason = ''): never {
  console.error(reason + USAGE);
  process.exit(1);
}

async function explain({ message, cause }: Error & { cause?: { message?: string; code?: string } }): Promise<void> {
  const reason = cause?.message || cause?.code || message;
  const isThere = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    );
  const found = await Promise.all(fragments.map(({ path }) => isThere(path)));
  const missing = fragments.filter((_, index) => !found[index]).map(({ path }) => path);
  if (missing.length === 0)
    return console.warn(
      `WARNING: could not fetch the chrome from ${service}: ${reason}. Keeping the earlier copy in ${folder}.`,
    );
  console.error(
    `Could not fetch the chrome from ${service}: ${reason}. There is no earlier copy of ${missing.join(', ')}.`,
  );
  process.exitCode = 1;
}
