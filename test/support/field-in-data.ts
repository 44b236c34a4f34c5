/** Tests how a field of an entry is checked, stored, published, translated and described to programs. */

import { expect, test } from 'vitest';
import { schemaNamed } from '../../packages/studio/src/api/schemas.ts';
import { type EntryContent, isMenuKind } from '../../packages/studio/src/contract/draft.ts';
import { knownContent } from '../../packages/studio/src/contract/known-content.ts';
import { entryProblems } from '../../packages/studio/src/entries/compose-publication.ts';
import { entriesFrom } from '../../packages/studio/src/entries/entries-from.ts';
import { showableLanguages } from '../../packages/studio/src/entries/showable-languages.ts';
import { beyondTexts } from '../../packages/studio/src/entries/text-changes.ts';
import { isPublishedAlike } from '../../packages/studio/src/model/compare.ts';
import { menuRows } from '../../packages/studio/src/page/translations/menu-rows.ts';
import { readCsv, writeCsv } from '../../packages/studio/src/translation/csv.ts';
import { readXliff } from '../../packages/studio/src/translation/read-xliff.ts';
import { unitsOf } from '../../packages/studio/src/translation/translation-units.ts';
import { writeXliff } from '../../packages/studio/src/translation/write-xliff.ts';
import { COMPANY } from '../../src/company.ts';
import { readLanguages } from '../../src/content/read-languages.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/contract/language.ts';
import { type Changed, FILES, INVALID, OTHER, RULES, typeOf, withValue } from './every-field.ts';
import { shownEntry } from './shown-entry.ts';

export function testInData(changed: Changed): void {
  const { kind, id, field, values } = changed;
  const [before, after] = values.map((value) => withValue(changed, value)) as [EntryContent, EntryContent];
  const { of, isTranslated = false } = typeOf({ kind, id }, field);

  test('has a problem with an invalid value, and none with a valid one', () => {
    const fieldsOf = (content: EntryContent) => entryProblems({ id, content }, RULES).map((problem) => problem.field);
    expect(fieldsOf(after)).toEqual([]);
    for (const invalid of INVALID[of]) expect(fieldsOf(withValue(changed, invalid))).toContain(field);
  });

  test('is stored, published and read again', () => {
    expect(knownContent(JSON.parse(JSON.stringify(after)))).toEqual(after);
    const document = JSON.stringify(showableLanguages([{ id, content: after }]));
    const stored = readLanguages(JSON.parse(document), COMPANY);
    const read = stored && entriesFrom(stored.languages).find((entry) => entry.id === id);
    expect(read?.content.kind).toBe(kind);
    expect(isPublishedAlike(read?.content, after)).toBe(true);
    expect(isPublishedAlike(read?.content, before)).toBe(false);
  });

  test('may be changed by translators if it is translated, and otherwise only by authors', () => {
    expect(beyondTexts({ id, before, after }, LANGUAGES, FILES) === null).toBe(isTranslated);
  });

  test('is sent to translators and back if it is a text that visitors read', () => {
    const isListed = !isMenuKind(kind) || menuRows(FILES, [shownEntry(id, after)]).some((row) => row.id === id);
    const entries = [{ kind, id, content: after, where: null }];
    const units = unitsOf(entries, { from: DEFAULT_LANGUAGE, to: OTHER, isOpenOnly: false }, []);
    const hasField = (all: readonly { readonly field: string }[]) => all.some((unit) => unit.field === field);
    expect(isListed && hasField(units)).toBe(isTranslated);
    expect(isListed && hasField(readCsv(writeCsv(units)).units)).toBe(isTranslated);
    expect(isListed && hasField(readXliff(writeXliff(units, DEFAULT_LANGUAGE, OTHER)).units)).toBe(isTranslated);
  });

  test('is described to programs', () => {
    expect(JSON.stringify(schemaNamed('entry'))).toContain(`"${field}":`);
  });
}
