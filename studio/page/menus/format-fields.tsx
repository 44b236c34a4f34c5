/** Chooses how a blog source answers, and where its posts have title, link and picture. */

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
  /** As it is stored. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Whether to say what is missing. */
  readonly isTried?: boolean;
}

/** What it reads by default, to begin with. */
const USUAL = 'json title=title link=link image=thumbnail';

const HINTS: Readonly<Record<FormatKind, string>> = {
  default: 'The answer has title, link and thumbnail, or is a list that begins with the newest of such posts.',
  json: 'Write names and positions with dots between them, such as title.rendered or posts.0.url.',
  feed: 'The newest post counts.',
};

const PATHS: readonly { readonly field: Exclude<FormatField, 'titleType'>; label: string; hint?: string }[] = [
  {
    field: 'list',
    label: 'List of posts',
    hint: 'Where it is in the answer. Empty if the answer is the list, or the post.',
  },
  { field: 'title', label: 'Title' },
  { field: 'link', label: 'Link' },
  { field: 'image', label: 'Picture', hint: 'It may be empty.' },
  { field: 'date', label: 'Date', hint: 'Only if the list does not begin with the newest post.' },
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
