/** Chooses a blog source's format, and where its posts contain title, link and picture. */

import type { FormatField } from '../../../src/contract/source-format.ts';
import {
  type FormatFields as Fields,
  FORMAT_KINDS,
  type FormatKind,
  formatFields,
  formatOf,
  formatProblems,
} from '../../messages/blog-places.ts';
import { Checkbox } from '../controls/checkbox.tsx';
import { Select } from '../controls/select.tsx';
import { TextField } from '../controls/text-field.tsx';

interface FormatFieldsProps {
  /** The format as stored. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Whether to say what is missing. */
  readonly isTried?: boolean;
}

/** The default format, spelled out as a start. */
const USUAL = 'json title=title link=link image=thumbnail';

const HINTS: Readonly<Record<FormatKind, string>> = {
  default: 'A post with title, link and thumbnail, or a list of such posts with the newest first.',
  json: 'Separate names and positions with dots, such as title.rendered or posts.0.url.',
  feed: 'The newest post is shown.',
};

const PATHS: readonly { readonly field: Exclude<FormatField, 'titleType'>; label: string; hint?: string }[] = [
  {
    field: 'list',
    label: 'List of posts',
    hint: 'Where the list is in the JSON. Leave empty if the JSON is the list itself, or a single post.',
  },
  { field: 'title', label: 'Title' },
  { field: 'link', label: 'Link' },
  { field: 'image', label: 'Picture', hint: 'It may be empty.' },
  { field: 'date', label: 'Date', hint: 'Only needed if the newest post isn’t first.' },
];

export function FormatFields({ text, onChange, isTried = true }: FormatFieldsProps) {
  const { kind, fields } = formatFields(text);
  const problems = formatProblems(text);
  const set = (changed: Partial<Fields['fields']>) => onChange(formatOf({ kind, fields: { ...fields, ...changed } }));
  const error = (field: FormatField, label: string) => {
    const reason = isTried ? problems.get(field) : undefined;
    return reason === undefined ? null : `The ${label.toLowerCase()} ${reason}.`;
  };
  return (
    <>
      <Select
        label="Format"
        value={kind}
        onChange={(chosen) => onChange(chosen === 'json' ? USUAL : chosen)}
        options={KINDS}
        hint={HINTS[kind]}
      />
      {kind === 'json' && (
        <>
          {PATHS.map(({ field, label, hint }) => (
            <TextField
              key={field}
              label={label}
              value={fields[field]}
              onChange={(value) => set({ [field]: value })}
              error={error(field, label)}
              hint={hint}
            />
          ))}
          <Checkbox
            isSelected={fields.titleType === 'html'}
            onChange={(isHtml) => set({ titleType: isHtml ? 'html' : '' })}
          >
            The title is HTML, as in WordPress
          </Checkbox>
        </>
      )}
    </>
  );
}

const KINDS = (Object.keys(FORMAT_KINDS) as FormatKind[]).map((value) => ({ value, label: FORMAT_KINDS[value] }));
