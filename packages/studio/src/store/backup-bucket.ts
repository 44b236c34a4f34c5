/**
 * Backup objects: one per version, written once, and one per run with the draft, which names its versions.
 */

import * as v from 'valibot';

/** The part of R2 that backups use. */
export interface BackupBucket {
  get(key: string): Promise<{ text(): Promise<string> } | null>;
  put(key: string, value: string): Promise<unknown>;
  list(options: { prefix: string; cursor?: string }): Promise<{
    readonly objects: readonly { readonly key: string }[];
    readonly truncated: boolean;
    readonly cursor?: string;
  }>;
  delete(keys: string[]): Promise<void>;
}

/** How many runs keep their draft; versions are kept forever. */
export const KEPT_DRAFTS = 30;

const [DRAFTS, VERSIONS] = ['drafts/', 'versions/'];

/** Stored content of any release: the tables parse it when they read it. */
const storedSchema = v.unknown();

const entrySchema = v.object({
  kind: v.string(),
  id: v.string(),
  content: storedSchema,
  revision: v.number(),
  changedAt: v.string(),
  changedBy: v.string(),
});

const releaseSchema = v.object({
  id: v.string(),
  state: v.string(),
  dueAt: v.nullable(v.number()),
  content: storedSchema,
});

const commentSchema = v.object({ subject: v.string(), text: v.string(), at: v.string(), person: v.string() });

const contributorSchema = v.object({
  kind: v.string(),
  id: v.string(),
  person: v.string(),
  firstRevision: v.number(),
  lastRevision: v.number(),
});

const namedVersionSchema = v.object({ version: v.number(), publishedAt: v.string() });

export const draftBackupSchema = v.object({
  draftRevision: v.number(),
  entries: v.array(entrySchema),
  versions: v.array(namedVersionSchema),
  /** Unpublished releases; missing in backups of 0.4.0. */
  releases: v.optional(v.array(releaseSchema), []),
  /** Unresolved comments; missing in backups of 0.4.0. */
  comments: v.optional(v.array(commentSchema), []),
  /** Who has changed entries since they were published; missing in backups of 0.4.0. */
  contributors: v.optional(v.array(contributorSchema), []),
});

/** Includes a document's fields, so that `portico content import` can read it. */
export const versionBackupSchema = v.object({
  ...namedVersionSchema.entries,
  publishedBy: v.fallback(v.string(), ''),
  reason: v.fallback(v.string(), ''),
  restores: v.fallback(v.nullable(v.number()), null),
  languages: storedSchema,
});

export type EntryBackup = v.InferOutput<typeof entrySchema>;
export type NamedVersion = v.InferOutput<typeof namedVersionSchema>;
export type DraftBackup = v.InferOutput<typeof draftBackupSchema>;
export type VersionBackup = v.InferOutput<typeof versionBackupSchema>;

/** After a loss of data, numbers are used again; the instant keeps such versions apart. */
export function versionKey({ version, publishedAt }: NamedVersion): string {
  return `${VERSIONS}${String(version).padStart(6, '0')} ${publishedAt}.json`;
}

export function draftKey(name: string): string {
  return `${DRAFTS}${name}.json`;
}

/** The names of all backups, newest first. */
export async function backupNames(bucket: BackupBucket): Promise<string[]> {
  const keys = await keysBelow(bucket, DRAFTS);
  return [...keys].map((key) => key.slice(DRAFTS.length, -'.json'.length)).reverse();
}

export function versionKeys(bucket: BackupBucket): Promise<ReadonlySet<string>> {
  return keysBelow(bucket, VERSIONS);
}

/** In alphabetical order. */
async function keysBelow(bucket: BackupBucket, prefix: string): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix, ...(cursor === undefined ? {} : { cursor }) });
    for (const { key } of page.objects) keys.add(key);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return keys;
}

/** @returns `null` if there is no such object, or it doesn't match the schema */
export async function readObject<Schema extends v.GenericSchema>(
  bucket: BackupBucket,
  key: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  const object = await bucket.get(key);
  if (!object) return null;
  const text = await object.text();
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    return null;
  }
}
