/** Finds entries whose file is missing: cards with a deleted picture, and themes without a bucket for their sheet. */

import { isThemePlace } from '../../../../src/content/place.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { isPicture } from '../../../../src/contract/picture.ts';
import type { Problem } from '../contract/api.ts';
import { type EntryName, entryKey } from '../contract/draft.ts';
import { publishedOfType } from '../model/fields-of-type.ts';
import { findPicture, type PictureBucket } from '../pictures/picture-bucket.ts';

const DELETED = 'has been deleted: choose one';

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
  const names = chosen && new Set(chosen.map(entryKey));
  const shown = LANGUAGES.flatMap((language) =>
    publishedOfType('picture', languages[language])
      .filter((picture) => isPicture(picture.text) && (names?.has(entryKey(picture)) ?? true))
      .map(({ text: path, ...field }) => ({ path, problem: { ...field, language, reason: DELETED } })),
  );
  const missing = new Set<string>();
  for (const path of new Set(shown.map((picture) => picture.path))) {
    if ((await findPicture(bucket, path)) === null) missing.add(path);
  }
  return shown.filter(({ path }) => missing.has(path)).map(({ problem }) => problem);
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
