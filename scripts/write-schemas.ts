/** Writes `locales/schema/`: JSON Schemas with which editors complete and validate the content. */

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import { brandSchema, dictionarySchema, linkTreeSchema } from '../src/content/schema.ts';
import { manifestSchema } from '../src/manifest/schema.ts';

const SCHEMAS = { brand: brandSchema, dictionary: dictionarySchema, links: linkTreeSchema };

/** The schema files by name. They omit the rules that JSON Schema cannot express; the build checks those. */
export function schemaFiles(): Map<string, string> {
  return new Map(
    Object.entries(SCHEMAS).map(([name, schema]) => [
      `${name}.schema.json`,
      `${JSON.stringify(toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }), null, 2)}\n`,
    ]),
  );
}

/** The JSON Schema of `/chrome/manifest.json`. */
export function manifestJsonSchema(): string {
  return `${JSON.stringify(toJsonSchema(manifestSchema), null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const directory = fileURLToPath(new URL('../locales/schema/', import.meta.url));
  await mkdir(directory, { recursive: true });
  for (const [name, text] of schemaFiles()) await writeFile(directory + name, text);
}
