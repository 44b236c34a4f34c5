/** Generates dictionaries of languages that nobody speaks. */

import type { DictionaryFile } from '../../../src/content/schema.ts';
import { createRandom, type Random } from '../soak/random.ts';

/**
 * The English dictionary in other letters. Each word keeps its length.
 *
 * @param seed a different seed gives a different language
 */
export function translated(english: DictionaryFile, language: string, seed: number): unknown {
  const random = createRandom(seed);
  const known = new Map<string, string>();
  const word = (original: string) => {
    const translation = known.get(original) ?? lettersLike(original, random);
    known.set(original, translation);
    return translation;
  };
  const text = (original: string) =>
    original.replace(/\{\w+\}|[A-Za-z]+/g, (match) => (match.startsWith('{') ? match : word(match)));
  const inner = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return ['id', 'link', 'startDate', 'endDate'].includes(key) ? value : text(value);
    if (Array.isArray(value)) return value.map((item) => inner(item, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inner(item, name)]));
  };
  return { ...(inner({ ...english, $schema: undefined }, '') as object), language };
}

function lettersLike(word: string, random: Random): string {
  const letters = [...word].map((letter) => {
    const other = random.pick([...'etaoinshrdlucmfwygp']);
    return letter === letter.toLowerCase() ? other : other.toUpperCase();
  });
  return letters.join('');
}
