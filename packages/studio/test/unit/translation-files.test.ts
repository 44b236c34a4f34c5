/** Texts that go to translators as XLIFF or CSV, and come back. */

import { describe, expect, test } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import type { Language } from '../../../../src/contract/language.ts';
import { slowdown } from '../../../../test/support/slowdown.ts';
import { MESSAGE_FIELDS } from '../../../../test/support/studio-api.ts';
import type { EntryContent, MessageContent } from '../../src/contract/draft.ts';
import { entryProblems } from '../../src/entries/compose-publication.ts';
import { translatedTexts, withSourcesNoted } from '../../src/entries/translation.ts';
import type { PublicationRules } from '../../src/fields/field-type.ts';
import { readFile } from '../../src/page/translations/read-file.ts';
import { readCsv, writeCsv } from '../../src/translation/csv.ts';
import { applyItems, isApplicable, isSafe, planImport } from '../../src/translation/plan-import.ts';
import { readXliff } from '../../src/translation/read-xliff.ts';
import { type TranslationUnit, UnreadableFile, unitsOf } from '../../src/translation/translation-units.ts';
import { writeXliff, XLIFF } from '../../src/translation/write-xliff.ts';

const RULES: PublicationRules = { brand: COMPANY.brand, images: { names: [], origins: [] } };

const AWKWARD = [
  'He said "no", then \'yes\'',
  'Two\nlines, three\r\nand a\rreturn',
  '<b>&amp; ]]></b>',
  '=1+1',
  "'=1+1",
  "''+1",
  "'quoted'",
  '@SUM(A1)',
  '-3\ttabs\t',
  '＝1',
  ';;,,""',
  '  spaces around  ',
  'ウェビナー：パスキー導入',
  'ندوة: تأمين وكلاء AI',
  '👩‍👩‍👧 🇯🇵',
  'bell \u0007, half \uD83D, not a character \uFFFE',
];

const EN = { ...MESSAGE_FIELDS, title: 'Webinar', description: 'Learn more.', cta: 'Join' };
const entry = (id: string, languages: MessageContent['languages']) => ({
  kind: 'announcement' as const,
  id,
  where: null,
  content: { kind: 'announcement', timeZone: 'UTC', languages } satisfies EntryContent,
});

const units = AWKWARD.map(
  (text, index): TranslationUnit => ({
    kind: 'announcement',
    id: `awkward-${index}`,
    field: 'title',
    source: text,
    target: AWKWARD.at(-index) ?? '',
    status: 'done',
    places: ['In <bold> & "so" on.'],
  }),
);

const FORMATS = {
  CSV: { write: (all: readonly TranslationUnit[]) => writeCsv(all), read: readCsv },
  'XLIFF 2.0': { write: (all: readonly TranslationUnit[]) => writeXliff(all, 'en', 'de'), read: readXliff },
};

describe.each(Object.entries(FORMATS))('%s', (name, { write, read }) => {
  test('comes back with every character', () => {
    const file = read(write(units));
    expect(file.language).toBe(name === 'CSV' ? null : 'de');
    expect(file.units).toEqual(
      units.map(({ kind, id, field, source, target }) => ({ kind, id, field, source, target, isReviewed: true })),
    );
  });

  test('that is something else is refused with a sentence', () => {
    for (const text of [
      '',
      'Dear translator,\nthanks',
      '<html/>',
      '<a>'.repeat(100_000),
      '<!DOCTYPE x><x/>',
      '\u0000',
    ]) {
      expect(() => read(text)).toThrow(UnreadableFile);
    }
  });
});

test('a CSV file has no cell that a spreadsheet evaluates, and states that it is UTF-8', () => {
  const csv = writeCsv(units);
  expect(csv.startsWith('\uFEFFid,kind,field,source,target,status\r\n')).toBe(true);
  const formula = { ...units[0], source: '=HYPERLINK("https://evil.example")' } as TranslationUnit;
  expect(writeCsv([formula])).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(csv).not.toMatch(/(^|,|\n)"?[=+@＝]/);
});

test('a CSV file may come back with other separators, columns and order', () => {
  const { units: read } = readCsv('Target;Field;id;kind;Comment;source\r\nHallo;title;a;card;fine;Hello\r\n\r\n');
  expect(read).toEqual([
    { kind: 'card', id: 'a', field: 'title', source: 'Hello', target: 'Hallo', isReviewed: false },
  ]);
  expect(() => readCsv('id,kind,field,target\na,card,title,x')).toThrow('The file has no column source.');
});

const CELLS = 'id;kind;field;source;target\r\na;card;title;Hello;"Guten ""Tag"";\r\nund, hallo"\r\n';

test.each([
  ['sep=;\r\n', ';'],
  ['SEP=;\n', ';'],
  ['"sep=;"\r\n', ';'],
  ['sep=;;;;;\r\n', ';'],
  ['sep=,\r\n', ','],
  ['sep=\t\r\n', '\t'],
  ['sep=|\r\n', '|'],
  ['', ';'],
  ['', '\t'],
])('a CSV file may begin with %j, for cells separated by %j', async (line, separator) => {
  const text = `${line}${CELLS.replaceAll(/;(?!\r)/g, separator)}`;
  const expected = { kind: 'card', id: 'a', field: 'title', source: 'Hello', target: 'Guten "Tag";\r\nund, hallo' };
  expect(readCsv(text).units).toEqual([{ ...expected, isReviewed: false }]);
  for (const encoded of [Buffer.from(`\uFEFF${text}`), Buffer.from(`\uFEFF${text}`, 'utf16le'), Buffer.from(text)]) {
    const { units: read, language } = await readFile(new File([encoded], 'back-de.csv'));
    expect([read, language]).toEqual([[{ ...expected, isReviewed: false }], 'de']);
  }
});

test('XLIFF has a file for each message, and a unit with notes and a state for each text', () => {
  const content = entry('webinar', { en: { ...EN, sites: 'docs' }, de: { ...EN, title: 'Seminar' } });
  const both = [content, { ...entry('other', { en: EN }), kind: 'default-message' as const }];
  const site = { id: 'docs', title: 'Documentation' };
  const found = unitsOf(both, { from: 'en', to: 'de', isOpenOnly: false }, [site]);
  expect(found).toHaveLength(6);
  const titles = found.filter(({ field }) => field === 'title');
  const length =
    'At most 2,000 bytes. In the bar, title and call to action together fit on one line up to about 70 characters, 35 in Japanese.';
  expect(writeXliff(titles, 'en', 'de')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
  <file id="announcement.webinar" original="announcement/webinar" xml:space="preserve">
    <unit id="title" name="title">
      <notes>
        <note category="location">In bold, at the start of the bar.</note>
        <note category="location">Only on Documentation.</note>
        <note category="length">${length}</note>
      </notes>
      <segment state="reviewed">
        <source>Webinar</source>
        <target>Seminar</target>
      </segment>
    </unit>
  </file>
  <file id="default-message.other" original="default-message/other" xml:space="preserve">
    <unit id="title" name="title">
      <notes>
        <note category="location">In bold, at the start of the bar.</note>
        <note category="length">${length}</note>
      </notes>
      <segment state="initial">
        <source>Webinar</source>
      </segment>
    </unit>
  </file>
</xliff>
`);
});

test('XLIFF of other tools is read: prefixes, groups, split segments, inline codes and extensions', () => {
  const xml = `<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.1" xmlns:m="urn:m" version="2.1" srcLang="en" trgLang="de">
    <x:file id="announcement.a"><m:file><x:unit id="no"/></m:file><x:group id="g"><x:unit id="title">
    <x:segment state="final"><x:source>One. </x:source><x:target order="3"><x:pc id="1">Eins.</x:pc></x:target></x:segment>
    <x:ignorable><x:source> </x:source></x:ignorable>
    <x:segment state="final"><x:source>Two.</x:source><x:target order="1"><![CDATA[Zwei & ]]></x:target></x:segment>
    </x:unit></x:group><x:unit id="cta"><x:segment><x:source>Go</x:source></x:segment></x:unit></x:file></x:xliff>`;
  expect(readXliff(xml)).toEqual({
    language: 'de',
    units: [
      { kind: 'announcement', id: 'a', field: 'cta', source: 'Go', target: '', isReviewed: false },
      {
        kind: 'announcement',
        id: 'a',
        field: 'title',
        source: 'One.  Two.',
        target: 'Zwei &  Eins.',
        isReviewed: true,
      },
    ],
  });
});

describe('an import', () => {
  const de = { ...EN, title: 'Seminar', description: 'Mehr erfahren.' };
  const draft = withSourcesNoted(entry('webinar', { en: EN, de }).content, 'de', ['title']);
  const planFor = (all: Parameters<typeof planImport>[0], content: MessageContent, language: Language = 'de') =>
    planImport(all, language, [{ kind: 'announcement', id: 'webinar', content }], RULES);
  const unit = (field: string, target: string, more: object = {}) => ({
    ...{ kind: 'announcement', id: 'webinar', field, source: null, target, isReviewed: false },
    ...more,
  });
  const plan = (all: Parameters<typeof planImport>[0], language?: Language) => planFor(all, draft, language);

  test('says of each text what it changes, or why it changes nothing', () => {
    const items = plan([
      unit('title', 'Das Seminar'),
      unit('title', 'Zweimal'),
      unit('description', 'Mehr erfahren. '),
      unit('cta', 'Join', { isReviewed: true, source: 'Join' }),
      unit('link', '/x'),
      unit('title', 'Fremd', { id: 'unknown' }),
      unit('__proto__', 'Falsch'),
    ]);
    expect(items.map(({ outcome }) => outcome)).toEqual([
      ...['changed', 'twice', 'unchanged', 'fits', 'unknown', 'unknown', 'unknown'],
    ]);
    const others = plan([unit('title', '  '), unit('cta', 'ü'.repeat(1_001))]);
    expect(others.map(({ outcome }) => outcome)).toEqual(['empty', 'invalid']);
    expect(plan([unit('title', 'X')], 'en').map(({ outcome }) => outcome)).toEqual(['unknown']);
  });

  test('of an older source is said, and does not replace a translation of the newer one unasked', () => {
    const items = plan([
      unit('title', 'Altes Seminar', { source: 'Old webinar' }),
      unit('cta', 'Dabei sein', { source: 'Take part' }),
    ]).filter(isApplicable);
    expect(items.map((item) => [item.isSourceOld, isSafe(item)])).toEqual([
      [true, false],
      [true, true],
    ]);
    const next = applyItems(draft, 'de', items);
    expect(translatedTexts(next, 'de').map(({ status, was }) => [status, was])).toEqual([
      ['changed', 'Old webinar'],
      ['done', null],
      ['changed', 'Take part'],
    ]);
  });

  test.each([
    ['Zwei\r\nZeilen', 'Zwei Zeilen'],
    [' Zwei \u2028\n Zeilen\t', 'Zwei Zeilen'],
    ['Über uns'.normalize('NFD'), 'Über uns'.normalize('NFD')],
  ])('of %j writes %j', (target, expected) => {
    const [item] = plan([unit('title', target)]);
    expect(item).toMatchObject({ outcome: 'changed', unit: { target: expected } });
    const next = applyItems(draft, 'de', [item].filter((one) => one !== undefined).filter(isApplicable));
    expect(next.languages.de?.title).toBe(expected);
  });

  test('takes other line breaks and another Unicode form of source and target for the same', () => {
    const text = 'Über uns: 神 ウェビナー';
    const both = entry('webinar', { en: { ...EN, title: text }, de: { ...de, title: text } }).content;
    const content = withSourcesNoted(both, 'de', ['title']);
    for (const other of [text.normalize('NFD'), ` ${text.replaceAll(' ', '\r\n')}`]) {
      const [item] = planFor([unit('title', other, { source: other, isReviewed: true })], content);
      expect(item).toMatchObject({ outcome: 'unchanged', isSourceOld: false });
    }
  });

  test.each([
    ['title', 'Bei {Marke}', 'must not have placeholders other than {brand}'],
    ['title', 'Bei { brand }', 'must not have placeholders other than {brand}'],
    ['cta', '#NAME?', 'must not be an error of a spreadsheet'],
    ['cta', '#BEZUG!', 'must not be an error of a spreadsheet'],
    ['cta', ' #¡VALOR! ', 'must not be an error of a spreadsheet'],
    ['cta', '#n/a', 'must not be an error of a spreadsheet'],
    ['cta', 'Err:502', 'must not be an error of a spreadsheet'],
    ['title', '<b>Neu</b>', 'must be plain text without < or >'],
    ['title', 'bell \u0007', 'must not contain line breaks or control characters'],
    ['title', '\u200b', 'must contain visible characters'],
  ])('of the %s %j is refused: it %s', (field, target, problem) => {
    expect(plan([unit(field, target)])).toMatchObject([{ outcome: 'invalid', problem }]);
    const languages = { ...draft.languages, de: { ...de, [field]: target } };
    const found = entryProblems({ id: 'webinar', content: { ...draft, languages } }, RULES);
    expect(found).toContainEqual(expect.objectContaining({ language: 'de', field, reason: problem }));
  });

  test.each(['#BlackFriday', '#1', 'NAME?', '#NAME? means that', '#SALE!'])('of %j is fine', (target) => {
    expect(plan([unit('title', target)])).toMatchObject([{ outcome: 'changed', problem: null }]);
  });

  test('without a placeholder of the source, or too long for a phone, says so', () => {
    const content = entry('webinar', { en: { ...EN, title: 'Meet {brand}' }, de }).content;
    const found = (target: string) => planFor([unit('title', target)], content).filter(isApplicable);
    for (const target of ['Marke treffen', '｛brand｝ treffen', '{brand treffen'])
      expect(found(target).map((item) => [item.lost, isSafe(item)])).toEqual([[['{brand}'], false]]);
    expect(found('{brand} treffen').map((item) => [item.lost, item.isLong, isSafe(item)])).toEqual([[[], false, true]]);
    expect(found(`{brand} ${'x'.repeat(70)}`).map((item) => [item.isLong, isSafe(item)])).toEqual([[true, true]]);
  });

  test('fills a language that the message lacks, and keeps everything else', () => {
    const items = plan([unit('title', 'Webinaire', { source: 'Webinar' })], 'fr').filter(isApplicable);
    const next = applyItems(draft, 'fr', items);
    expect(next.languages.fr).toEqual({ ...EN, link: '/fr/webinar', title: 'Webinaire', titleSource: 'Webinar' });
    expect(next.languages.de).toEqual(draft.languages.de);
    expect(translatedTexts(next, 'fr').map(({ status }) => status)).toEqual(['done', 'same', 'same']);
  });

  test.each(Object.entries(FORMATS))('of an unchanged %s file changes nothing', (_, { write, read }) => {
    const exported = unitsOf(
      [{ kind: 'announcement', id: 'webinar', where: null, content: draft }],
      { from: 'en', to: 'de', isOpenOnly: false },
      [],
    );
    expect(exported).toHaveLength(3);
    const outcomes = plan(read(write(exported)).units).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['unchanged', 'unchanged', 'unchanged']);
  });
});

test('XLIFF is read as quickly with other line breaks', () => {
  const inputOf = (text: string) =>
    `<xliff xmlns="${XLIFF}" version="2.0"><file id="card.a"><unit id="title"><segment><source>${text}</source></segment></unit></file></xliff>`;
  expect(readXliff(inputOf('x\ry\r\n')).units[0]?.source).toBe('x\ny\n');
  const [hostile, harmless] = [inputOf('x\r'.repeat(60_000)), inputOf('x\n'.repeat(60_000))];
  expect(slowdown(readXliff, { hostile, harmless })).toBeLessThan(100);
});
