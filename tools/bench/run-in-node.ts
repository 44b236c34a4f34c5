/** Runs code with a file in a new Node process, in which nothing is cached or compiled yet. */

import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/**
 * @param code a module, whose `process.argv[1]` is the URL of the file
 * @returns what it printed
 */
export async function runInNode(code: string, file: string): Promise<string> {
  const options = ['--input-type=module', '-e', code, pathToFileURL(file).href];
  return (await promisify(execFile)(process.execPath, options)).stdout;
}
