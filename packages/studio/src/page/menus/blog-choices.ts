/** What can be chosen and said of blog sources: addresses, formats, and the sources of places. */

import type { BlogPlace } from '../../../../../src/content/place.ts';
import { PUBLIC_URL } from '../../../../../src/contract/address.ts';
import { originWarning } from '../../entries/source-warnings.ts';
import type { Option } from '../../fields/field-type.ts';
import { FORMAT_KINDS, type FormatKind, formatKind } from '../../model/blog-settings.ts';
import type { Menus } from './menus-context.tsx';

interface BlogChoices {
  readonly hint?: string;
  readonly options?: readonly Option[];
  readonly warning?: string | null;
}

/** @param text the setting's value */
export function blogChoices(
  of: BlogPlace['kind'],
  text: string,
  { files, sources }: Pick<Menus, 'files' | 'sources'>,
): BlogChoices {
  switch (of) {
    case 'address':
      return { hint: `A path on the blog, or ${PUBLIC_URL}.`, warning: originWarning(text, files.linkOrigins) };
    case 'format':
      return formatChoices(text);
    case 'choice':
      // keep a removed source as an option while it is chosen
      return { options: [...new Set([...sources, text])].map((value) => ({ value, label: value })) };
  }
}

const HINTS: Readonly<Record<FormatKind, string>> = {
  default: 'A post with title, link and thumbnail, or a list of such posts with the newest first.',
  json: 'brand.json says where a post has its title and link.',
  feed: 'The newest post is shown.',
};

/** JSON with names of its own is described in brand.json, and stays until another format is chosen. */
export function formatChoices(text: string) {
  const kind = formatKind(text);
  const kinds = (['default', 'feed', 'json'] as const).filter((one) => one !== 'json' || one === kind);
  const options = kinds.map((one) => ({ value: one === kind ? text : one, label: FORMAT_KINDS[one] }));
  return { options, hint: HINTS[kind] };
}
