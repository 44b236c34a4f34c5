/** Writes the JSON Schemas with which editors complete and check a company's files. */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import { linkTreeSchema } from '../../../src/content/link-tree-schema.ts';
import { brandSchema, dictionarySchema } from '../../../src/content/schema.ts';
import { drawingFileSchema } from '../../../src/content/text-schema.ts';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { manifestSchema } from '../../../src/manifest/schema.ts';

const SCHEMAS = { brand: brandSchema, dictionary: dictionarySchema, links: linkTreeSchema };

/** The schemas by file name. They omit the rules that JSON Schema cannot express, which the build checks. */
export function schemaFiles(): Map<string, string> {
  const config = { errorMode: 'ignore', typeMode: 'input', overrideSchema: forEveryCompany } as const;
  return new Map(
    Object.entries(SCHEMAS).map(([name, schema]) => [`${name}.schema.json`, textOf(toJsonSchema(schema, config))]),
  );
}

/** Companies have different languages, but all get these files from the package. */
const forEveryCompany: NonNullable<ConversionConfig['overrideSchema']> = ({ valibotSchema }) => {
  if (valibotSchema === drawingFileSchema) return { type: 'string', pattern: '\\.svg$' };
  return 'options' in valibotSchema && valibotSchema.options === LANGUAGES ? { type: 'string' } : null;
};

/** The JSON Schema of `/chrome/manifest.json`. */
export function manifestJsonSchema(): string {
  return textOf(toJsonSchema(manifestSchema));
}

function textOf(schema: object): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** @param folder is created if it does not exist */
export async function writeSchemas(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [file, text] of schemaFiles()) await writeFile(join(folder, file), text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeSchemas(fileURLToPath(new URL('../../../locales/schema', import.meta.url)));
}
