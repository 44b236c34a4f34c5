/** A field for a token of the theme: a colour, a length, or names. */

import { DEFAULT_LANGUAGE } from '../../../../../src/contract/language.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import { EMPTY_CONTENTS, entryKey } from '../../contract/draft.ts';
import { ConflictPanel } from '../conflict/conflict-panel.tsx';
import { Button } from '../controls/button.tsx';
import { useProblems } from '../data/use-problems.ts';
import { withoutLanguage } from '../entries/edit-content.ts';
import { EntryField } from '../form/entry-field.tsx';
import { EntryForm } from '../form/entry-form.tsx';
import { useEditEntry } from '../form/use-edit-entry.ts';
import { useMenuValue } from '../menus/use-menu-value.ts';
import { ValueBadges } from '../menus/value-badges.tsx';
import { Row, Text } from '../primitives/layout.tsx';
import { useHasRole } from '../rights/use-rights.ts';

interface TokenFieldProps {
  readonly place: string;
  readonly label: string;
  readonly files: MenusAnswer;
  readonly hint?: string;
  /** Sentences. */
  readonly warnings?: readonly string[];
}

/** Id of the note that says who may change the theme. */
export const THEME_ROLE = 'theme-role';

export function TokenField({ place: id, label, files, hint, warnings = [] }: TokenFieldProps) {
  const value = useMenuValue('text', id, DEFAULT_LANGUAGE, files);
  const edit = useEditEntry('text', id);
  const isAuthor = useHasRole('author');
  const { entry, state, isPending } = value;
  const content = entry?.content ?? EMPTY_CONTENTS.text;
  const isEdited = state !== 'as-files';
  return (
    <Text as="div" shrinks data-place={entryKey({ kind: 'text', id })} data-language={DEFAULT_LANGUAGE}>
      {entry?.saving === 'conflict' && <ConflictPanel entry={entry} />}
      <EntryForm
        kind="text"
        id={id}
        language={DEFAULT_LANGUAGE}
        content={content}
        problems={useProblems({ id, content })}
        files={files}
      >
        <EntryField
          name="text"
          label={label}
          reason={THEME_ROLE}
          {...(hint !== undefined && { hint })}
          warning={warnings.length > 0 ? warnings.join(' ') : null}
        />
      </EntryForm>
      {(isEdited || isPending) && (
        <Row gap={2} oneLine className="studio-token__state">
          <ValueBadges value={value} />
          {isAuthor && isEdited && (
            <Button
              size="small"
              look="quiet"
              onPress={() => edit((before) => withoutLanguage(before, DEFAULT_LANGUAGE))}
            >
              Reset<span className="studio-visually-hidden"> {label} to the original</span>
            </Button>
          )}
        </Row>
      )}
    </Text>
  );
}
