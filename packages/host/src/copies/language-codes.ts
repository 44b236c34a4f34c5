/** Language codes: the fallbacks of a tag, and the code that a copy is stored under. */

/** A language tag and its fallbacks, most specific first: `zh-hant-tw`, `zh-hant`, `zh`. */
export function codesFor(tag: string): string[] {
  const subtags = tag.split('-');
  return subtags.map((_, index) => subtags.slice(0, subtags.length - index).join('-'));
}

/**
 * The code to store an answer under. There are only as many as the service has languages and aliases, whatever regions
 * visitors make up.
 *
 * @param tag the requested tag, which the service knows
 * @param language the answer's language, such as `pt-BR` for `pt-br` or its alias `pt`; some releases do not send it
 */
export function storedCode(tag: string, language = ''): string {
  const codes = codesFor(tag);
  // only a code without subtags can be an alias
  return codes.find((code) => code === language.toLowerCase()) ?? codes.at(-1) ?? tag;
}
