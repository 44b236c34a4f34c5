/** The spelling of a person's name that stands for the person, so that everything else compares exactly. */

/**
 * In lower case, without space around it. Only ASCII letters: other letters that look the same, such as the Kelvin sign
 * and k, are other addresses.
 *
 * @param name from a token or the configuration, or as an earlier release stored it
 */
export function personOf(name: string): string {
  return name.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
