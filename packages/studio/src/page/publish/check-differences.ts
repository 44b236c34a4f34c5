/** Describes what has changed between two checks of the same selection. */

import type { Check, PendingEntry, Warning } from '../../contract/api.ts';
import { entryKey } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { inTimeZone } from '../../contract/sentence.ts';

interface CheckDifferences {
  /** Sentences about others' changes of entries. */
  readonly entries: readonly string[];
  /** New changes and warnings. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

/** @param fill as visitors see a text */
export function checkDifferences(
  before: Check,
  after: Check,
  titleOf: (entry: PendingEntry) => string,
  fill: (text: string) => string,
  timeZone: string,
): CheckDifferences {
  const [old, current] = [byKey(before.pending), byKey(after.pending)];
  const isSelected = (entry: PendingEntry) => after.chosen.some((chosen) => entryKey(chosen) === entryKey(entry));
  const entries = [...new Map([...old, ...current]).keys()].flatMap((key): string[] => {
    const [was, is] = [old.get(key), current.get(key)];
    if (was && !is) return [`“${fill(titleOf(was))}” is now what visitors see.`];
    if (!is || was?.revision === is.revision) return [];
    const name = `“${fill(titleOf(is))}”`;
    const by = is.changedBy === null ? '' : ` by ${is.changedBy}`;
    const selection = isSelected(is) ? '' : ' It is not selected.';
    if (is.revision === null) return [`${name} was deleted.${selection}`];
    return [`${name} was ${was ? 'changed' : 'added'}${by}.${selection}`];
  });
  const [oldLines, newLines] = [linesOf(before, fill, timeZone), linesOf(after, fill, timeZone)];
  return {
    entries,
    added: newLines.filter((line) => !oldLines.includes(line)),
    gone: oldLines.filter((line) => !newLines.includes(line)),
  };
}

/** Whether the sentence names placeholders as they are written. */
export function namesPlaceholders({ warning }: Pick<Warning, 'warning'>): boolean {
  return warning === 'placeholder';
}

function byKey(pending: readonly PendingEntry[]): ReadonlyMap<string, PendingEntry> {
  return new Map(pending.map((entry) => [entryKey(entry), entry]));
}

function linesOf({ changes, warnings }: Check, fill: (text: string) => string, timeZone: string): readonly string[] {
  return [...changes, ...warnings].map((line) => {
    const words = inTimeZone(line, timeZone);
    const text = 'warning' in line && namesPlaceholders(line) ? words : fill(words);
    return line.language === null ? text : `${languageName(line.language)}: ${text}`;
  });
}
