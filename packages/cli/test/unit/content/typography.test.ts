/** The typographic rules that test/unit/sample/locales.test.ts checks texts by. */

import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { LANGUAGES_WITH_RULES, typographyMistakes } from '../../../../../test/support/typography.ts';

const MARKED: readonly (readonly [Language, string, string])[] = [
  ['en', "We're hiring", 'a straight quotation mark or apostrophe'],
  ['en', 'Loading...', 'three dots for an ellipsis'],
  ['en', 'Sign  up', 'two spaces in a row'],
  ['de', 'Daten\u00adschutz', 'an invisible character'],
  ['de', 'wer was darf - beliebig', 'a hyphen for a dash'],
  ['es', 'Decodifica , verifica', 'a space before a comma or full stop'],
  ['es', 'Elegir idioma : {language}', 'a space before a colon, semicolon, question or exclamation mark'],
  ['fr', 'Choisir une langue : {language}', 'no no-break space before a colon'],
  [
    'fr',
    'Une meilleure authentification ?',
    'no narrow no-break space before a semicolon, question or exclamation mark',
  ],
  ['fr', 'Le « flux »', 'a quotation mark of another language'],
  ['de', 'Der “Flow”', 'a quotation mark of another language'],
  ['en', 'The „flow“', 'a quotation mark of another language'],
  ['ja', '“Identity Day”', 'a quotation mark of another language'],
  ['de', 'Wird geladen…', 'an ellipsis without a no-break space before it'],
  ['de', 'wer was darf – beliebig', 'a dash that may start a line'],
  ['en', 'Free — no card', 'a space beside a dash'],
  ['es', 'Cuánto podrías ahorrar?', 'a question or exclamation without its opening mark'],
  ['en', 'Contact Sales', 'a capital within a sentence'],
  ['ja', '言語を選択:{language}', 'a half-width mark beside Japanese'],
  ['ja', 'ﾛｸﾞｲﾝ', 'a half-width katakana or a full-width letter'],
  ['ja', '{brand} のXアカウント', 'a space beside Japanese'],
  ['pt', 'Começe'.normalize('NFD'), 'letters and accents that are stored separately'],
];

test.each(MARKED)('in %s, “%s” is marked: %s', (language, text, mistake) => {
  expect(typographyMistakes(text, language)).toContain(mistake);
});

test.each([
  ['de', 'Der „Flow“: was darf\u00a0– und was nicht\u00a0…'],
  ['en', 'Use “Universal Login” at {brand}: it’s free—no card, no limit…'],
  ['fr', 'Le «\u00a0flux\u00a0»\u00a0: une meilleure connexion\u202f?'],
  ['es', '¿Cuánto cuesta? ¡Regístrate en {brand}!'],
  ['ja', '「OpenID Connect」のフローを試す（無料）：4分？'],
] as const)('in %s, nothing is marked in “%s”', (language, text) => {
  expect(typographyMistakes(text, language)).toEqual([]);
});

test.each(LANGUAGES)('%s has typographic rules of its own (test/support/typography.ts)', (language) => {
  expect(LANGUAGES_WITH_RULES).toContain(language);
});
