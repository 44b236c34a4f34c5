/** The title, language and kind of a new message. */

import { useState } from 'react';
import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import type { MessageFields, MessageKind } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { messagePath } from '../../contract/pages.ts';
import { emptyFields } from '../../model/entry-types.ts';
import { FormDialog } from '../controls/form-dialog.tsx';
import { forgetForm } from '../controls/kept-texts.tsx';
import { Select } from '../controls/select.tsx';
import { TextField } from '../controls/text-field.tsx';
import { useDraftStore } from '../data/draft-provider.tsx';
import { newMessageId } from '../entries/message-id.ts';
import { useNavigation } from '../routing/navigation.tsx';

interface NewMessageDialogProps {
  readonly language: Language;
  readonly onClose: () => void;
}

const DIALOG = 'New message';

const KINDS: readonly { readonly value: MessageKind; readonly label: string }[] = [
  { value: 'announcement', label: 'Announcement' },
  { value: 'default-message', label: 'Default message' },
];

const HINTS: Readonly<Record<MessageKind, string>> = {
  announcement: 'Shown in its period.',
  'default-message': 'Shown in a language that has no announcements.',
};

export function NewMessageDialog({ language: preferred, onClose }: NewMessageDialogProps) {
  const store = useDraftStore();
  const { navigate } = useNavigation();
  const [title, setTitle] = useState('');
  const [language, setLanguage] = useState(preferred);
  const [kind, setKind] = useState<MessageKind>('announcement');
  const [isTried, setTried] = useState(false);
  const isEmpty = title.trim() === '';

  function create() {
    setTried(true);
    if (isEmpty) return;
    const id = newMessageId(title);
    store.change(kind, id, {
      kind,
      timeZone: 'UTC',
      languages: { [language]: { ...(emptyFields(kind) as MessageFields), title } },
    });
    forgetForm(DIALOG);
    navigate(`${messagePath(kind, id)}?language=${language}`);
  }

  return (
    <FormDialog title={DIALOG} action="Create" onSubmit={create} onClose={onClose}>
      <TextField
        label="Title"
        value={title}
        onChange={setTitle}
        lang={language}
        hint="You can change it later."
        error={isTried && isEmpty ? 'The title must not be empty.' : null}
        autoFocus
      />
      <Select
        label="Language to start with"
        value={language}
        onChange={setLanguage}
        options={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
      />
      <Select label="Kind" value={kind} onChange={setKind} options={KINDS} hint={HINTS[kind]} />
    </FormDialog>
  );
}
