/** Codes of languages: which ones a tag may stand for, and which one a copy is stored under. */

/** A language tag and those that the service uses for it if it lacks it: `zh-hant-tw`, `zh-hant`, `zh`. */
export function codesFor(tag: string): string[] {
  const subtags = tag.split('-');
  return subtags.map((_, index) => subtags.slice(0, subtags.length - index).join('-'));
}

/**
 * The code that the copy of an answer is stored under. There are as many as the service has languages and aliases,
 * whatever regions visitors make up.
 *
 * @param tag was requested, and the service knows it
 * @param language of the answer, `pt-BR` for `pt-br` or for its alias `pt`; some services do not say
 */
export function storedCode(tag: string, language = ''): string {
  const codes = codesFor(tag);
  // only a code without subtags can be an alias
  return codes.find((code) => code === language.toLowerCase()) ?? codes.at(-1) ?? tag;
}
