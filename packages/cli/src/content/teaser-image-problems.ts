/** Finds images of teasers that do not exist. */

import type { LinkTreeFile } from '../../../../src/content/link-tree-schema.ts';
import type { Problem } from '../problems/invalid-content.ts';
import { nearestName } from '../problems/nearest-name.ts';

/** @param images the names of the company's images, without extension */
export function teaserImageProblems({ teasers }: LinkTreeFile, images: readonly string[]): Problem[] {
  return Object.entries(teasers).flatMap(([id, teaser]): Problem[] => {
    const [path, target] = 'post' in teaser ? ['post', teaser.post] : ['fallback', teaser.fallback];
    if (!target || images.includes(target.image)) return [];
    const nearest = nearestName(target.image, images);
    const hint = nearest === null ? `add ${target.image}.svg` : `did you mean "${nearest}"?`;
    const reason = `there is no image "${target.image}"; ${hint}`;
    return [{ file: 'links.json', path: `teasers.${id}.${path}.image`, reason }];
  });
}
