/** What follows `portico`: one parser for all commands, whose mistakes change nothing. */

import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/commands.ts';
import { readArguments } from '../../src/read-arguments.ts';
import { perform } from '../../src/run-command.ts';
import { VERSION } from '../../src/version.ts';

const said = (line: string) => perform(line.split(' ').filter(Boolean)).then(String, (error: Error) => error.message);

test.each(Object.keys(COMMANDS))('portico %s refuses an option that it does not have', async (name) => {
  const { words = '' } = COMMANDS[name] ?? {};
  expect(await said(`${name} ${words.replaceAll(/[[\]<>]/g, '')} --colour=red`)).toBe(
    `There is no option --colour. portico ${name} --help lists what there is.`,
  );
});

test.each([
  ['init --nam=Globex', 'There is no option --nam; did you mean --name?'],
  ['init --name --yes', '--name needs a value: --name=<text>.'],
  ['init globex --yes=no', '--yes has no value.'],
  ['init globex initech', '“initech” is one word too many.'],
  ['init -x', 'There is no option -x.'],
  ['deploy --dryrun', 'There is no option --dryrun; did you mean --dry-run?'],
  ['deploy --dry-run --env', '--env needs a value: --env=<name>.'],
  ['deploy --env --dry-run', '--env needs a value: --env=<name>.'],
  ['deploy staging', '“staging” is one word too many.'],
  ['upload', '<folder> is missing.'],
  ['backups restore https://studio.example', '<name> is missing.'],
  ['content import a.json', 'portico content import needs --to=<Studio>.'],
  ['--verison', 'There is no option --verison; did you mean --version?'],
  ['chek', 'There is no command “chek”. Did you mean “portico check”?'],
  ['content', 'There is no command “content”.'],
  ['content exprot', 'There is no command “content exprot”. Did you mean “portico content export”?'],
])('portico %s says what is wrong', async (line, message) => {
  expect((await said(line)).slice(0, message.length)).toBe(message);
});

test.each(['--version', '-v'])('portico %s prints the release', async (line) => {
  expect(await said(line)).toBe(VERSION);
});

test.each(['', 'help', '--help', '-h'])('portico %s lists the commands', async (line) => {
  const text = await said(line);
  for (const part of ['portico <command>', 'init [<folder>] […]', '--company=<folder>']) expect(text).toContain(part);
});

test.each(['init --help', 'init -h', 'init globex --help', '--help init'])(
  'portico %s lists its options',
  async (line) => {
    const text = await said(line);
    for (const part of ['portico init [<folder>]', '--name=<text>', '--yes, -y', '--help, -h'])
      expect(text).toContain(part);
  },
);

const ENV = { type: 'string', short: 'e', value: 'name', summary: '' } as const;

test.each([[['--env', 'staging']], [['--env=staging']], [['-e', 'staging']]])('%s is for staging', (given) => {
  expect(readArguments('deploy', { options: { env: ENV } }, given).options.env).toBe('staging');
});

test('what follows -- is passed on, and only where a command does so', () => {
  const given = ['-e', 'staging', '--', '--keep-vars', '--env=other'];
  expect(readArguments('deploy', { options: { env: ENV }, passesOn: true }, given)).toEqual({
    options: { env: 'staging' },
    words: [],
    passedOn: ['--keep-vars', '--env=other'],
  });
  expect(() => readArguments('build', {}, ['--', 'a'])).toThrow('“a” is one word too many.');
});
