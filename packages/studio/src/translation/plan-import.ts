/** Compares a file's units with the draft, and applies the chosen ones. */

import type { Language } from '../../../../src/contract/language.ts';
import { type EntryContent, type EntryName, entryKey, isMessageContent, noteOf } from '../contract/draft.ts';
import { inOneLine } from '../contract/one-line.ts';
import { problemsOf } from '../entries/content-problems.ts';
import { fitProblem } from '../entries/fit/fit-problem.ts';
import { PLACES } from '../entries/fit/places.ts';
import type { MenuLeaf } from '../entries/menu-node.ts';
import { publishedPart } from '../entries/published-part.ts';
import { lengthProblems } from '../entries/size-problems.ts';
import { lostPlaceholders, tooLong } from '../entries/text-warnings.ts';
import {
  isSameText,
  isTextField,
  type TranslatedText,
  translatedTexts,
  withMissingCopied,
  withSourcesNoted,
  withText,
} from '../entries/translation.ts';
import type { PublicationRules } from '../fields/field-type.ts';
import type { TextField } from '../fields/fields.ts';
import type { ReturnedUnit } from './translation-units.ts';

/** `fits`: the text stays, and is marked as done. Only `changed` and `fits` can be applied. */
export type ImportOutcome = 'changed' | 'fits' | 'unchanged' | 'empty' | 'invalid' | 'twice' | 'unknown';

export interface ImportItem {
  /** Unique in the plan. */
  readonly key: string;
  readonly outcome: ImportOutcome;
  readonly unit: ReturnedUnit;
  /** The draft's text, if there is one. */
  readonly now: TranslatedText | null;
  /** Whether the draft's source differs from the file's. */
  readonly isSourceOld: boolean;
  /** Why it could not be published, such as `must not be empty`; `null` unless it is `invalid`. */
  readonly problem: string | null;
  /** The source's placeholders that it lacks, which may be meant. */
  readonly lost: readonly string[];
  /** Whether it is too long for a phone. */
  readonly isLong: boolean;
}

/** An item that can be applied. */
export interface Applicable extends ImportItem {
  readonly now: TranslatedText;
}

interface NamedEntry extends EntryName {
  readonly content: EntryContent;
  /** The place in the menus that its text has to fit into; absent for others. */
  readonly fit?: MenuLeaf['fit'];
}

/** @param entries that are shown in the language @param rules of their publication */
export function planImport(
  units: readonly ReturnedUnit[],
  language: Language,
  entries: readonly NamedEntry[],
  rules: PublicationRules,
): readonly ImportItem[] {
  const known = new Map(entries.map((entry) => [entryKey(entry), translatedTexts(entry.content, language)]));
  const seen = new Set<string>();
  const items = units.map((returned, index): ImportItem => {
    // as when it is pasted
    const unit = { ...returned, target: inOneLine(returned.target).trim() };
    const name = `${unit.kind}/${unit.id} ${unit.field}`;
    const now = known.get(`${unit.kind}/${unit.id}`)?.find(({ field }) => field === unit.field) ?? null;
    const isSourceOld = now !== null && unit.source !== null && !isSameText(unit.source, now.source);
    const outcome = seen.has(name) ? 'twice' : outcomeOf(unit, now, isSourceOld);
    seen.add(name);
    return { key: `${index} ${name}`, outcome, unit, now, isSourceOld, problem: null, lost: [], isLong: false };
  });
  const byEntry = Map.groupBy(items.filter(isApplicable), ({ unit }) => `${unit.kind}/${unit.id}`);
  const checked = entries.flatMap((entry) => check(entry, language, byEntry.get(entryKey(entry)) ?? [], rules));
  const results = new Map(checked.map((item) => [item.key, item]));
  return items.map((item) => results.get(item.key) ?? item);
}

function outcomeOf(unit: ReturnedUnit, now: TranslatedText | null, isSourceOld: boolean): ImportOutcome {
  if (now === null) return 'unknown';
  if (unit.target === '') return 'empty';
  if (!isSameText(unit.target, now.target)) return 'changed';
  return unit.isReviewed && !isSourceOld && now.status !== 'done' ? 'fits' : 'unchanged';
}

/** Checks an entry with its items applied as a publication does. Its other problems are not theirs. */
function check(
  { id, content, fit = null }: NamedEntry,
  language: Language,
  items: readonly Applicable[],
  rules: PublicationRules,
): readonly ImportItem[] {
  if (items.length === 0) return [];
  const next = applyItems(content, language, items);
  // an archived message has no part, and comes back one day
  const { archived: _, ...shown } = isMessageContent(next) ? next : { ...next, archived: undefined };
  const part = publishedPart({ id, content: shown }, language);
  const inFields = part ? problemsOf(id, language, part, rules).filter(({ field }) => field !== null) : [];
  const reasons = new Map(
    [...inFields, ...lengthProblems({ id, content: next })]
      .filter((problem) => problem.language === language || problem.language === null)
      .map(({ field, reason }) => [field, reason]),
  );
  const fields = isMessageContent(next) ? next.languages[language] : undefined;
  const isLongMessage = fields !== undefined && tooLong(fields, language) !== null;
  const without = new Map(lostPlaceholders(next, language).map(({ field, lost }) => [field, lost]));
  return items.map((item) => {
    const { field } = item.now;
    const ofSource = reasons.get(noteOf(field));
    const inFile = ofSource === undefined ? null : `the source in the file ${ofSource}`;
    const problem = reasons.get(field) ?? inFile ?? reasons.get(null) ?? null;
    const outcome = problem === null ? item.outcome : 'invalid';
    const isWide = fit !== null && fitProblem(item.unit.target, language, PLACES[fit]) !== null;
    const isLong = field !== 'description' && (isWide || isLongMessage);
    return { ...item, outcome, problem, lost: without.get(field) ?? [], isLong };
  });
}

export function isApplicable(item: ImportItem): item is Applicable {
  return item.outcome === 'changed' || item.outcome === 'fits';
}

/** Whether it is chosen initially: not without a placeholder, or if it would replace a translation of a newer source. */
export function isSafe({ isSourceOld, now, lost }: Applicable): boolean {
  return lost.length === 0 && (!isSourceOld || now.status !== 'done');
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
