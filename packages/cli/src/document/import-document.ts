/** Imports a document into a Studio's draft, or publishes it, completely or not at all. */

import type { CompanyContent } from '../../../../src/content/company-content.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import type { Check, Warning } from '../../../studio/src/contract/api.ts';
import { isArchived } from '../../../studio/src/contract/draft.ts';
import { siteNamesOf } from '../../../studio/src/entries/audience.ts';
import { describeChanges } from '../../../studio/src/entries/describe-changes.ts';
import { byName, entriesFrom, withSettingsOf } from '../../../studio/src/entries/entries-from.ts';
import { menusOf } from '../../../studio/src/entries/file-menus.ts';
import { splitWarnings } from '../../../studio/src/entries/split-warnings.ts';
import { isPublishedAlike } from '../../../studio/src/model/compare.ts';
import { DocumentError, RefusedError } from './errors.ts';
import { problemText } from './problem-text.ts';
import type { StudioClient } from './studio-client.ts';

interface PublishOptions {
  readonly reason: string;
  /** Whether to publish despite warnings. */
  readonly acknowledge: boolean;
}

/**
 * Replaces the draft with the document. Deletes entries that are not in the document, except archived ones.
 *
 * @returns what to print
 * @throws DocumentError
 */
export async function importIntoDraft(languages: PublishedLanguages, studio: StudioClient): Promise<string> {
  const { revision, entries } = await studio.readDraft();
  const current = byName(entries);
  const imported = [...byName(entriesFrom(languages))].map(([name, { id, content }]) => {
    const draft = current.get(name)?.content;
    const same = draft && isPublishedAlike(draft, content) ? draft : withSettingsOf(draft ?? null, content);
    return { id, content: same };
  });
  const names = byName(imported);
  const archived = [...current].filter(([name, { content }]) => isArchived(content) && !names.has(name));
  const kept = archived.map(([, { id, content }]) => ({ id, content }));
  await studio.call('PUT /draft', { body: { revision, entries: [...imported, ...kept] } });
  const check = await studio.call('POST /review', { body: { entries: 'ready' } });
  const problems = [...check.pending.flatMap((entry) => entry.problems), ...check.problems];
  return `${checkText({ ...check, problems })}\n\nThe document is in the draft. Publish it in the Studio, or with --publish.`;
}

/**
 * Publishes the document as the latest version. Entries that people have changed in the draft stay as they are.
 *
 * @returns what to print
 * @throws DocumentError
 */
export async function publishDocument(
  languages: PublishedLanguages,
  content: CompanyContent,
  studio: StudioClient,
  { reason, acknowledge }: PublishOptions,
): Promise<string> {
  const { version: since } = (await studio.readDraft()).latest;
  const menus = menusOf(content);
  const before = await studio.call('GET /versions/:version', { params: { version: since } });
  const sites = siteNamesOf(content);
  const { added: warnings } = splitWarnings(languages, before.languages, Date.now(), sites, menus);
  const changes = describeChanges(before.languages, languages, Date.now(), sites, menus);
  const text = checkText({ since, changes, problems: [], warnings });
  if (warnings.length > 0 && !acknowledge) {
    throw new DocumentError(
      `${text}\n\nThe document was not published because of these warnings. Add --acknowledge to publish it anyway.`,
    );
  }
  const publish = (acknowledged: string[]) =>
    studio.call('POST /versions', { body: { since, languages, reason, acknowledged } });
  const known = warnings.map(({ key }) => key);
  const version = await publish(known).catch((error: unknown) => {
    // warnings that only the Studio can measure, such as a first view
    const found = error instanceof RefusedError ? error.warnings.map(({ key }) => key) : [];
    if (!acknowledge || found.length === 0) throw error;
    return publish([...known, ...found]);
  });
  return `${text}\n\nVersion ${version.version} is ${version.state}.`;
}

function checkText({
  since,
  changes,
  problems,
  warnings,
}: Pick<Check, 'since' | 'changes' | 'problems'> & { readonly warnings: readonly Warning[] }): string {
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [`Changes since version ${since}:`, changes.map(({ language, text }) => `${language}: ${text}`)],
    ['Problems:', problems.map(problemText)],
    ['Warnings:', warnings.map(({ text }) => text)],
  ];
  const listed = sections.filter(([, lines]) => lines.length > 0);
  if (listed.length === 0) return `There are no changes since version ${since}.`;
  return listed.map(([title, lines]) => [title, ...lines.map((line) => `  ${line}`)].join('\n')).join('\n\n');
}
