/**
 * Whose dates, times and numbers the Studio writes: those of the person's region. Its words are English, so a person
 * in Germany reads `17 March 2027, 13:00` and `1.234`, and one in the United States `March 17, 2027, 1:00 PM` and `1,234`.
 */

const DEFAULT_LOCALE = 'en-GB';

let locale = DEFAULT_LOCALE;

/** Such as `en-DE`. Until a person is known, and in what is written for several people, `en-GB`. */
export function formatLocale(): string {
  return locale;
}

/** @param language as browsers name it, such as `de` or `pt-BR` @returns English with the language's region */
export function localeOf(language: string): string {
  try {
    const { region } = new Intl.Locale(language).maximize();
    const regional = `en-${region}`;
    // for a region whose formats in English aren't known, the browser would use those of the United States
    return new Intl.DateTimeFormat(regional).resolvedOptions().locale === regional ? regional : DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
}

/** For the page, which one person has. */
export function setFormatLocale(language: string): void {
  locale = localeOf(language);
}

/** For a server, which has many: everything that is written before `write` returns. */
export function inLocaleOf<Written>(language: string, write: () => Written): Written {
  const before = locale;
  setFormatLocale(language);
  try {
    return write();
  } finally {
    locale = before;
  }
}

/** A function that writes numbers in the current locale. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): (value: number) => string {
  const formats = new Map<string, Intl.NumberFormat>();
  return (value) => {
    const known = formats.get(locale) ?? new Intl.NumberFormat(locale, options);
    formats.set(locale, known);
    return known.format(value);
  };
}
