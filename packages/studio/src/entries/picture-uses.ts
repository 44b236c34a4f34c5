/** Finds the cards that show uploaded pictures. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import type { Entry } from '../contract/draft.ts';
import type { PictureUse } from '../contract/pictures.ts';

type Shown = readonly [image: string | undefined, language: Language];

/** @returns the uses by picture path, the draft's first */
export function pictureUses(
  entries: readonly Entry[],
  published: PublishedLanguages,
): ReadonlyMap<string, readonly PictureUse[]> {
  const uses = new Map<string, PictureUse[]>();
  const add = (where: PictureUse['where'], card: string, shown: readonly Shown[]) => {
    for (const [image, those] of Map.groupBy(shown, ([path]) => path)) {
      if (image === undefined) continue;
      const use = { where, card, languages: those.map(([, language]) => language) };
      uses.set(image, [...(uses.get(image) ?? []), use]);
    }
  };
  for (const { id, content } of entries) {
    if (content.kind === 'card')
      add(
        'draft',
        id,
        shownIn((language) => content.languages[language]?.image),
      );
  }
  const cards = new Set(LANGUAGES.flatMap((language) => Object.keys(published[language].cards)));
  for (const id of cards)
    add(
      'published',
      id,
      shownIn((language) => ownValue(published[language].cards, id)?.image),
    );
  return uses;
}

function shownIn(imageIn: (language: Language) => string | undefined): readonly Shown[] {
  return LANGUAGES.map((language) => [imageIn(language), language]);
}
