/** Checks texts against the typographic rules of their language. */

import type { Language } from '../../src/contract/language.ts';

interface Rule {
  readonly fault: string;
  readonly pattern: RegExp;
  /** All languages if absent. */
  readonly only?: readonly Language[];
  readonly except?: readonly Language[];
}

const SENTENCE_CASE: readonly Language[] = ['en', 'fr', 'es', 'pt'];
/** Names that have capitals within a sentence. */
const PROPER_NAMES =
  /\b(Developer Center|Support Center|OIDC Playground|(SAML|JWT|WebAuthn) Tool|Universal Login|Your Privacy Choices|OpenID Connect|JSON Web Tokens?|WebAuthn|SaaS|LinkedIn|GitHub|Marketplace|Acme)\b/g;
const JAPANESE = '[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー・「」（）、。]';

const RULES: readonly Rule[] = [
  { fault: 'a straight quotation mark or apostrophe', pattern: /["'`´]/ },
  { fault: 'three dots for an ellipsis', pattern: /\.\./ },
  { fault: 'two spaces in a row', pattern: /\s{2}/ },
  { fault: 'a space at an end', pattern: /^\s|\s$/ },
  { fault: 'an invisible character', pattern: /[\p{Cc}\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/u },
  { fault: 'a hyphen for a dash', pattern: /\s-\s|--/ },
  { fault: 'a space before a comma or full stop', pattern: /\s[,.]/ },
  {
    fault: 'a space before a colon, semicolon, question or exclamation mark',
    pattern: /\s[:;?!]/,
    except: ['fr'],
  },
  { fault: 'no no-break space before a colon', pattern: /[^\u00a0]:/, only: ['fr'] },
  {
    fault: 'no narrow no-break space before a semicolon, question or exclamation mark',
    pattern: /[^\u202f][;?!]/,
    only: ['fr'],
  },
  { fault: 'a quotation mark of another language', pattern: /[“”„]|«(?!\u00a0)|(?<!\u00a0)»/, only: ['fr'] },
  { fault: 'a quotation mark of another language', pattern: /[”«»]|(?<!„[^“]*)“/, only: ['de'] },
  { fault: 'a quotation mark of another language', pattern: /[„«»]/, only: ['en', 'pt'] },
  { fault: 'a quotation mark of another language', pattern: /[“”„«»]/, only: ['ja'] },
  { fault: 'an ellipsis without a no-break space before it', pattern: /[^\u00a0]…/, only: ['de'] },
  { fault: 'a dash that may start a line', pattern: / –/, only: ['de', 'fr', 'es', 'pt'] },
  { fault: 'a space beside a dash', pattern: /\s—|—\s/, only: ['en'] },
  { fault: 'a question or exclamation that nothing opens', pattern: /^[^¿]*\?|^[^¡]*!/, only: ['es'] },
  { fault: 'a capital within a sentence', pattern: /(?<=[^.:?!…]\s[¿¡]?)\p{Lu}\p{Ll}/u, only: SENTENCE_CASE },
  {
    fault: 'a half-width mark beside Japanese',
    pattern: new RegExp(`${JAPANESE}[!?:;,.()~]|[!?:;,()~]${JAPANESE}`, 'u'),
    only: ['ja'],
  },
  {
    fault: 'a half-width katakana or a full-width letter',
    pattern: /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff61-\uff9f]/,
    only: ['ja'],
  },
  {
    fault: 'a space beside Japanese',
    pattern: new RegExp(`${JAPANESE}\\s|\\s${JAPANESE}`, 'u'),
    only: ['ja'],
  },
];

/** The languages that a rule names, and so have rules of their own. */
export const LANGUAGES_WITH_RULES: ReadonlySet<Language> = new Set(RULES.flatMap(({ only = [] }) => only));

/**
 * @param text as in a dictionary; placeholders count as names
 * @returns the fault of each rule that the text breaks
 */
export function typographyFaults(text: string, language: Language): string[] {
  const filled = text.replace(/\{\w+\}/g, 'Acme');
  const faults = RULES.filter(
    ({ only, except, pattern }) =>
      (!only || only.includes(language)) &&
      !except?.includes(language) &&
      pattern.test(only === SENTENCE_CASE ? filled.replace(PROPER_NAMES, 'x') : filled),
  ).map(({ fault }) => fault);
  return text === text.normalize('NFC') ? faults : [...faults, 'letters and accents apart'];
}
