/** Generates message ids. */

import { ownValue } from '../../../../../src/contract/own-value.ts';
import { isReserved } from '../../../../../src/contract/reserved-name.ts';

/** Letters that don't decompose into a–z and marks. */
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
};

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

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüßæœøł]/g, (letter) => ownValue(LETTERS, letter) ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
}
