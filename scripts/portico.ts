#!/usr/bin/env node

/** The command `portico`, which works in a company's folder: the one with portico.config.ts. */

import { styleText } from 'node:util';
import { ownValue } from '../src/contract/own-value.ts';
import { UserError } from './user-error.ts';

interface Command {
  readonly arguments?: string;
  readonly summary: string;
  /** Imports its modules only when it is called: most read the company's configuration as soon as they are imported. */
  readonly run: (args: readonly string[]) => Promise<void>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  init: {
    arguments: '[<folder>]',
    summary: "write a new company's repository: configuration, content, and wrangler's files",
    run: async (args) => (await import('./commands/init.ts')).init(args),
  },
  dev: {
    summary: 'serve Studio, header and footer, and rebuild on every change; PORT sets the port, STUDIO_ROLE your role',
    run: async () => (await import('./commands/dev.ts')).dev(),
  },
  check: {
    arguments: '[--links]',
    summary: 'validate the content, and print download sizes, borrowed texts and, with --links, dead links',
    run: async (args) => (await import('./commands/check.ts')).check(args),
  },
  build: {
    summary: 'build the worker and the Studio into dist/',
    run: async () => (await import('./commands/build.ts')).buildCommand(),
  },
  deploy: {
    arguments: '[--env <name>]',
    summary: 'build, and deploy the worker; other options go to wrangler',
    run: async (args) => (await import('./commands/deploy.ts')).deploy(args),
  },
  'studio deploy': {
    arguments: '[--env <name>]',
    summary: 'build, and deploy the Studio',
    run: async (args) => (await import('./commands/deploy-studio.ts')).deployStudio(args),
  },
  content: {
    arguments: 'export | import | check',
    summary: 'move messages, cards and menus between files and the Studio',
    run: async (args) => console.log(await (await import('./commands/content.ts')).runContent(args)),
  },
  messages: {
    arguments: 'export | import | check',
    summary: 'deprecated: use content',
    run: async (args) => {
      console.error('“portico messages” is now “portico content”; the old name will be removed in 0.6.0.');
      console.log(await (await import('./commands/content.ts')).runContent(args));
    },
  },
  backups: {
    arguments: 'list | write | restore',
    summary: 'back up and restore the Studio',
    run: async (args) => console.log(await (await import('./backups.ts')).runBackups(args)),
  },
  upload: {
    arguments: '<folder>',
    summary: "upload files to the bucket that holds every release's files",
    run: async (args) => (await import('./upload-assets.ts')).upload(args),
  },
  migrate: {
    summary: 'rewrite the content of an earlier release, and print what changed',
    run: async (args) => (await import('./commands/migrate.ts')).migrate(args),
  },
  doctor: {
    summary: "check Node, configuration, content, and wrangler's bindings",
    run: async () => (await import('./commands/doctor.ts')).doctor(),
  },
};

const usage = () => {
  const names = Object.entries(COMMANDS).map(([name, { arguments: words = '' }]) => `${name} ${words}`.trim());
  const width = Math.max(...names.map(({ length }) => length));
  const lines = Object.values(COMMANDS).map(
    ({ summary }, index) => `  ${styleText('bold', (names[index] ?? '').padEnd(width))}  ${summary}`,
  );
  return [
    'portico <command>',
    '',
    ...lines,
    '',
    'Run it in the folder with portico.config.ts, or add --company=<folder>.',
  ].join('\n');
};

async function main(words: readonly string[]): Promise<void> {
  const [first, ...rest] = words.filter((word) => !word.startsWith('--company='));
  if (first === undefined || first === 'help' || first === '--help' || first === '-h') return console.log(usage());
  const name = first === 'studio' ? `studio ${rest.shift() ?? ''}` : first;
  const command = ownValue(COMMANDS, name);
  if (!command) throw new UserError(`There is no command "${name.trim()}".\n\n${usage()}`);
  if (rest.includes('--help')) return console.log(`portico ${name} ${command.arguments ?? ''}\n    ${command.summary}`);
  await command.run(rest);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof UserError ? error.textFor(process.stderr) : error);
  process.exitCode = 1;
}
