/**
 * Writes the JSON Schemas: in `locales/schema/`, for completion and validation in editors; in `studio/schema/`, of the
 * published document and the API's request bodies; and the tables of docs/configuration.md.
 */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import { linkTreeSchema } from '../src/content/link-tree-schema.ts';
import { publicationSchema } from '../src/content/publication.ts';
import { brandSchema, dictionarySchema } from '../src/content/schema.ts';
import { drawingFileSchema } from '../src/content/text-schema.ts';
import { LANGUAGES } from '../src/contract/language.ts';
import { manifestSchema } from '../src/manifest/schema.ts';
import { entryContentSchema } from '../studio/contract/draft.ts';
import {
  changesRequestSchema,
  draftRequestSchema,
  endRequestSchema,
  newReleaseRequestSchema,
  publishRequestSchema,
  releaseRequestSchema,
  restoreRequestSchema,
  reviewRequestSchema,
  shareRequestSchema,
} from '../studio/contract/requests.ts';
import { withTables } from './configuration-page.ts';

const SCHEMAS = { brand: brandSchema, dictionary: dictionarySchema, links: linkTreeSchema };

const STUDIO_SCHEMAS = {
  publication: publicationSchema,
  entry: entryContentSchema,
  draft: draftRequestSchema,
  changes: changesRequestSchema,
  review: reviewRequestSchema,
  publish: publishRequestSchema,
  'new-release': newReleaseRequestSchema,
  release: releaseRequestSchema,
  restore: restoreRequestSchema,
  end: endRequestSchema,
  share: shareRequestSchema,
};

/**
 * The schema files by their path in the repository. They omit the rules that JSON Schema cannot express; the build and
 * the Studio check those.
 */
export function schemaFiles(): Map<string, string> {
  return new Map([
    ...Object.entries(SCHEMAS).map(([name, schema]) => {
      return [`locales/schema/${name}.schema.json`, textOf(schema, forEveryCompany)] as const;
    }),
    ...Object.entries(STUDIO_SCHEMAS).map(([name, schema]) => [`studio/schema/${name}.json`, textOf(schema)] as const),
  ]);
}

function textOf(
  schema: Parameters<typeof toJsonSchema>[0],
  overrideSchema?: ConversionConfig['overrideSchema'],
): string {
  const config: ConversionConfig = {
    errorMode: 'ignore',
    typeMode: 'input',
    ...(overrideSchema && { overrideSchema }),
  };
  return `${JSON.stringify(toJsonSchema(schema, config), null, 2)}\n`;
}

/** Companies have different languages, but all get these files from the package. */
const forEveryCompany: ConversionConfig['overrideSchema'] = ({ valibotSchema }) => {
  if (valibotSchema === drawingFileSchema) return { type: 'string', pattern: '\\.svg$' };
  return 'options' in valibotSchema && valibotSchema.options === LANGUAGES ? { type: 'string' } : null;
};

/** The JSON Schema of `/chrome/manifest.json`. */
export function manifestJsonSchema(): string {
  return `${JSON.stringify(toJsonSchema(manifestSchema), null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../', import.meta.url));
  for (const directory of ['locales/schema', 'studio/schema']) await mkdir(root + directory, { recursive: true });
  for (const [path, text] of schemaFiles()) await writeFile(root + path, text);
  await writeFile(`${root}docs/configuration.md`, withTables(await readFile(`${root}docs/configuration.md`, 'utf8')));
}
