/** Writes a message in one language. */

import { memo, useId, useState } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import type { Problem } from '../../contract/api.ts';
import { entryKey, languagesOf, type MessageKind } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { sourceLanguage } from '../../entries/translation.ts';
import { fieldNames } from '../../model/entry-types.ts';
import { BarMeasure } from '../bar/bar-measure.tsx';
import { Button } from '../controls/button.tsx';
import { useEntry } from '../data/draft-provider.tsx';
import { hasOneSchedule, untranslatedFrom } from '../entries/edit-content.ts';
import { isMessage } from '../entries/message-entry.ts';
import { EntryField } from '../form/entry-field.tsx';
import { EntryFields } from '../form/entry-fields.tsx';
import { EntryForm, useForm } from '../form/entry-form.tsx';
import { Grid, Row, Stack, Text } from '../primitives/layout.tsx';
import { NeedsRole } from '../rights/needs-role.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { TranslationState } from '../translations/translation-state.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { MissingLanguage } from './missing-language.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { ShowAgainDialog } from './show-again-dialog.tsx';
import { useMessageEdits } from './use-message-edits.ts';

interface LanguageEditorProps {
  readonly kind: MessageKind;
  readonly id: string;
  readonly language: Language;
  readonly problems: readonly Problem[];
}

type OpenDialog = 'copy' | 'again';

/** Subscribes to the message itself, so that typed text renders before anything derived from it. */
export const LanguageEditor = memo(function LanguageEditor({ kind, id, language, problems }: LanguageEditorProps) {
  const entry = useEntry(kind, id);
  const { edits, isApart } = useMessageEdits(kind, id);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const audience = useId();
  // deleted a moment ago
  if (!entry || !isMessage(entry)) return null;
  const { content } = entry;
  const fields = content.languages[language];
  const present = languagesOf(content);
  const copied = untranslatedFrom(content, language);
  if (fields === undefined) {
    return (
      <MissingLanguage
        language={language}
        present={present}
        source={sourceLanguage(content)}
        onWrite={() => edits.write(language)}
        onCopy={(from) => edits.copy(from, [language])}
      />
    );
  }
  return (
    <EntryForm
      key={language}
      kind={kind}
      id={id}
      language={language}
      content={content}
      problems={problems}
      isApart={isApart}
    >
      <Grid gap={5} columns="one" className="studio-editor" data-place={entryKey(entry)} data-language={language}>
        <BarMeasure language={language} fields={fields} />
        <Stack as="section" gap={4} pad={5} surface="panel" aria-labelledby="texts">
          <TextsHead language={language} onOpen={setDialog} />
          {copied === null || copied === sourceLanguage(content) ? null : (
            <Text inset="small" surface="caution" size="body" tone="caution">
              Not translated: the texts are still in {languageName(copied)}.
            </Text>
          )}
          <MessageTranslation />
          <Stack gap={3} className="studio-texts">
            <EntryFields names={fieldNames(entry)} rest="the link" />
          </Stack>
        </Stack>
        <Stack as="section" gap={4} pad={5} surface="panel" aria-labelledby="schedule">
          <Text id="schedule" as="h2" size="large" weight="strong">
            When it is shown
          </Text>
          <ScheduleFields
            isShared={!isApart && hasOneSchedule(content)}
            onShare={(isShared) => edits.share(language, isShared)}
          />
        </Stack>
        <Stack as="section" gap={4} pad={5} surface="panel" aria-labelledby="where">
          <Text id="where" as="h2" size="large" weight="strong">
            Where it is shown
          </Text>
          <Stack gap={3}>
            <NeedsRole needed="author" id={audience}>
              Only authors can change where it is shown.
            </NeedsRole>
            {fieldNames(entry, 'audience').map((name) => (
              <EntryField key={name} name={name} reason={audience} />
            ))}
          </Stack>
        </Stack>
        <EditorEnd language={language} onOpen={setDialog} onRemove={present.length > 1 ? edits.remove : null} />
        {dialog === 'copy' ? (
          <CopyDialog
            from={language}
            present={present}
            onClose={() => setDialog(null)}
            onCopy={(to) => {
              edits.copy(language, to);
              setDialog(null);
            }}
          />
        ) : null}
        {dialog === 'again' ? (
          <ShowAgainDialog onClose={() => setDialog(null)} onConfirm={() => void edits.showAgain()} />
        ) : null}
      </Grid>
    </EntryForm>
  );
});

function MessageTranslation() {
  const { content, language, confirm } = useForm();
  return <TranslationState content={content} language={language} onDone={confirm} />;
}

interface TextsHeadProps {
  readonly language: Language;
  readonly onOpen: (dialog: OpenDialog) => void;
}

const TextsHead = memo(function TextsHead({ language, onOpen }: TextsHeadProps) {
  const isAuthor = useHasRole('author');
  return (
    <Row gap={4} rows={2} justify="between">
      <Text id="texts" as="h2" size="large" weight="strong">
        Texts in {languageName(language)}
      </Text>
      {isAuthor ? (
        <Button size="small" onPress={() => onOpen('copy')}>
          Copy to other languages…
        </Button>
      ) : null}
    </Row>
  );
});

interface EditorEndProps extends TextsHeadProps {
  /** `null` if it is the only language of the message. */
  readonly onRemove: ((language: Language) => void) | null;
}

const EditorEnd = memo(function EditorEnd({ language, onOpen, onRemove }: EditorEndProps) {
  if (!useHasRole('author')) return null;
  return (
    <Row gap={3} rows={2}>
      <Button size="small" onPress={() => onOpen('again')}>
        Show again to those who dismissed it…
      </Button>
      {onRemove === null ? null : (
        <Button size="small" onPress={() => onRemove(language)}>
          Remove {languageName(language)}
        </Button>
      )}
    </Row>
  );
});
