/** An image of the release, an uploaded picture, or an address of one. */

import { allowsImage } from '../../../../src/content/allowed-images.ts';
import { isPicture } from '../../../../src/contract/picture.ts';
import type { FieldType } from './field-type.ts';

export const PICTURE: FieldType<'picture', string> = {
  of: 'picture',
  control: 'picture',
  read: (text) => text.trim(),
  write: (value) => value,
  // omits pictures' paths, which mean nothing to people
  change(before, after) {
    if (isPicture(after)) return isPicture(before) ? 'has another uploaded picture' : 'has an uploaded picture';
    return `has the image ${after} instead of ${isPicture(before) ? 'an uploaded picture' : before}`;
  },
  problem(value, { images }) {
    if (allowsImage(images, value)) return null;
    return { reason: `must be an uploaded picture, an image of the release, or from ${images.origins.join(' or ')}` };
  },
  showable: (value) => value || null,
};
