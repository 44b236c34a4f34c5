/** A field for a token of the theme: a colour to type or to pick, a length, or names. */

import type { CSSProperties } from 'react';
import { DEFAULT_LANGUAGE } from '../../../../../src/contract/language.ts';
import { entryKey } from '../../contract/draft.ts';
import { areAlike } from '../../model/compare.ts';
import { hexOf } from '../../theme/color.ts';
import { parseColor } from '../../theme/parse-color.ts';
import { ConflictPanel } from '../conflict/conflict-panel.tsx';
import { Button } from '../controls/button.tsx';
import { TextField } from '../controls/text-field.tsx';
import { useEntry } from '../data/draft-provider.tsx';
import { usePublished } from '../data/use-changed.ts';
import { useProblems } from '../data/use-problems.ts';
import { fieldError } from '../entries/field-error.ts';
import { EMPTY_CONTENTS, editedFields } from '../entries/menu-fields.ts';
import { Row, Text } from '../kit/layout.tsx';
import { ValueBadges } from '../menus/value-badges.tsx';
import { readOnlyUnless, useHasRole } from '../rights/use-rights.ts';

interface TokenFieldProps {
  readonly place: string;
  readonly label: string;
  readonly ofFiles: string;
  readonly isColor?: boolean;
  readonly hint?: string;
  /** Sentences. */
  readonly warnings: readonly string[];
  /** @param text `null` returns to the files' value */
  readonly onChange: (text: string | null) => void;
}

/** Id of the note that says who may change the theme. */
export const THEME_ROLE = 'theme-role';

export function TokenField({ place, label, ofFiles, isColor = false, hint, warnings, onChange }: TokenFieldProps) {
  const entry = useEntry('text', place);
  const published = usePublished();
  const isAuthor = useHasRole('author');
  const problems = useProblems({ id: place, content: entry?.content ?? EMPTY_CONTENTS.text });
  const edited = editedFields(entry?.content, DEFAULT_LANGUAGE)?.text ?? null;
  const seen = editedFields(published?.get(entryKey({ kind: 'text', id: place })), DEFAULT_LANGUAGE)?.text ?? ofFiles;
  const value = edited ?? ofFiles;
  const color = isColor ? parseColor(value.trim()) : null;
  const state = {
    state: edited === null ? 'as-files' : 'changed',
    isPending: published !== null && !areAlike('text', { text: value }, { text: seen }),
  } as const;
  return (
    <Text
      as="div"
      shrinks
      data-place={entryKey({ kind: 'text', id: place })}
      data-field="text"
      data-language={DEFAULT_LANGUAGE}
    >
      {entry?.saving === 'conflict' && <ConflictPanel entry={entry} />}
      <Row gap={2} align="start" oneLine className="studio-token__row">
        {isColor && (
          <input
            className="studio-token__swatch"
            type="color"
            style={{ '--studio-token-color': color ? hexOf(color) : 'transparent' } as CSSProperties}
            aria-label={`Pick: ${label}`}
            value={color ? hexOf({ ...color, alpha: 1 }) : '#000000'}
            disabled={!isAuthor}
            onChange={({ target }) => onChange(color && color.alpha < 1 ? target.value + alphaOf(color) : target.value)}
          />
        )}
        <TextField
          label={label}
          name="text"
          value={value}
          onChange={onChange}
          error={fieldError(problems, DEFAULT_LANGUAGE, 'text')}
          hint={
            warnings.length > 0 ? (
              <Text as="span" tone="caution">
                {warnings.join(' ')}
              </Text>
            ) : (
              hint
            )
          }
          {...readOnlyUnless(isAuthor, THEME_ROLE)}
        />
      </Row>
      {(edited !== null || state.isPending) && (
        <Row gap={2} oneLine className="studio-token__state">
          <ValueBadges value={state} />
          {isAuthor && edited !== null && (
            <Button size="small" look="quiet" onPress={() => onChange(null)}>
              Reset<span className="studio-visually-hidden"> {label} to the original</span>
            </Button>
          )}
        </Row>
      )}
    </Text>
  );
}

/** The last two digits of `#rrggbbaa`: a browser's picker has no opacity. */
function alphaOf(color: Parameters<typeof hexOf>[0]): string {
  return hexOf(color).slice(-2);
}
