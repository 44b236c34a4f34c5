/** Request bodies of the Studio's API (`routes.ts`). */

import * as v from 'valibot';
import { publishedLanguagesSchema } from '../../../../src/content/publication.ts';
import { storedIdSchema, storedMenuSchemas, storedPlaceSchema } from '../../../../src/content/stored-schema.ts';
import { dateSchema, placeSchema } from '../../../../src/content/text-schema.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { isReserved, RESERVED } from '../../../../src/contract/reserved-name.ts';
import { MAIN_SITE } from '../../../../src/contract/site.ts';
import { THEMES } from '../../../../src/contract/theme.ts';
import { ENTRY_KINDS, type EntryName, entryContentSchema, MENU_KINDS, messageFieldsSchema } from './draft.ts';
import {
  MAX_COMMENT_LENGTH,
  MAX_ENTRIES,
  MAX_ID_LENGTH,
  MAX_PUBLISHED,
  MAX_RELEASE_NAME_LENGTH,
  numberText,
} from './limits.ts';

const reason = v.pipe(v.string(), v.maxLength(500, 'must not be longer than 500 characters'));
/** As many as fit into a body: a publication with all messages in all languages can have thousands of warnings. */
const acknowledged = v.optional(v.array(v.string()), []);

/** Of an entry that an earlier release may have stored. */
const nameFields = { kind: v.picklist(ENTRY_KINDS), id: v.pipe(storedPlaceSchema, v.maxLength(MAX_ID_LENGTH)) };

/** Messages and cards have their own ids; parts of menus use their place as id. */
const hasIdOfKind = ({ kind, id }: EntryName) => MENU_KINDS.some((menu) => menu === kind) || v.is(storedIdSchema, id);

export const entryNameSchema = v.pipe(v.object(nameFields), v.check(hasIdOfKind, 'must have an id of its kind'));

/** With a release's pinned revision, its pinned content is checked; otherwise the draft's. */
const checkedEntrySchema = v.pipe(
  v.object({ ...nameFields, revision: v.optional(v.nullable(v.number())) }),
  v.check(hasIdOfKind, 'must have an id of its kind'),
);

/** Up to all entries of the draft, plus published ones that it has deleted. */
const chosenList = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(MAX_ENTRIES + MAX_PUBLISHED));

const chosenEntries = v.pipe(
  chosenList(v.strictObject({ ...nameFields, revision: v.nullable(v.number()) })),
  v.minLength(1, 'must name an entry'),
);

const checkedFields = {
  /** `ready`: all pending entries that have no problems and are in no release. */
  entries: v.union([v.literal('ready'), chosenList(checkedEntrySchema)]),
  /** A release's id: entries named with its pinned revision are checked as pinned. */
  release: v.optional(v.string()),
};

export const checkRequestSchema = v.strictObject({
  ...checkedFields,
  /** When it will be published, if later. */
  at: v.optional(dateSchema),
  /** Whether to check links too, which takes a few seconds. */
  links: v.optional(v.boolean(), false),
});

export const linkCheckRequestSchema = v.strictObject(checkedFields);

/** `POST versions`: publishes chosen entries of the draft, or another program's complete document. */
export const publishRequestSchema = v.union([
  v.strictObject({
    /** The version that the check was about. */
    since: v.number(),
    entries: chosenEntries,
    reason,
    acknowledged,
  }),
  v.strictObject({
    /** The version that the document is based on. */
    since: v.number(),
    languages: publishedLanguagesSchema,
    reason,
    acknowledged,
  }),
]);

const releaseFields = {
  /** Becomes its version's reason. */
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(MAX_RELEASE_NAME_LENGTH, `must not be longer than ${MAX_RELEASE_NAME_LENGTH} characters`),
  ),
  /** The version that the check was about. */
  since: v.number(),
  /** At the draft's revision, or at the release's pinned one. */
  entries: chosenEntries,
  at: v.optional(v.nullable(dateSchema), null),
  /** `scheduled`: it is published at its time. */
  state: v.picklist(['open', 'scheduled']),
  acknowledged,
};

/** `POST releases`: pins chosen entries, to publish them together. */
export const newReleaseRequestSchema = v.strictObject(releaseFields);

/** `PUT releases/:id`: changes an unpublished release. 409 if its revision is different. */
export const releaseRequestSchema = v.strictObject({ ...releaseFields, revision: v.number() });

/** `POST releases/:id/publish`: publishes it now, as it is. */
export const publishReleaseRequestSchema = v.strictObject({
  /** Of the release. */
  revision: v.number(),
  /** The version that the check was about. */
  since: v.number(),
  acknowledged,
});

const comment = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_COMMENT_LENGTH, `must not be longer than ${numberText(MAX_COMMENT_LENGTH)} characters`),
);
const needed = v.pipe(comment, v.nonEmpty('must not be empty'));
/** The release's revision, as the person saw it. */
const revision = v.number();

/** `POST releases/:id/review`: asks for a review, approves the release, or sends it back. */
export const releaseReviewRequestSchema = v.variant('action', [
  v.strictObject({ action: v.literal('ask'), revision, note: v.optional(comment, '') }),
  v.strictObject({ action: v.literal('approve'), revision }),
  v.strictObject({ action: v.literal('return'), revision, reason: needed }),
]);

export const commentRequestSchema = v.strictObject({
  on: v.union([
    v.strictObject({ release: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)) }),
    v.strictObject({
      ...nameFields,
      language: v.optional(v.nullable(v.picklist(LANGUAGES)), null),
      field: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/))), null),
    }),
  ]),
  text: needed,
});

/**
 * `PUT draft`: replaces all entries, or none. Unchanged entries keep their revision.
 * 409 if the draft's revision is different.
 */
export const draftRequestSchema = v.strictObject({
  /** The revision of the replaced draft. */
  revision: v.number(),
  entries: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({ id: v.pipe(placeSchema, v.maxLength(MAX_ID_LENGTH)), content: entryContentSchema }),
        v.check(({ id, content: { kind } }) => hasIdOfKind({ kind, id }), 'must have an id of its kind'),
      ),
    ),
    v.maxLength(MAX_ENTRIES, `must have at most ${numberText(MAX_ENTRIES)} entries`),
    v.check(
      (entries) => new Set(entries.map(({ id, content }) => `${content.kind} ${id}`)).size === entries.length,
      'must have each kind and id once',
    ),
  ),
});

/** `PATCH draft`: saves or deletes entries, each independently. */
export const changesRequestSchema = v.strictObject({
  changes: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          ...nameFields,
          /** The entry's revision; `null` for a new entry. */
          revision: v.nullable(v.number()),
          /** `null` deletes the entry. */
          content: v.nullable(entryContentSchema),
        }),
        v.forward(
          v.check(({ id, content }) => content === null || !isReserved(id), RESERVED),
          ['id'],
        ),
      ),
    ),
    v.minLength(1, 'must name an entry'),
    v.maxLength(MAX_ENTRIES),
    v.check(
      (changes) => changes.every(({ kind, content }) => content === null || content.kind === kind),
      'must name the kind of each content',
    ),
    v.check((changes) => changes.every(hasIdOfKind), 'must have ids of their kinds'),
  ),
});

/** `POST versions/:version/restore`: publishes an earlier version's content again. */
export const restoreRequestSchema = v.strictObject({ reason });

/** `POST announcements/:id/end`: publishes the latest version with the message ended now. */
export const endRequestSchema = v.strictObject({
  languages: v.pipe(v.array(v.picklist(LANGUAGES)), v.minLength(1)),
  reason,
});

/** `POST shares`: creates a link to a preview of the draft as it is now. */
export const shareRequestSchema = v.strictObject({
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
  /** An entry of the draft, or a release, over what is published; by default, the whole draft. */
  only: v.optional(v.union([entryNameSchema, v.strictObject({ release: v.string() })])),
});

export type CheckRequest = v.InferOutput<typeof checkRequestSchema>;
export type CheckedEntries = v.InferOutput<typeof linkCheckRequestSchema>;
export type ChangesRequest = v.InferInput<typeof changesRequestSchema>;
export type DraftRequest = v.InferInput<typeof draftRequestSchema>;
export type ReleaseReviewRequest = v.InferInput<typeof releaseReviewRequestSchema>;
export type CommentRequest = v.InferInput<typeof commentRequestSchema>;
export type ShareRequest = v.InferOutput<typeof shareRequestSchema>;
export type BarRequest = v.InferInput<typeof barRequestSchema>;
export type MenusPreviewRequest = v.InferInput<typeof menusPreviewSchema>;

/** `POST /preview/bar`, outside `/api/`: returns the header with this message, in HTML. */
export const barRequestSchema = v.strictObject({
  language: v.picklist(LANGUAGES),
  theme: v.picklist(THEMES),
  message: messageFieldsSchema,
});

/** `POST /preview/menus`, outside `/api/`: returns the header or footer with these menus, in HTML. */
export const menusPreviewSchema = v.strictObject({
  language: v.picklist(LANGUAGES),
  site: v.optional(v.string(), MAIN_SITE),
  fragment: v.picklist(['header', 'footer']),
  /** Defaults to the site's theme; the main site is shown light. */
  theme: v.optional(v.picklist(THEMES)),
  menus: v.object({
    links: v.optional(
      v.record(
        v.string(),
        v.object({
          name: v.string(),
          description: v.optional(v.string()),
          link: storedMenuSchemas.links.entries.link,
          look: storedMenuSchemas.links.entries.look,
          icon: storedMenuSchemas.links.entries.icon,
        }),
      ),
    ),
    texts: v.optional(v.record(v.string(), v.string())),
    lists: v.optional(v.record(v.string(), v.array(v.string()))),
  }),
});
