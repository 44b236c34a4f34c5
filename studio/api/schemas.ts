/** JSON Schemas of the published document and of the API's request bodies; `npm run schemas` writes them. */

import changes from '../schema/changes.json' with { type: 'json' };
import draft from '../schema/draft.json' with { type: 'json' };
import end from '../schema/end.json' with { type: 'json' };
import entry from '../schema/entry.json' with { type: 'json' };
import newRelease from '../schema/new-release.json' with { type: 'json' };
import publication from '../schema/publication.json' with { type: 'json' };
import publish from '../schema/publish.json' with { type: 'json' };
import release from '../schema/release.json' with { type: 'json' };
import restore from '../schema/restore.json' with { type: 'json' };
import review from '../schema/review.json' with { type: 'json' };
import share from '../schema/share.json' with { type: 'json' };
import { json, notFound } from './answers.ts';

const SCHEMAS: ReadonlyMap<string, object> = new Map(
  Object.entries({
    changes,
    draft,
    end,
    entry,
    'new-release': newRelease,
    publication,
    publish,
    release,
    restore,
    review,
    share,
  }),
);

export function schemaResponse(name: string): Response {
  const schema = SCHEMAS.get(name);
  return schema ? json(schema) : notFound(`The schemas are ${[...SCHEMAS.keys()].join(', ')}.`);
}
