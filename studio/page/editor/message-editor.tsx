/** Writes a message in all its languages. */

import { useState } from 'react';
import { Link } from 'react-aria-components';
import { LANGUAGES, type Language } from '../../../src/contract/language.ts';
import type { MessageFields } from '../../contract/draft.ts';
import { BarMeasure } from '../bar/bar-measure.tsx';
import { ConflictPanel } from '../conflict/conflict-panel.tsx';
import { Button } from '../controls/button.tsx';
import { Notice } from '../controls/notice.tsx';
import { Tabs } from '../controls/tabs.tsx';
import { useDraft } from '../data/draft-provider.tsx';
import { useProblems } from '../data/use-problems.ts';
import { PageHeading } from '../frame/page-heading.tsx';
import type { ListedMessage } from '../messages/listed-message.ts';
import { MessageActions } from '../messages/message-actions.tsx';
import { fieldsToShow, languagesOf, type MessageEntry, periodOf } from '../messages/message-phase.ts';
import { languageName } from '../names/language-name.ts';
import { useNamedField } from '../routing/focus-field.ts';
import { useParameter } from '../routing/navigation.tsx';
import { useNow } from '../time/use-now.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { untranslatedFrom } from './edit-message.ts';
import { type LanguageState, LanguageTab, languageTabName } from './language-tab.tsx';
import { MessageLead } from './message-lead.tsx';
import { MissingLanguage } from './missing-language.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { ShowAgainDialog } from './show-again-dialog.tsx';
import { TextFields } from './text-fields.tsx';
import { useMessageEdits } from './use-message-edits.ts';

interface MessageEditorProps {
  readonly message: ListedMessage;
  readonly entry: MessageEntry;
}

export function MessageEditor({ message, entry }: MessageEditorProps) {
  const { content, saving, failure } = entry;
  const present = languagesOf(content);
  const problems = useProblems(entry);
  const now = useNow(useDraft().published);
  const edits = useMessageEdits(entry);
  useNamedField();
  const [parameter, setLanguage] = useParameter('language');
  const [opened] = useState(() => fieldsToShow(content, 'en')?.language ?? 'en');
  const [asking, setAsking] = useState<'copy' | 'again' | null>(null);
  const language = LANGUAGES.find((known) => known === parameter) ?? opened;
  const fields = content.languages[language];
  const title = fieldsToShow(content, 'en')?.fields.title.trim() || 'Untitled';

  const stateOf = (one: Language): LanguageState => {
    if (!content.languages[one]) return 'missing';
    if (problems.some((problem) => problem.language === one)) return 'invalid';
    return untranslatedFrom(content, one) ? 'untranslated' : 'complete';
  };
  const tabs = LANGUAGES.map((id) => {
    const state = stateOf(id);
    return { id, label: <LanguageTab language={id} state={state} />, name: languageTabName(id, state) };
  });
  const source = untranslatedFrom(content, language);

  return (
    <>
      <Link className="studio-back" href="/">
        Messages
      </Link>
      <PageHeading
        title={title}
        actions={
          <>
            <a
              className="studio-button studio-button--secondary studio-button--medium"
              href={previewPath(language, fields, now)}
            >
              Preview
            </a>
            <MessageActions message={message} draft={entry} title={title} now={now} />
          </>
        }
      >
        <MessageLead message={message} now={now} />
      </PageHeading>
      {saving === 'conflict' ? <ConflictPanel entry={entry} /> : null}
      {failure && failure.reason !== 'offline' ? (
        <div className="studio-above">
          <Notice tone="bad" title="Not saved">
            {failure.message} What you have written is kept in this browser.
          </Notice>
        </div>
      ) : null}
      <Tabs label="Language" tabs={tabs} selected={language} onSelect={setLanguage}>
        {fields === undefined ? (
          <MissingLanguage
            language={language}
            present={present}
            onWrite={() => edits.write(language)}
            onCopy={(from) => edits.copy(from, [language])}
          />
        ) : (
          <div key={language} className="studio-editor">
            <BarMeasure language={language} fields={fields} />
            <section className="studio-panel studio-editor__section" aria-labelledby="texts">
              <div className="studio-editor__head">
                <h2 id="texts" className="studio-editor__title">
                  Texts in {languageName(language)}
                </h2>
                <Button size="small" onPress={() => setAsking('copy')}>
                  Copy to other languages…
                </Button>
              </div>
              {source === null ? null : (
                <p className="studio-editor__mark">Not translated: the texts are those in {languageName(source)}.</p>
              )}
              <TextFields
                language={language}
                fields={fields}
                problems={problems}
                onChange={(field, value) => edits.setField(language, field, value)}
              />
            </section>
            <section className="studio-panel studio-editor__section" aria-labelledby="schedule">
              <h2 id="schedule" className="studio-editor__title">
                When it is shown
              </h2>
              <ScheduleFields
                language={language}
                fields={fields}
                timeZone={content.timeZone}
                problems={problems}
                isShared={edits.isShared}
                onShare={(isShared) => edits.share(language, isShared)}
                onChange={(field, value) => edits.setField(language, field, value)}
                onTimeZone={edits.setTimeZone}
              />
            </section>
            <div className="studio-editor__end">
              <Button look="quiet" onPress={() => setAsking('again')}>
                Show again to those who dismissed it…
              </Button>
              {present.length > 1 ? (
                <Button look="quiet" onPress={() => edits.remove(language)}>
                  Remove {languageName(language)}
                </Button>
              ) : null}
            </div>
          </div>
        )}
      </Tabs>
      {asking === 'copy' ? (
        <CopyDialog
          from={language}
          present={present}
          onClose={() => setAsking(null)}
          onCopy={(to) => {
            edits.copy(language, to);
            setAsking(null);
          }}
        />
      ) : null}
      {asking === 'again' ? (
        <ShowAgainDialog onClose={() => setAsking(null)} onConfirm={() => void edits.showAgain()} />
      ) : null}
    </>
  );
}

/** The preview of the draft; when the message starts, if it has not started yet. */
function previewPath(language: Language, fields: MessageFields | undefined, now: number): string {
  const { start } = fields ? periodOf(fields) : { start: null };
  const query = new URLSearchParams({ lang: language });
  if (fields && start !== null && start > now) query.set('at', fields.startDate);
  return `/preview?${query}`;
}
