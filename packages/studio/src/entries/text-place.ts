/** Says where visitors see a text, for those who write or translate it. */

import { type EntryKind, isMenuKind } from '../contract/draft.ts';
import type { TextField } from './translation.ts';

const IN_BAR: Readonly<Partial<Record<TextField, string>>> = {
  title: 'In bold, at the start of the bar.',
  description: 'After the title. Screens narrower than 900 px hide it.',
  cta: 'What visitors do, such as “Join now”.',
};

const IN_CARD: Readonly<Partial<Record<TextField, string>>> = {
  epigraph: 'A word or two below the title, such as “Video”.',
  title: 'In bold, below the image.',
};

const IN_MENUS: Readonly<Partial<Record<TextField, string>>> = { description: 'Below the name.' };

/** A sentence, such as `In bold, at the start of the bar.`; empty where there is nothing to say. */
export function textPlace(kind: EntryKind, field: TextField): string {
  if (isMenuKind(kind)) return IN_MENUS[field] ?? '';
  return (kind === 'card' ? IN_CARD : IN_BAR)[field] ?? '';
}
