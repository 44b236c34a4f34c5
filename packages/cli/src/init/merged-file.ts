/** Adds what a new company's repository needs to files that are there already. */

import { UserError } from '../user-error.ts';

/** @throws UserError if the file cannot be read */
export function mergedFile(path: string, before: string, wanted: string): string {
  if (path === 'package.json') return mergedPackage(before, wanted);
  if (path === '.gitignore') return mergedLines(before, wanted);
  return before;
}

type Fields = Readonly<Record<string, unknown>>;

function mergedPackage(before: string, wanted: string): string {
  const [own, added] = [read(before), JSON.parse(wanted) as Fields];
  const { scripts, dependencies, ...fields } = added;
  const merged = {
    ...fields,
    ...own,
    // portico.config.ts is a module, and there is no other code in the folder
    type: added.type,
    scripts: { ...fieldsIn(scripts), ...fieldsIn(own.scripts) },
    ...(isListed(own, fieldsIn(dependencies))
      ? {}
      : { dependencies: { ...fieldsIn(own.dependencies), ...fieldsIn(dependencies) } }),
  };
  // in the file's own order; what is new comes last
  const order = [...Object.keys(own), ...Object.keys(merged)];
  const sorted = Object.fromEntries(order.map((key) => [key, merged[key as keyof typeof merged]]));
  const indent = /^[ \t]+/m.exec(before)?.[0] ?? '  ';
  return `${JSON.stringify(sorted, null, indent)}\n`;
}

/** Whether the dependencies are the file's already, of whatever version and kind. */
function isListed({ dependencies, devDependencies }: Fields, wanted: Fields): boolean {
  const listed = { ...fieldsIn(dependencies), ...fieldsIn(devDependencies) };
  return Object.keys(wanted).every((name) => Object.hasOwn(listed, name));
}

function read(text: string): Fields {
  try {
    return fieldsIn(JSON.parse(text));
  } catch (error) {
    throw new UserError(`package.json is not valid JSON: ${(error as Error).message}`);
  }
}

function fieldsIn(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function mergedLines(before: string, wanted: string): string {
  // node_modules, node_modules/ and /node_modules/ are the same
  const listed = before.split('\n').map(bare);
  const missing = wanted.split('\n').filter((line) => line !== '' && !listed.includes(bare(line)));
  if (missing.length === 0) return before;
  return `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${missing.join('\n')}\n`;
}

const bare = (line: string) => line.trim().replace(/^\/|\/$/g, '');
