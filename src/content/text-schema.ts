/** Schemas of what people write: ids, texts, dates, addresses and names of drawings. */

import * as v from 'valibot';
import { type DrawingFile, isDrawingFile } from '../contract/drawing.ts';
import { parseInstant, parseWritten } from '../contract/instant.ts';
import { isReserved, RESERVED } from '../contract/reserved-name.ts';
import {
  instantSchema,
  storedAddressSchema,
  storedIdSchema,
  storedLinkAddressSchema,
  storedPlaceSchema,
  storedTextSchema,
  wellFormed,
} from './stored-schema.ts';

const notReserved = v.check<string, string>((id) => !isReserved(id), RESERVED);

export const idSchema = v.pipe(storedIdSchema, notReserved);

export const placeSchema = v.pipe(storedPlaceSchema, notReserved);

/** An id of any form. */
export const nameSchema = v.pipe(v.string(), notReserved);

/** A visible letter, number, sign or emoji. Some letters and signs are invisible, such as Hangul fillers. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** What Excel, Sheets and LibreOffice write for a value that they can't compute, in English, German and Romance languages. */
const SPREADSHEET_ERROR =
  /^#(?:¿?(?:name|nom|nome|nombre)\?|¡?(?:null?|nulo|div\/0|value|wert|valeur|valore?|ref|bezug|rif|n[uú]m|nombre|zahl|spill|überlauf|calc|kalk|field|feld|blocked|connect|busy|unknown|error|fehler)!|n\/[ad]|nv|getting_data)$|^err:\d{3}$/iu;

/** A text as people may write it. */
export const textSchema = v.pipe(
  storedTextSchema,
  v.check((value) => VISIBLE.test(value), 'must contain visible characters'),
  v.check((value) => !/[\p{Zl}\p{Zp}]/u.test(value), 'must not contain line breaks or control characters'),
  v.check(
    (value) => !/\p{Bidi_Control}/u.test(value),
    'must not contain invisible characters that change the direction of text',
  ),
  v.check((value) => !SPREADSHEET_ERROR.test(value.trim()), 'must not be an error of a spreadsheet'),
);

/** A date or an instant as people may write it. */
export const dateSchema = v.pipe(
  instantSchema,
  v.check(
    (value) => parseInstant(value) === null || parseWritten(value) !== null,
    'must be in a year from 2000 to 9999',
  ),
);

/** A custom schema instead of a pattern, so that a union with icon names reports an unknown name as such. */
export const drawingFileSchema = v.custom<DrawingFile>(
  isDrawingFile,
  'must be the name of an SVG file in images/, such as logo.svg',
);

const visible = v.check(
  (value: string) => !/[\p{White_Space}\p{Default_Ignorable_Code_Point}]/u.test(value),
  'must not contain spaces or invisible characters',
);

/** The address of a page or a file as people may write it. */
export const addressSchema = v.pipe(storedAddressSchema, visible, wellFormed);

/** Where a link may lead, as people may write it. */
export const linkAddressSchema = v.pipe(storedLinkAddressSchema, visible, wellFormed);
