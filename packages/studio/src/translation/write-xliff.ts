/** Writes units as XLIFF 2.0: a file for each entry, a unit for each field. */

import type { Language } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { entryKey } from '../contract/draft.ts';
import type { TranslationStatus } from '../entries/translation.ts';
import { lengthLimit, type TranslationUnit } from './translation-units.ts';

export const XLIFF = 'urn:oasis:names:tc:xliff:document:2.0';

const STATES: Readonly<Record<TranslationStatus, string>> = {
  missing: 'initial',
  same: 'initial',
  // to be reviewed
  changed: 'translated',
  done: 'reviewed',
};

/** @param units at least one: XLIFF has no empty documents */
export function writeXliff(units: readonly TranslationUnit[], from: Language, to: Language): string {
  const byEntry = new Map<string, TranslationUnit[]>();
  for (const unit of units) byEntry.set(entryKey(unit), [...(byEntry.get(entryKey(unit)) ?? []), unit]);
  const files = [...byEntry].map(([key, [first, ...others]]) => (first ? fileOf(key, [first, ...others]) : ''));
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${XLIFF}" version="2.0" srcLang="${attribute(from)}" trgLang="${attribute(to)}">
${files.join('')}</xliff>
`;
}

/** The id is an NMTOKEN, which has no slashes. */
function fileOf(key: string, units: readonly TranslationUnit[]): string {
  return `  <file id="${attribute(key.replace('/', '.'))}" original="${attribute(key)}" xml:space="preserve">
${units.map(unitOf).join('')}  </file>
`;
}

function unitOf({ kind, field, source, target, status, places }: TranslationUnit): string {
  const notes = [...places.map((place) => ['location', place] as const), ['length', lengthLimit(kind)] as const];
  return `    <unit id="${attribute(field)}" name="${attribute(field)}">
      <notes>
${notes.map(([category, text]) => `        <note category="${category}">${content(text)}</note>\n`).join('')}      </notes>
      <segment state="${STATES[status]}">
        <source>${content(source)}</source>
${target === '' ? '' : `        <target>${content(target)}</target>\n`}      </segment>
    </unit>
`;
}

const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML can't hold become elements. */
function content(text: string): string {
  return text
    .replace(/[&<>]/g, (character) => ownValue(REFERENCES, character) ?? '')
    .replaceAll('\r', '&#13;')
    .replace(
      /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu,
      (character) => `<cp hex="${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}"/>`,
    );
}

function attribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ownValue(REFERENCES, character) ?? '');
}
