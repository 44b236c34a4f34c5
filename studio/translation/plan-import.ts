/** Compares a file's units with the draft, and applies the chosen ones. Pure. */

import type { Language } from '../../src/contract/language.ts';
import { type EntryContent, type EntryName, entryKey } from '../contract/draft.ts';
import { MAX_FIELD_BYTES } from '../contract/limits.ts';
import {
  isTextField,
  type TextField,
  type TranslatedText,
  translatedTexts,
  withMissingCopied,
  withSourcesNoted,
  withText,
} from '../messages/translation.ts';
import type { ReturnedUnit } from './translation-units.ts';

/** `fits`: the text stays, and is marked as done. Only `changed` and `fits` can be applied. */
export type ImportOutcome = 'changed' | 'fits' | 'unchanged' | 'empty' | 'too-long' | 'twice' | 'unknown';

export interface ImportItem {
  /** Unique in the plan. */
  readonly key: string;
  readonly outcome: ImportOutcome;
  readonly unit: ReturnedUnit;
  /** The draft's text, if there is one. */
  readonly now: TranslatedText | null;
  /** Whether the draft's source differs from the file's. */
  readonly isSourceOld: boolean;
}

/** An item that can be applied. */
export interface Applicable extends ImportItem {
  readonly now: TranslatedText;
}

type NamedEntry = EntryName & { readonly content: EntryContent };

/** @param entries that are shown in the language */
export function planImport(
  units: readonly ReturnedUnit[],
  language: Language,
  entries: readonly NamedEntry[],
): readonly ImportItem[] {
  const known = new Map(entries.map((entry) => [entryKey(entry), translatedTexts(entry.content, language)]));
  const seen = new Set<string>();
  return units.map((unit, index) => {
    const name = `${unit.kind}/${unit.id} ${unit.field}`;
    const now = known.get(`${unit.kind}/${unit.id}`)?.find(({ field }) => field === unit.field) ?? null;
    const isSourceOld = now !== null && unit.source !== null && unit.source.trim() !== now.source;
    const outcome = seen.has(name) ? 'twice' : outcomeOf(unit, now, isSourceOld);
    seen.add(name);
    return { key: `${index} ${name}`, outcome, unit, now, isSourceOld };
  });
}

function outcomeOf(unit: ReturnedUnit, now: TranslatedText | null, isSourceOld: boolean): ImportOutcome {
  if (now === null) return 'unknown';
  if (unit.target.trim() === '') return 'empty';
  if (new TextEncoder().encode(unit.target).length > MAX_FIELD_BYTES) return 'too-long';
  if (unit.target.trim() !== now.target) return 'changed';
  return unit.isReviewed && !isSourceOld && now.status !== 'done' ? 'fits' : 'unchanged';
}

export function isApplicable(item: ImportItem): item is Applicable {
  return item.outcome === 'changed' || item.outcome === 'fits';
}

/** Whether it is chosen initially: not if it would replace a translation of a newer source. */
export function isSafe({ isSourceOld, now }: Applicable): boolean {
  return !isSourceOld || now.status !== 'done';
}

/** @param items of this entry */
export function applyItems<Content extends EntryContent>(
  content: Content,
  language: Language,
  items: readonly Applicable[],
): Content {
  // a missing language starts as a copy
  const started = content.languages[language] ? content : withMissingCopied(content, language);
  return items.reduce((changed, { outcome, unit, isSourceOld }) => {
    const { field, target, source, isReviewed } = unit;
    if (!isTextField(content.kind, field)) return changed;
    const was = isSourceOld && source !== null ? source : undefined;
    const written = outcome === 'fits' ? changed : withText(changed, language, field as TextField, target, was);
    return isReviewed && !isSourceOld ? withSourcesNoted(written, language, [field]) : written;
  }, started);
}
