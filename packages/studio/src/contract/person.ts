/** The spelling of a person's name that stands for the person, so that everything else compares exactly. */

/** Stands for the company's files, as the person who has written something. */
export const BUILT_IN = 'built-in';

/**
 * In lower case, without space around it. Only ASCII letters: other letters that look the same, such as the Kelvin sign
 * and k, are other addresses.
 *
 * @param name from a token or the configuration, or as an earlier release stored it
 */
export function personOf(name: string): string {
  return name.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
