/** Which messages the preview shows, as the parameter `of` names them. */

export type Previewed = 'draft' | 'published' | number;

/** Anything but `published` and the number of a version is the draft. */
export function parsePreviewed(text: string | undefined): Previewed {
  if (text === 'published') return 'published';
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 'draft';
}

/** What messages are compared with: those that are published, and these with the draft. */
export function comparedWith(previewed: Previewed): Previewed {
  return previewed === 'published' ? 'draft' : 'published';
}

/** `Draft`, `Published`, `Version 3` */
export function previewedName(previewed: Previewed): string {
  if (typeof previewed === 'number') return `Version ${previewed}`;
  return previewed === 'draft' ? 'Draft' : 'Published';
}
