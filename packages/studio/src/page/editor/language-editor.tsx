/** Writes a message in one language. */

import { memo, useCallback, useState } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import type { Problem } from '../../contract/api.ts';
import { entryKey, type MessageFields, type MessageKind } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { sourceLanguage } from '../../entries/translation.ts';
import type { TextField } from '../../fields/fields.ts';
import { HOLDS } from '../../fields/flag.ts';
import { BarMeasure } from '../bar/bar-measure.tsx';
import { Button } from '../controls/button.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { useEntry } from '../data/draft-provider.tsx';
import { isMessage, languagesOf } from '../entries/message-entry.ts';
import { Grid, Row, Stack, Text } from '../kit/layout.tsx';
import { NeedsLanguage } from '../rights/needs-role.tsx';
import { readOnlyUnless, useHasRole } from '../rights/use-rights.ts';
import { TranslationState } from '../translations/translation-state.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { hasOneSchedule, type MessageField, untranslatedFrom } from './edit-message.ts';
import { MissingLanguage } from './missing-language.tsx';
import { SCHEDULE_ROLE, ScheduleFields } from './schedule-fields.tsx';
import { ShowAgainDialog } from './show-again-dialog.tsx';
import { TEXTS_ROLE, TextFields } from './text-fields.tsx';
import { useMessageEdits } from './use-message-edits.ts';
import { WhereFields } from './where-fields.tsx';

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
  const change = useCallback(
    (field: MessageField, value: string) => edits.setField(language, field, value),
    [edits, language],
  );
  const done = useCallback(
    (translated: readonly TextField[]) => edits.markDone(language, translated),
    [edits, language],
  );
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
    <Grid
      key={language}
      gap={5}
      columns="one"
      className="studio-editor"
      data-place={entryKey(entry)}
      data-language={language}
    >
      <BarMeasure language={language} fields={fields} />
      <Stack as="section" gap={4} pad={5} surface="panel" aria-labelledby="texts">
        <TextsHead language={language} onOpen={setDialog} />
        <NeedsLanguage language={language} id={TEXTS_ROLE}>
          change these texts
        </NeedsLanguage>
        {copied === null || copied === sourceLanguage(content) ? null : (
          <Text inset="small" surface="caution" size="body" tone="caution">
            Not translated: the texts are still in {languageName(copied)}.
          </Text>
        )}
        <TranslationState content={content} language={language} onDone={done} />
        <TextFields language={language} content={content} problems={problems} onChange={change} onDone={done} />
      </Stack>
      <Stack
        as="section"
        gap={4}
        pad={5}
        surface="panel"
        className="studio-editor__schedule"
        aria-labelledby="schedule"
      >
        <Text id="schedule" as="h2" size="large" weight="strong">
          When it is shown
        </Text>
        <ScheduleFields
          language={language}
          weight={fields.weight}
          startDate={fields.startDate}
          endDate={fields.endDate}
          problems={problems}
          isShared={!isApart && hasOneSchedule(content)}
          onShare={edits.share}
          onChange={change}
        />
        {kind === 'default-message' ? <GapsField fillsGaps={fields.fillsGaps} onChange={change} /> : null}
      </Stack>
      <Stack as="section" gap={4} pad={5} surface="panel" aria-labelledby="where">
        <Text id="where" as="h2" size="large" weight="strong">
          Where it is shown
        </Text>
        <WhereFields
          language={language}
          sites={fields.sites ?? ''}
          paths={fields.paths ?? ''}
          problems={problems}
          onChange={change}
        />
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
  );
});

interface GapsFieldProps extends Pick<MessageFields, 'fillsGaps'> {
  readonly onChange: (field: MessageField, value: string) => void;
}

const GapsField = memo(function GapsField({ fillsGaps, onChange }: GapsFieldProps) {
  const access = readOnlyUnless(useHasRole('author'), SCHEDULE_ROLE, 'gaps-hint');
  return (
    <div className="studio-stack" data-field="fillsGaps">
      <Checkbox
        isSelected={Boolean(fillsGaps)}
        onChange={(next) => onChange('fillsGaps', next ? HOLDS : '')}
        aria-describedby="gaps-hint"
        {...access}
      >
        Also show it between announcements
      </Checkbox>
      <span id="gaps-hint" className="studio-field__hint">
        Otherwise visitors see it only where there are no announcements, past or future.
      </span>
    </div>
  );
});

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
    <Row gap={3} rows={2} className="studio-editor__end">
      <Button look="quiet" onPress={() => onOpen('again')}>
        Show again to those who dismissed it…
      </Button>
      {onRemove === null ? null : (
        <Button look="quiet" onPress={() => onRemove(language)}>
          Remove {languageName(language)}
        </Button>
      )}
    </Row>
  );
});
