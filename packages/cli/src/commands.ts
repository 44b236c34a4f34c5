/** The commands of `portico`: what each takes, and what it does. */

import type { Company } from './company/open-company.ts';
import { CONFORMANCE_OPTIONS } from './conformance/options.ts';
import { type Arguments, type Options, readArguments, type Syntax } from './read-arguments.ts';

export interface Command extends Syntax {
  readonly summary: string;
  /** @returns the text to print, if there is one @throws UserError */
  readonly run: (given: readonly string[], name: string) => Promise<unknown>;
}

interface Described<Own extends Options, Given> extends Syntax<Own> {
  readonly summary: string;
  /** Imports its modules only when it is called: most read the languages that are defined before. */
  readonly perform: (given: Arguments<Own> & Given) => Promise<unknown>;
}

/** A command that needs no company; `folder` is that of `--company`, or the current one. */
function command<const Own extends Options>({
  perform,
  ...described
}: Described<Own, { readonly folder: string }>): Command {
  return {
    ...described,
    async run(given, name) {
      const { options, ...rest } = readArguments<Options>(name, described, given);
      const folder = String(options.company ?? process.env.PORTICO_COMPANY ?? '.');
      return perform({ options: options as Arguments<Own>['options'], ...rest, folder });
    },
  };
}

/** A command for a company, whose languages it defines. */
function companyCommand<const Own extends Options>({
  perform,
  ...described
}: Described<Own, { readonly company: Company }>): Command {
  return command<Own>({
    ...described,
    perform: async ({ folder, ...given }) => {
      const [{ openCompany }, { defineLanguages }] = await Promise.all([
        import('./company/open-company.ts'),
        import('./company/constants.ts'),
      ]);
      const company = await openCompany(folder);
      defineLanguages(company.config);
      return perform({ ...given, company } as Arguments<Own> & { readonly company: Company });
    },
  });
}

const ENVIRONMENT = { type: 'string', short: 'e', value: 'name', summary: 'an environment of wrangler.toml' } as const;
const DRY_RUN = { type: 'boolean', summary: 'build, and change nothing online' } as const;
const STUDIO = 'an address such as https://studio.example.com';

const EXPORT = companyCommand({
  summary: "write the Studio's latest version, or the company's messages and cards, to a file or the terminal",
  words: '[<file>]',
  options: { from: { type: 'string', value: 'Studio', summary: STUDIO } },
  perform: async ({ company, options, words }) =>
    (await import('./commands/content.ts')).exportContent(company, words[0], options),
});
const IMPORT = companyCommand({
  summary: 'replace the draft with a file, and print what publishing it would change',
  words: '<file>',
  options: {
    to: { type: 'string', value: 'Studio', summary: STUDIO },
    publish: { type: 'boolean', summary: "publish it instead, and keep people's changes in the draft" },
    reason: { type: 'string', value: 'text', summary: 'for the history' },
    acknowledge: { type: 'boolean', summary: 'publish despite warnings' },
  },
  perform: async ({ company, options, words: [file = ''] }) =>
    (await import('./commands/content.ts')).importContent(company, file, options),
});
const CHECK_FILE = companyCommand({
  summary: "print a file's errors and warnings",
  words: '<file>',
  perform: async ({ company, words: [file = ''] }) =>
    (await import('./commands/content.ts')).checkContent(company, file),
});

export const COMMANDS: Readonly<Record<string, Command>> = {
  init: command({
    summary: "write a new company's repository: configuration, content, and wrangler's files",
    words: '[<folder>]',
    options: {
      name: { type: 'string', value: 'text', summary: "the company's name; by default, the folder's" },
      site: { type: 'string', value: 'address', summary: 'of its main site, such as https://www.example.com' },
      languages: { type: 'string', value: 'codes', summary: 'such as en,de,pt-BR, the default language first' },
      from: { type: 'string', value: 'page', summary: 'a saved page, or an address: take over its header and footer' },
      yes: { type: 'boolean', short: 'y', summary: 'ask nothing' },
    },
    perform: async ({ options, words: [folder] }) => (await import('./commands/init.ts')).init(folder, options),
  }),
  dev: companyCommand({
    summary: 'serve Studio, header and footer, and rebuild on every change; PORT sets the port, STUDIO_ROLE your role',
    perform: async ({ company }) => (await import('./commands/dev.ts')).dev(company),
  }),
  check: companyCommand({
    summary: 'validate the content, and print download sizes, borrowed texts, and texts that do not fit',
    options: { links: { type: 'boolean', summary: 'request every link and blog source, and list those that fail' } },
    perform: async ({ company, options }) => (await import('./commands/check.ts')).check(company, options),
  }),
  build: companyCommand({
    summary: 'build the worker and the Studio into dist/',
    perform: async ({ company }) => (await import('./commands/build.ts')).buildCommand(company),
  }),
  deploy: companyCommand({
    summary: 'build, and deploy the worker; what follows -- goes to wrangler',
    passesOn: true,
    options: {
      env: ENVIRONMENT,
      gradual: { type: 'boolean', summary: 'upload a version without traffic' },
      'without-upload': { type: 'boolean', summary: "deploy without putting the files into the releases' bucket" },
      'dry-run': DRY_RUN,
      message: { type: 'string', value: 'text', summary: 'describes the deployment' },
      tag: { type: 'string', value: 'name', summary: 'names the version' },
    },
    perform: async ({ company, options, passedOn }) =>
      (await import('./commands/deploy.ts')).deploy(company, options, passedOn),
  }),
  'studio deploy': companyCommand({
    summary: 'build, and deploy the Studio; what follows -- goes to wrangler',
    passesOn: true,
    options: { env: ENVIRONMENT, 'dry-run': DRY_RUN },
    perform: async ({ company, options, passedOn }) =>
      (await import('./commands/deploy-studio.ts')).deployStudio(company, options, passedOn),
  }),
  'content export': EXPORT,
  'content import': IMPORT,
  'content check': CHECK_FILE,
  'messages export': deprecated(EXPORT),
  'messages import': deprecated(IMPORT),
  'messages check': deprecated(CHECK_FILE),
  'backups list': command({
    summary: "list the Studio's backups by name, newest first",
    words: '<Studio>',
    perform: async ({ words: [studio = ''] }) => (await import('./backups.ts')).listBackups(studio),
  }),
  'backups write': command({
    summary: 'write a backup now',
    words: '<Studio>',
    perform: async ({ words: [studio = ''] }) => (await import('./backups.ts')).writeBackup(studio),
  }),
  'backups restore': command({
    summary: 'restore draft and history in a Studio that has lost its data',
    words: '<Studio> <name>',
    perform: async ({ words: [studio = '', name = ''] }) => (await import('./backups.ts')).restoreBackup(studio, name),
  }),
  upload: command({
    summary: "upload files to the bucket that holds every release's files",
    words: '<folder>',
    options: { env: ENVIRONMENT },
    perform: async ({ options, words: [folder = ''] }) => (await import('./upload-assets.ts')).upload(folder, options),
  }),
  migrate: command({
    summary: 'rewrite the content of an earlier release, and print what changed',
    words: '[<folder>]',
    perform: async ({ folder, words: [named] }) => (await import('./commands/migrate.ts')).migrate(named ?? folder),
  }),
  conformance: command({
    summary:
      'check a site while the built service fails; <host> is its URL, or a command in quotes, which gets PORT, CHROME_ORIGIN and CHROME_COPIES',
    words: '<host>',
    options: CONFORMANCE_OPTIONS,
    perform: async ({ options, words: [host = ''] }) =>
      (await import('./conformance/conformance.ts')).conformance(host, options),
  }),
  stack: command({
    summary: 'map a stack trace, or that of the standard input, to the sources of the last build',
    words: '[<stack>]',
    perform: async ({ words: [stack] }) => (await import('./read-stack.ts')).stackCommand(stack),
  }),
  doctor: command({
    summary: "check Node, configuration, content, and wrangler's bindings",
    perform: async () => (await import('./commands/doctor.ts')).doctor(),
  }),
};

function deprecated({ run, ...described }: Command): Command {
  return {
    ...described,
    summary: 'deprecated: use content',
    run: (given, name) => {
      console.error('“portico messages” is now “portico content”; the old name will be removed in 0.6.0.');
      return run(given, name);
    },
  };
}
