/** Reads a file that comes back from translators. */

import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { MAX_ENTRIES, numberText } from '../../contract/limits.ts';
import { readCsv } from '../../translation/csv.ts';
import { readXliff } from '../../translation/read-xliff.ts';
import { type ReturnedUnit, UnreadableFile } from '../../translation/translation-units.ts';

/** In bytes: twice a full draft's texts in a language with their sources, as XLIFF. */
const MAX_FILE_BYTES = 8_000_000;

/** An entry has at most three texts; the rest is for entries that are gone. */
const MAX_UNITS = 10 * MAX_ENTRIES;

export interface ReadFile {
  readonly name: string;
  /** `null` if neither the file nor its name says. */
  readonly language: Language | null;
  /** Whether the file itself names its language. */
  readonly isLanguageSure: boolean;
  readonly units: readonly ReturnedUnit[];
}

/** @throws UnreadableFile */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MAX_FILE_BYTES) throw new UnreadableFile('The file is larger than 8 MB.');
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  const isXml = /^\s*</.test(text);
  const { language: named, units } = isXml ? readXliff(text) : readCsv(text);
  if (units.length === 0) throw new UnreadableFile('The file has no texts.');
  if (units.length > MAX_UNITS) throw new UnreadableFile(`The file has more than ${numberText(MAX_UNITS)} texts.`);
  const [, inName = null] = /[-_.]([a-z]{2,3}(?:-[a-z0-9]+)*)\.[a-z]+$/i.exec(file.name) ?? [];
  const language = languageOf(named ?? inName);
  if (named !== null && language === null)
    throw new UnreadableFile(`The file is in “${named}”, which is not a language of your sites.`);
  return { name: file.name, language, isLanguageSure: named !== null, units };
}

function languageOf(code: string | null): Language | null {
  return LANGUAGES.find((language) => language.toLowerCase() === code?.toLowerCase()) ?? null;
}

/** UTF-8, or UTF-16 with a byte order mark, as spreadsheets and translation tools write it. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new UnreadableFile('The file is not in UTF-8. Save it as “CSV UTF-8”.', { cause: error });
  }
}
