/** Finds the cards that show uploaded pictures. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import type { Entry } from '../contract/draft.ts';
import type { PictureUse } from '../contract/pictures.ts';
import { type FieldText, publishedOfType, textsOfType } from '../model/fields-of-type.ts';

/** @returns the uses by picture path, the draft's first */
export function pictureUses(
  entries: readonly Entry[],
  published: PublishedLanguages,
): ReadonlyMap<string, readonly PictureUse[]> {
  const uses = new Map<string, PictureUse[]>();
  const add = (where: PictureUse['where'], picturesIn: (language: Language) => readonly FieldText[]) => {
    const shown = LANGUAGES.flatMap((language) => picturesIn(language).map((picture) => ({ language, ...picture })));
    for (const [card, ofCard] of Map.groupBy(shown, ({ id }) => id)) {
      for (const [path, those] of Map.groupBy(ofCard, ({ text }) => text)) {
        const use = { where, card, languages: those.map(({ language }) => language) };
        uses.set(path, [...(uses.get(path) ?? []), use]);
      }
    }
  };
  add('draft', (language) =>
    entries.flatMap(({ id, content: { kind, languages } }) =>
      textsOfType('picture', { kind, id }, languages[language]),
    ),
  );
  add('published', (language) => publishedOfType('picture', published[language]));
  return uses;
}
