/** Reduces HTML to the text that it shows. Loaded only with a feed, or titles that are HTML: the entities are large. */

import { decodeHTML } from 'entities/decode';

/** Linear in time: no match goes beyond the next `<`. */
const TAG = /<(?:\/?[a-z]|!)[^<>]*>/gi;

/** @returns plain text, in which `&lt;` has become `<`: escape it like any other */
export function htmlText(html: string): string {
  // stands for characters that do not exist, such as `&#x110000;`
  return decodeHTML(html.replace(TAG, '')).replaceAll('\ufffd', '');
}
