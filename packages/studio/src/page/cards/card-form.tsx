/** Edits a card in one language. */

import type { Language } from '../../../../../src/contract/language.ts';
import { EMPTY_CONTENTS, type EntryContent, entryKey } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import type { EntryChange } from '../../entries/changes-since.ts';
import { sourceLanguage, withMissingCopied } from '../../entries/translation.ts';
import { ConflictPanel } from '../conflict/conflict-panel.tsx';
import { Button } from '../controls/button.tsx';
import type { ShownEntry } from '../data/draft-state.ts';
import { useProblems } from '../data/use-problems.ts';
import { nameOf } from '../entries/card-name.ts';
import { withLanguage } from '../entries/edit-content.ts';
import { EntryFields } from '../form/entry-fields.tsx';
import { EntryForm } from '../form/entry-form.tsx';
import { useEditEntry } from '../form/use-edit-entry.ts';
import { EntryHistory } from '../history/entry-history.tsx';
import { ChangeBadge } from '../kit/change-badge.tsx';
import { useRevert } from '../kit/use-revert.ts';
import { Grid, Row, Stack, Text } from '../primitives/layout.tsx';
import { NeedsLanguage } from '../rights/needs-role.tsx';
import { useHasRole, useMayTranslate } from '../rights/use-rights.ts';
import { CardPicture } from './card-picture.tsx';

interface CardFormProps {
  readonly id: string;
  /** `null` if the card is not in the draft yet. */
  readonly entry: ShownEntry | null;
  /** What visitors see, in all languages. */
  readonly published: EntryContent | null;
  readonly change: EntryChange | null;
  readonly language: Language;
}

export function CardForm({ id, entry, published, change: difference, language }: CardFormProps) {
  const edit = useEditEntry('card', id);
  const revert = useRevert();
  const content = entry?.content ?? EMPTY_CONTENTS.card;
  const fields = content.kind === 'card' ? content.languages[language] : undefined;
  const [isAuthor, mayTranslate] = [useHasRole('author'), useMayTranslate(language)];
  const problems = useProblems({ id, content });

  return (
    <Stack
      as="section"
      gap={4}
      pad={5}
      surface="panel"
      className="studio-card"
      aria-labelledby={`studio-card-${id}`}
      data-place={entryKey({ kind: 'card', id })}
      data-language={language}
    >
      <Row gap={3} rows={1} className="studio-card__head">
        <Text id={`studio-card-${id}`} as="h2" size="large">
          {nameOf(id)}
        </Text>
        {difference !== null && <ChangeBadge change={difference} />}
        <EntryHistory kind="card" id={id} title={nameOf(id)} size="small" look="quiet" />
        {isAuthor && difference !== null && published !== null && (
          <Button
            size="small"
            look="quiet"
            onPress={() => revert({ id, title: nameOf(id), content: entry?.content ?? null, published })}
          >
            Revert to published<span className="studio-visually-hidden"> (“{nameOf(id)}”, in all languages)</span>
          </Button>
        )}
      </Row>
      {entry?.saving === 'conflict' && <ConflictPanel entry={entry} />}
      {fields === undefined ? (
        <Stack gap={4} align="start" tone="quiet">
          <p>
            This card has no texts in {languageName(language)}. The menu shows the card that Portico was built with.
          </p>
          {isAuthor || (mayTranslate && sourceLanguage(content) !== null) ? (
            <Button onPress={() => edit((before) => (isAuthor ? withLanguage : withMissingCopied)(before, language))}>
              Write it in {languageName(language)}
            </Button>
          ) : (
            <NeedsLanguage language={language}>write it</NeedsLanguage>
          )}
        </Stack>
      ) : (
        <Grid gap={5} className="studio-card__columns">
          <Stack gap={3} shrinks className="studio-card__fields">
            <EntryForm kind="card" id={id} language={language} content={content} problems={problems}>
              <EntryFields names={['epigraph', 'title', 'link', 'image']} rest="link and image" />
            </EntryForm>
          </Stack>
          <CardPicture fields={fields} language={language} />
        </Grid>
      )}
    </Stack>
  );
}
