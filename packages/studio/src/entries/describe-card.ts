/** Describes how one card changes in one language. */

import type { Card } from '../../../../src/content/publication.ts';
import { isPicture } from '../../../../src/contract/picture.ts';
import { quoted } from './wording.ts';

/** @returns sentences */
export function describeCard(id: string, before: Card | undefined, after: Card | undefined): string[] {
  const name = `The card ${id}`;
  if (!after) return before ? [`${name} is the original again.`] : [];
  if (!before) return [`${name} shows ${quoted(after.title)} and leads to ${after.link}.`];
  const sentences = [
    before.epigraph === after.epigraph
      ? null
      : `${name} has the category ${quoted(after.epigraph)} instead of ${quoted(before.epigraph)}.`,
    before.title === after.title ? null : `${name} shows ${quoted(after.title)} instead of ${quoted(before.title)}.`,
    before.link === after.link ? null : `${name} leads to ${after.link} instead of ${before.link}.`,
    before.image === after.image ? null : `${name} ${imageChange(before.image, after.image)}.`,
  ];
  return sentences.filter((text) => text !== null);
}

/** Omits pictures' paths, which mean nothing to people. */
function imageChange(before: string, after: string): string {
  if (isPicture(after)) return isPicture(before) ? 'has another uploaded picture' : 'has an uploaded picture';
  return `has the image ${after} instead of ${isPicture(before) ? 'an uploaded picture' : before}`;
}
