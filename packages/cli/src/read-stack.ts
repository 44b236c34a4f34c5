/** `portico stack`: maps a stack trace to the sources, with the last build's source maps. */

import { readdir, readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DIST } from './dist.ts';
import { UserError } from './user-error.ts';

const MAPS = join(DIST, 'maps');

/** Such as `service-5XFYHRF7.js:12:345`. */
const PLACE = /([\w-]+\.js):(\d+):(\d+)/g;

/** @returns the text, with each place followed by its source */
export async function readStack(stack: string, maps = MAPS): Promise<string> {
  const files = await readdir(maps, { recursive: true }).catch(() => {
    throw new UserError('There is no build: check out the release that the trace is from, and run portico build.');
  });
  const sources = new Map<string, string>();
  for (const [place, script, line, column] of stack.matchAll(PLACE)) {
    // both workers have a worker.js
    const found = files.filter((file) => file.endsWith(`/${script}.map`));
    const origins = found.map((file) => originOf(join(maps, file), Number(line), Number(column)));
    sources.set(place, (await Promise.all(origins)).join(' or ') || 'not in this build');
  }
  return stack.replace(PLACE, (place) => `${place} [${sources.get(place)}]`);
}

async function originOf(file: string, line: number, column: number): Promise<string> {
  const origin = new SourceMap(JSON.parse(await readFile(file, 'utf8'))).findOrigin(line, column);
  return 'fileName' in origin
    ? `${origin.fileName.replace(/^(\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`
    : 'no source';
}

/** @param given the trace; by default, the standard input */
export async function stackCommand(given?: string): Promise<string> {
  return readStack(given ?? (await text(process.stdin)));
}
