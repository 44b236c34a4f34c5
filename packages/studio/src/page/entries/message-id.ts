/** Generates message ids. */

import { isReserved } from '../../../../../src/contract/reserved-name.ts';
import { foldText } from '../search/match-text.ts';

/** In characters, without the random part. */
const MAX_LENGTH = 48;

/**
 * An id derived from the title, such as `spring-webinar-7k3f`. Its last part is random: a visitor who has dismissed
 * an earlier message, perhaps deleted since, must not miss another one with the same title.
 */
export function newMessageId(title: string, random: () => number = Math.random): string {
  const words = idOf(title) || 'message';
  const letters = Math.floor(random() * 36 ** 3).toString(36);
  return `${words}-${Math.floor(random() * 10)}${letters.padStart(3, '0')}`;
}

/** Another id for a message that is to be shown again. */
export function renewedId(id: string, random: () => number = Math.random): string {
  return newMessageId(id.replace(/-\d[a-z0-9]{3}$/, '').replaceAll('-', ' '), random);
}

/** An id that reads like the text, such as `spring-webinar`; empty if it has no letters of a–z. */
export function idOf(text: string): string {
  const id = lettersOf(text);
  return isReserved(id) ? `${id}-1` : id;
}

/** The id of a text, or with a number at its end, such as `trust-center-2`, if that is taken. */
export function freeId(text: string, fallback: string, isTaken: (id: string) => boolean): string {
  const id = idOf(text) || fallback;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? id : `${id}-${number}`;
    if (!isTaken(candidate)) return candidate;
  }
}

function lettersOf(text: string): string {
  // folded, ä is a
  return foldText(text.toLowerCase().replace(/[äöü]/g, '$&e'))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
}
