/** Chooses a blog source's format. JSON with names of its own is described in brand.json. */

import { FORMAT_KINDS, type FormatKind, formatKind } from '../../model/blog-settings.ts';
import { Select } from '../controls/select.tsx';

interface FormatChoiceProps {
  /** The format as stored. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const HINTS: Readonly<Record<FormatKind, string>> = {
  default: 'A post with title, link and thumbnail, or a list of such posts with the newest first.',
  json: 'brand.json says where a post has its title and link.',
  feed: 'The newest post is shown.',
};

export function FormatChoice({ text, onChange }: FormatChoiceProps) {
  const kind = formatKind(text);
  const options = [
    { value: 'default', label: FORMAT_KINDS.default },
    { value: 'feed', label: FORMAT_KINDS.feed },
    ...(kind === 'json' ? [{ value: text, label: FORMAT_KINDS.json }] : []),
  ];
  const value = kind === 'json' ? text : kind;
  return <Select label="Format" value={value} onChange={onChange} options={options} hint={HINTS[kind]} />;
}
