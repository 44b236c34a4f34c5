/** The page of a message: its heading, and a tab for each language. */

import { memo, useMemo, useState } from 'react';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../../../src/contract/language.ts';
import { entryKey } from '../../contract/draft.ts';
import { EntryComments } from '../comments/entry-comments.tsx';
import { Tabs } from '../controls/tabs.tsx';
import { useDraft } from '../data/draft-provider.tsx';
import { useProblems } from '../data/use-problems.ts';
import type { ListedMessage } from '../entries/listed-message.ts';
import { fieldsToShow, type MessageEntry } from '../entries/message-entry.ts';
import { previewOf } from '../entries/preview-of.ts';
import { FiguresPanel } from '../figures/figures-panel.tsx';
import { EntryHistory } from '../history/entry-history.tsx';
import { PageHeading } from '../kit/page-heading.tsx';
import { UndoButtons } from '../kit/undo-buttons.tsx';
import { MessageActions } from '../messages/message-actions.tsx';
import { buttonClass } from '../primitives/control-classes.ts';
import { useHasRole } from '../rights/use-rights.ts';
import { useNamedField } from '../routing/focus-field.ts';
import { useParameter } from '../routing/navigation.tsx';
import { usePreviewPath } from '../routing/preview-path.ts';
import { useNow } from '../time/use-now.ts';
import { BackLink } from './back-link.tsx';
import { LanguageEditor } from './language-editor.tsx';
import { useLanguageTabs } from './language-tabs.tsx';
import { MessageLead } from './message-lead.tsx';
import { MessageNotices } from './message-notices.tsx';
import { ReleaseNote } from './release-note.tsx';

interface MessageEditorProps {
  readonly message: ListedMessage;
  readonly entry: MessageEntry;
}

export const MessageEditor = memo(function MessageEditor({ message, entry }: MessageEditorProps) {
  const { kind, id, content } = entry;
  const problems = useProblems(entry);
  const now = useNow(useDraft((draft) => draft.published));
  const previewPath = usePreviewPath();
  const mayWrite = useHasRole('translator');
  useNamedField();
  const [parameter, setLanguage] = useParameter('language');
  const [opened] = useState(() => fieldsToShow(content, DEFAULT_LANGUAGE)?.language ?? DEFAULT_LANGUAGE);
  const language = LANGUAGES.find((known) => known === parameter) ?? opened;
  const title = fieldsToShow(content, DEFAULT_LANGUAGE)?.fields.title.trim() || 'Untitled';

  const tabs = useLanguageTabs(content, problems);
  const panel = useMemo(
    () => <LanguageEditor kind={kind} id={id} language={language} problems={problems} />,
    [kind, id, language, problems],
  );

  return (
    <>
      <BackLink />
      <PageHeading
        title={title}
        actions={
          <>
            {mayWrite ? (
              <UndoButtons
                isOfPage={(edited) => edited.kind === kind && edited.id === id}
                language={language}
                onLanguage={setLanguage}
              />
            ) : null}
            <a className={buttonClass()} href={previewPath(previewOf(entry, language, now))}>
              Preview
            </a>
            <EntryHistory kind={kind} id={id} title={title} />
            <MessageActions message={message} draft={entry} title={title} now={now} />
          </>
        }
      >
        <MessageLead message={message} now={now} />
      </PageHeading>
      <MessageNotices kind={kind} id={id} />
      <ReleaseNote kind={kind} id={id} />
      <Tabs label="Language" tabs={tabs} selected={language} onSelect={setLanguage}>
        {panel}
      </Tabs>
      <FiguresPanel id={id} />
      <EntryComments
        key={entryKey(entry)}
        isAbout={(on) => on.kind === kind && on.id === id}
        subjects={[{ kind, id }]}
        nameOf={() => null}
        language={language}
      />
    </>
  );
});
