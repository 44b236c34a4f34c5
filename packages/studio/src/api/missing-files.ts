/** Finds entries whose file is missing: cards with a deleted picture, and themes without a bucket for their sheet. */

import { isThemePlace } from '../../../../src/content/place.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { isPicture } from '../../../../src/contract/picture.ts';
import type { Problem } from '../contract/api.ts';
import type { EntryName } from '../contract/draft.ts';
import { findPicture, type PictureBucket } from '../pictures/picture-bucket.ts';

/**
 * @param bucket `null` if the Studio has no bucket
 * @param languages what would be published
 * @param chosen the entries that matter; `null` for all
 */
export async function missingFiles(
  bucket: PictureBucket | null,
  languages: PublishedLanguages,
  chosen: readonly EntryName[] | null,
): Promise<readonly Problem[]> {
  if (!bucket) return themesWithoutBucket(languages, chosen);
  const isChosen = (id: string) => chosen?.some((name) => name.kind === 'card' && name.id === id) ?? true;
  const shown = LANGUAGES.flatMap((language) =>
    Object.entries(languages[language].cards)
      .filter(([id, { image }]) => isPicture(image) && isChosen(id))
      .map(([id, { image }]) => ({ id, language, image })),
  );
  const missing = new Set<string>();
  for (const path of new Set(shown.map(({ image }) => image))) {
    if ((await findPicture(bucket, path)) === null) missing.add(path);
  }
  return shown
    .filter(({ image }) => missing.has(image))
    .map(({ id, language }) => ({
      kind: 'card',
      id,
      language,
      field: 'image',
      reason: 'has been deleted: choose one',
    }));
}

function themesWithoutBucket(languages: PublishedLanguages, chosen: readonly EntryName[] | null): readonly Problem[] {
  const isChosen = (id: string) => chosen?.some((name) => name.kind === 'text' && name.id === id) ?? true;
  return LANGUAGES.flatMap((language) =>
    Object.keys(languages[language].texts ?? {})
      .filter((id) => isThemePlace(id) && isChosen(id))
      .map((id) => ({
        kind: 'text',
        id,
        language,
        field: 'text',
        reason: 'needs ASSET_BUCKET in the Studio’s deployment',
      })),
  );
}
