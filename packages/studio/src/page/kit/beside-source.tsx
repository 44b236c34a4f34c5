/** Shows a text's source beside its translation's field, and how the source has changed since. */

import { diffWords } from 'diff';
import { type ReactNode, useId, useMemo } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import type { EntryContent } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { textIn } from '../../contract/text-in.ts';
import { sourceLanguage, translatedTexts } from '../../entries/translation.ts';
import type { TextField } from '../../fields/fields.ts';
import { fieldName } from '../../model/entry-types.ts';
import { Button } from '../controls/button.tsx';
import { Grid, Row, Stack, Text } from '../primitives/layout.tsx';
import { useMayTranslate } from '../rights/use-rights.ts';
import { StatusBadge } from './status-badge.tsx';

interface BesideSourceProps {
  readonly content: EntryContent;
  readonly language: Language;
  readonly field: TextField;
  /** Called when the person confirms the translation of these fields. */
  readonly onDone: (fields: readonly TextField[]) => void;
  /** Renders the field, which stays alone if there is no source to show. */
  readonly children: (describedBy: { readonly 'aria-describedby'?: string }) => ReactNode;
}

export function BesideSource({ content, language, field, onDone, children }: BesideSourceProps) {
  const id = useId();
  const mayTranslate = useMayTranslate(language);
  const from = sourceLanguage(content);
  const text = translatedTexts(content, language).find((one) => one.field === field);
  if (from === null || text === undefined) return children({});
  const { status, source, was } = text;
  return (
    <Grid gap={4} rows={2} className="studio-beside">
      <Stack gap={2} align="start" shrinks className="studio-beside__source">
        <Text as="div" full id={id}>
          <Row as="p" gap={2} align="baseline" justify="between" oneLine below={1}>
            <Text as="span" size="body" tone="quiet">
              {languageName(from)}
            </Text>{' '}
            <StatusBadge status={status} />
          </Row>
          <Text surface="sunken" lines breaks className="studio-beside__text" {...textIn(from)}>
            {status === 'changed' && was !== null ? <Difference was={was} now={source} language={from} /> : source}
          </Text>
        </Text>
        {mayTranslate && (status === 'changed' || status === 'same') ? (
          <Button size="small" onPress={() => onDone([field])}>
            {status === 'changed' ? 'The translation still fits' : 'Keep it the same'}
            <span className="studio-visually-hidden"> ({fieldName(field)})</span>
          </Button>
        ) : null}
      </Stack>
      {children({ 'aria-describedby': id })}
    </Grid>
  );
}

interface DifferenceProps {
  readonly was: string;
  readonly now: string;
  readonly language: Language;
}

function Difference({ was, now, language }: DifferenceProps) {
  const parts = useMemo(() => {
    // Japanese has no spaces between words
    const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' });
    return diffWords(was, now, { intlSegmenter });
  }, [was, now, language]);
  return parts.map(({ value, added, removed }, index) => {
    const Element = added ? 'ins' : removed ? 'del' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name
    return <Element key={index}>{value}</Element>;
  });
}
