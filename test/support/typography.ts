/** Checks texts against the typographic rules of their language. */

import type { Language } from '../../src/contract/language.ts';

interface Rule {
  readonly mistake: string;
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
  { mistake: 'a straight quotation mark or apostrophe', pattern: /["'`´]/ },
  { mistake: 'three dots for an ellipsis', pattern: /\.\./ },
  { mistake: 'two spaces in a row', pattern: /\s{2}/ },
  { mistake: 'a space at an end', pattern: /^\s|\s$/ },
  { mistake: 'an invisible character', pattern: /[\p{Cc}\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/u },
  { mistake: 'a hyphen for a dash', pattern: /\s-\s|--/ },
  { mistake: 'a space before a comma or full stop', pattern: /\s[,.]/ },
  {
    mistake: 'a space before a colon, semicolon, question or exclamation mark',
    pattern: /\s[:;?!]/,
    except: ['fr'],
  },
  { mistake: 'no no-break space before a colon', pattern: /[^\u00a0]:/, only: ['fr'] },
  {
    mistake: 'no narrow no-break space before a semicolon, question or exclamation mark',
    pattern: /[^\u202f][;?!]/,
    only: ['fr'],
  },
  { mistake: 'a quotation mark of another language', pattern: /[“”„]|«(?!\u00a0)|(?<!\u00a0)»/, only: ['fr'] },
  { mistake: 'a quotation mark of another language', pattern: /[”«»]|(?<!„[^“]*)“/, only: ['de'] },
  { mistake: 'a quotation mark of another language', pattern: /[„«»]/, only: ['en', 'pt'] },
  { mistake: 'a quotation mark of another language', pattern: /[“”„«»]/, only: ['ja'] },
  { mistake: 'an ellipsis without a no-break space before it', pattern: /[^\u00a0]…/, only: ['de'] },
  { mistake: 'a dash that may start a line', pattern: / –/, only: ['de', 'fr', 'es', 'pt'] },
  { mistake: 'a space beside a dash', pattern: /\s—|—\s/, only: ['en'] },
  { mistake: 'a question or exclamation without its opening mark', pattern: /^[^¿]*\?|^[^¡]*!/, only: ['es'] },
  { mistake: 'a capital within a sentence', pattern: /(?<=[^.:?!…]\s[¿¡]?)\p{Lu}\p{Ll}/u, only: SENTENCE_CASE },
  {
    mistake: 'a half-width mark beside Japanese',
    pattern: new RegExp(`${JAPANESE}[!?:;,.()~]|[!?:;,()~]${JAPANESE}`, 'u'),
    only: ['ja'],
  },
  {
    mistake: 'a half-width katakana or a full-width letter',
    pattern: /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff61-\uff9f]/,
    only: ['ja'],
  },
  {
    mistake: 'a space beside Japanese',
    pattern: new RegExp(`${JAPANESE}\\s|\\s${JAPANESE}`, 'u'),
    only: ['ja'],
  },
];

/** The languages that at least one rule names. */
export const LANGUAGES_WITH_RULES: ReadonlySet<Language> = new Set(RULES.flatMap(({ only = [] }) => only));

/**
 * @param text as in a dictionary; placeholders count as names
 * @returns the mistakes, one for each rule that the text breaks
 */
export function typographyMistakes(text: string, language: Language): string[] {
  const filled = text.replace(/\{\w+\}/g, 'Acme');
  const mistakes = RULES.filter(
    ({ only, except, pattern }) =>
      (!only || only.includes(language)) &&
      !except?.includes(language) &&
      pattern.test(only === SENTENCE_CASE ? filled.replace(PROPER_NAMES, 'x') : filled),
  ).map(({ mistake }) => mistake);
  return text === text.normalize('NFC') ? mistakes : [...mistakes, 'letters and accents that are stored separately'];
}
