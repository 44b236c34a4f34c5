/** Runs what the command line says. */

import { styleText } from 'node:util';
import { ownValue } from '../../../src/contract/own-value.ts';
import { COMMANDS, type Command } from './commands.ts';
import { nearestName } from './problems/nearest-name.ts';
import { optionLines, readArguments, SHARED_OPTIONS } from './read-arguments.ts';
import { UserError } from './user-error.ts';
import { VERSION } from './version.ts';

const OWN_OPTIONS = {
  ...SHARED_OPTIONS,
  version: { type: 'boolean', short: 'v', summary: 'print the release' },
} as const;

/** Prints errors that say what to do without a stack trace. */
export async function runCommand(given: readonly string[]): Promise<void> {
  try {
    const said = await perform(given);
    if (typeof said === 'string') console.log(said);
  } catch (error) {
    console.error(error instanceof UserError ? error.textFor(process.stderr) : error);
    process.exitCode = 1;
  }
}

/** @returns the text to print, if there is one @throws UserError */
export async function perform(given: readonly string[]): Promise<unknown> {
  const start = given.findIndex((word) => !word.startsWith('-'));
  if (start < 0 || given[start] === 'help') return performWithout(start < 0 ? given : given.toSpliced(start, 1));
  const { name, command, rest, group } = findCommand(given, start);
  if (rest.includes('--help') || rest.includes('-h')) return command ? helpFor(name, command) : usage(group);
  if (command) return command.run(rest, name);
  const nearest = nearestName(name, Object.keys(COMMANDS));
  const hint = nearest === null ? '' : ` Did you mean “portico ${nearest}”?`;
  throw new UserError(`There is no command “${name}”.${hint}\n\n${usage(group)}`);
}

/**
 * @param start the index of the first word
 * @returns what follows the command as `rest`, and the first word of `content …` and others like it as `group`
 */
export function findCommand(given: readonly string[], start = 0) {
  const [first = '', second = ''] = given.slice(start);
  const isGroup = Object.keys(COMMANDS).some((name) => name.startsWith(`${first} `));
  const name = isGroup && !second.startsWith('-') ? `${first} ${second}`.trim() : first;
  const rest = given.toSpliced(start, name.split(' ').length);
  return { name, command: ownValue(COMMANDS, name), rest, group: isGroup ? first : '' };
}

async function performWithout(given: readonly string[]): Promise<string> {
  const { options } = readArguments('', { options: OWN_OPTIONS }, given);
  return options.version ? VERSION : usage();
}

/** @param group the first word of the commands to list; all without it */
function usage(group = ''): string {
  const listed = Object.entries(COMMANDS).filter(
    ([name]) => name.startsWith(group) && (group || !/^messages/.test(name)),
  );
  const names = listed.map(([name, { words = '', options }]) =>
    [name, words, options && '[…]'].filter(Boolean).join(' '),
  );
  const width = Math.max(...names.map(({ length }) => length));
  const lines = listed.map(
    ([, { summary }], index) => `  ${styleText('bold', (names[index] ?? '').padEnd(width))}  ${summary}`,
  );
  return [
    'portico <command>',
    '',
    ...lines,
    '',
    ...optionLines(OWN_OPTIONS),
    '',
    '--help after a command lists its options.',
  ].join('\n');
}

function helpFor(name: string, { summary, words = '', options = {} }: Command): string {
  return [
    `portico ${name} ${words}`.trimEnd(),
    `    ${summary}`,
    '',
    ...optionLines({ ...options, ...SHARED_OPTIONS }),
  ].join('\n');
}
