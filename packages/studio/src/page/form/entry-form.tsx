/** The form of an entry in a language: its fields' values, what is wrong with them, and how they are edited. */

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import type { MenusAnswer, Problem } from '../../contract/api.ts';
import type { EntryContent, EntryName } from '../../contract/draft.ts';
import { withSourcesNoted } from '../../entries/translation.ts';
import type { TextField } from '../../fields/fields.ts';
import { shownContent, withField } from '../entries/edit-content.ts';
import { useEditEntry } from './use-edit-entry.ts';

interface EntryFormProps extends EntryName {
  readonly language: Language;
  /** The draft's content; `null` without an entry. */
  readonly content: EntryContent | null;
  readonly problems: readonly Problem[];
  /** Has the values of menus and settings without an entry. */
  readonly files?: MenusAnswer;
  /** Whether this language has its own schedule. */
  readonly isApart?: boolean;
  readonly children: ReactNode;
}

interface Form {
  readonly entry: EntryName;
  readonly language: Language;
  /** With the files' values. */
  readonly content: EntryContent;
  readonly problems: readonly Problem[];
  /** Fields that were edited or left. */
  readonly visited: ReadonlySet<string>;
  readonly visit: (field: string) => void;
  readonly set: (field: string, text: string) => void;
  /** Confirms the translation of these fields. */
  readonly confirm: (fields: readonly TextField[]) => void;
}

const FormContext = createContext<Form | null>(null);

/** @throws Error outside a form */
export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('There is no form.');
  return form;
}

const NONE: ReadonlySet<string> = new Set();

export function EntryForm(props: EntryFormProps) {
  const { kind, id, language, content, problems, files, isApart = false, children } = props;
  const edit = useEditEntry(kind, id, files);
  const [visited, setVisited] = useState(NONE);
  const visit = useCallback(
    (field: string) => setVisited((before) => (before.has(field) ? before : new Set(before).add(field))),
    [],
  );
  const set = useCallback(
    (field: string, text: string) => {
      visit(field);
      edit((before) => withField(id, before, language, field, text, isApart));
    },
    [visit, edit, id, language, isApart],
  );
  const confirm = useCallback(
    (fields: readonly TextField[]) => edit((before) => withSourcesNoted(before, language, fields)),
    [edit, language],
  );
  const shown = useMemo(() => shownContent({ kind, id }, content, files), [kind, id, content, files]);
  const form = { entry: { kind, id }, language, content: shown, problems, visited, visit, set, confirm };
  return <FormContext value={form}>{children}</FormContext>;
}
