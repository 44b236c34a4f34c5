/** Puts a document into the draft of a Studio, and publishes it if wanted. */

import type { PublishedLanguages } from '../../src/content/publication.ts';
import type { Review, VersionSummary } from '../../studio/contract/api.ts';
import type { Entry, EntryContent } from '../../studio/contract/draft.ts';
import { entriesFrom, isSameContent } from '../../studio/messages/entries-from.ts';
import { MessagesError } from './errors.ts';
import { problemText } from './problem-text.ts';
import type { StudioClient } from './studio-client.ts';

interface PublishOptions {
  readonly reason: string;
  /** Whether to publish in spite of warnings. */
  readonly acknowledge: boolean;
}

/**
 * The draft becomes the document: entries that it does not have are deleted.
 *
 * @param publish `null` leaves it in the draft
 * @returns what to print
 * @throws MessagesError
 */
export async function importDocument(
  languages: PublishedLanguages,
  studio: StudioClient,
  publish: PublishOptions | null,
): Promise<string> {
  await fillDraft(languages, studio);
  const review = await studio.call<Review>('GET', 'review');
  const text = reviewText(review);
  if (!publish) return `${text}\n\nThe document is in the draft. Publish it in the Studio, or with --publish.`;
  if (review.problems.length > 0) throw new MessagesError(`${text}\n\nIt cannot be published as it is.`);
  if (review.warnings.length > 0 && !publish.acknowledge) {
    throw new MessagesError(
      `${text}\n\nIt was not published because of these warnings. Add --acknowledge to publish it.`,
    );
  }
  const version = await studio.call<VersionSummary>('POST', 'versions', {
    draftRevision: review.draftRevision,
    reason: publish.reason,
    acknowledged: review.warnings.map(({ key }) => key),
  });
  return `${text}\n\nVersion ${version.version} is ${version.state}.`;
}

async function fillDraft(languages: PublishedLanguages, studio: StudioClient): Promise<void> {
  const { entries } = await studio.readDraft();
  const current = new Map(entries.map((entry) => [pathOf(entry), entry]));
  for (const imported of entriesFrom(languages)) {
    const path = pathOf(imported);
    const entry = current.get(path);
    current.delete(path);
    if (isSameContent(entry?.content, imported.content)) continue;
    const condition = entry ? ifMatch(entry) : { 'if-none-match': '*' };
    await studio.call('PUT', path, inTimeZoneOf(entry?.content, imported.content), condition);
  }
  for (const [path, entry] of current) await studio.call('DELETE', path, undefined, ifMatch(entry));
}

function pathOf({ id, content }: Pick<Entry, 'id' | 'content'>): string {
  return `draft/${content.kind}/${id}`;
}

function ifMatch({ revision }: Entry): HeadersInit {
  return { 'if-match': `"${revision}"` };
}

function inTimeZoneOf(draft: EntryContent | undefined, content: EntryContent): EntryContent {
  return draft && 'timeZone' in draft && 'timeZone' in content ? { ...content, timeZone: draft.timeZone } : content;
}

function reviewText({ since, changes, problems, warnings }: Review): string {
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [`Changes since version ${since}:`, changes.map(({ language, text }) => `${language}: ${text}`)],
    ['Problems:', problems.map(problemText)],
    ['Warnings:', warnings.map(({ text }) => text)],
  ];
  const listed = sections.filter(([, lines]) => lines.length > 0);
  if (listed.length === 0) return `There are no changes since version ${since}.`;
  return listed.map(([title, lines]) => [title, ...lines.map((line) => `  ${line}`)].join('\n')).join('\n\n');
}
