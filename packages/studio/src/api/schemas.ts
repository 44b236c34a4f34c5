/** JSON Schemas of the published document and of the API's request bodies, without the rules that they cannot express. */

import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { publicationSchema } from '../../../../src/content/publication.ts';
import { entryContentSchema } from '../contract/draft.ts';
import {
  changesRequestSchema,
  checkRequestSchema,
  draftRequestSchema,
  endRequestSchema,
  newReleaseRequestSchema,
  publishRequestSchema,
  releaseRequestSchema,
  restoreRequestSchema,
  shareRequestSchema,
} from '../contract/requests.ts';
import { type Answered, json, notFound } from './answers.ts';

const SCHEMAS: ReadonlyMap<string, GenericSchema> = new Map<string, GenericSchema>(
  Object.entries({
    changes: changesRequestSchema,
    draft: draftRequestSchema,
    end: endRequestSchema,
    entry: entryContentSchema,
    'new-release': newReleaseRequestSchema,
    publication: publicationSchema,
    publish: publishRequestSchema,
    release: releaseRequestSchema,
    restore: restoreRequestSchema,
    review: checkRequestSchema,
    share: shareRequestSchema,
  }),
);

export function schemaNamed(name: string): Answered<object> | Response {
  const schema = SCHEMAS.get(name);
  if (!schema) return notFound(`The schemas are ${[...SCHEMAS.keys()].join(', ')}.`);
  return json(toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }));
}
