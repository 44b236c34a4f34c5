/** Edits a card in one language. */

import { useId } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import { type CardContent, type EntryContent, entryKey } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import type { EntryChange } from '../../entries/changes-since.ts';
import { sourceLanguage, withMissingCopied, withSourcesNoted } from '../../entries/translation.ts';
import { fieldName, KINDS } from '../../model/entry-types.ts';
import { ConflictPanel } from '../conflict/conflict-panel.tsx';
import { Button } from '../controls/button.tsx';
import { TextField } from '../controls/text-field.tsx';
import { useDraftStore } from '../data/draft-provider.tsx';
import type { ShownEntry } from '../data/draft-state.ts';
import { useProblems } from '../data/use-problems.ts';
import { nameOf, withCardField, withCardLanguage } from '../entries/card-edits.ts';
import { fieldError } from '../entries/field-error.ts';
import { BesideSource } from '../kit/beside-source.tsx';
import { ChangeBadge } from '../kit/change-badge.tsx';
import { Grid, Row, Stack, Text } from '../kit/layout.tsx';
import { useRevert } from '../kit/use-revert.ts';
import { NeedsLanguage, NeedsRole } from '../rights/needs-role.tsx';
import { readOnlyUnless, useHasRole, useMayTranslate } from '../rights/use-rights.ts';
import { CardPicture } from './card-picture.tsx';
import { ImageField } from './image-field.tsx';

interface CardFormProps {
  readonly id: string;
  /** `null` if the card is not in the draft yet. */
  readonly entry: ShownEntry | null;
  /** What visitors see, in all languages. */
  readonly published: EntryContent | null;
  readonly change: EntryChange | null;
  readonly language: Language;
}

const NEW_CARD: CardContent = { kind: 'card', languages: {} };

export function CardForm({ id, entry, published, change: difference, language }: CardFormProps) {
  const store = useDraftStore();
  const revert = useRevert();
  const content = entry?.content.kind === 'card' ? entry.content : NEW_CARD;
  const fields = content.languages[language];
  const [isAuthor, mayTranslate] = [useHasRole('author'), useMayTranslate(language)];
  const [textsRole, restRole] = [useId(), useId()];
  const rest = readOnlyUnless(isAuthor, mayTranslate ? restRole : textsRole);
  const problems = useProblems({ id, content });
  const change = (next: CardContent) => store.change('card', id, next);
  const textOf = (field: 'title' | 'epigraph' | 'link') => ({
    label: fieldName(field),
    name: field,
    value: fields?.[field] ?? '',
    onChange: (value: string) => change(withCardField(content, language, field, value)),
    error: fieldError(problems, language, field),
  });

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
            <Button onPress={() => change((isAuthor ? withCardLanguage : withMissingCopied)(content, language))}>
              Write it in {languageName(language)}
            </Button>
          ) : (
            <NeedsLanguage language={language}>write it</NeedsLanguage>
          )}
        </Stack>
      ) : (
        <Grid gap={5} className="studio-card__columns">
          <Stack gap={3} shrinks className="studio-card__fields">
            <NeedsLanguage language={language} id={textsRole}>
              change these texts
            </NeedsLanguage>
            {(['title', 'epigraph'] as const).map((field) => (
              <BesideSource
                key={field}
                content={content}
                language={language}
                field={field}
                onDone={(done) => change(withSourcesNoted(content, language, done))}
              >
                {(describedBy) => (
                  <TextField
                    {...textOf(field)}
                    {...describedBy}
                    {...readOnlyUnless(mayTranslate, textsRole, describedBy['aria-describedby'])}
                    lang={language}
                    hint={KINDS.card.fields[field]?.place ?? ''}
                  />
                )}
              </BesideSource>
            ))}
            {mayTranslate ? (
              <NeedsRole needed="author" id={restRole}>
                Only authors can change link and image.
              </NeedsRole>
            ) : null}
            <TextField
              {...textOf('link')}
              {...rest}
              inputMode="url"
              hint="Such as /pricing/ or https://www.example.com/."
            />
            <ImageField
              value={fields.image}
              onChange={(value) => change(withCardField(content, language, 'image', value))}
              error={fieldError(problems, language, 'image')}
              {...rest}
            />
          </Stack>
          <CardPicture fields={fields} language={language} />
        </Grid>
      )}
    </Stack>
  );
}
