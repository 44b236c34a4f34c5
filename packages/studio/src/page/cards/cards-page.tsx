/** The page “Cards”: the featured cards of the menus, by language. */

import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { type EntryName, entryKey } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { EntryComments } from '../comments/entry-comments.tsx';
import { ButtonLink } from '../controls/button.tsx';
import { Tabs } from '../controls/tabs.tsx';
import { useEntry, useSession } from '../data/draft-provider.tsx';
import { useChange, usePublished } from '../data/use-changed.ts';
import { nameOf } from '../entries/card-name.ts';
import { Empty } from '../kit/empty.tsx';
import { PageHeading } from '../kit/page-heading.tsx';
import { UndoButtons } from '../kit/undo-buttons.tsx';
import { Stack } from '../primitives/layout.tsx';
import { useMayTranslate } from '../rights/use-rights.ts';
import { useNamedField } from '../routing/focus-field.ts';
import { useParameter } from '../routing/navigation.tsx';
import { usePreviewPath } from '../routing/preview-path.ts';
import { CardForm } from './card-form.tsx';

const TABS = LANGUAGES.map((id) => ({ id, label: languageName(id) }));

export function CardsPage() {
  const { cards } = useSession();
  const [parameter, setLanguage] = useParameter('language');
  const language = LANGUAGES.find((name) => name === parameter) ?? DEFAULT_LANGUAGE;
  const shown = cards.filter(({ languages }) => languages.includes(language));
  const previewPath = usePreviewPath();
  const mayTranslate = useMayTranslate(language);
  useNamedField();
  return (
    <>
      <PageHeading
        title="Cards"
        actions={
          <>
            {mayTranslate && <UndoButtons isOfPage={isCard} language={language} onLanguage={setLanguage} />}
            <ButtonLink href={previewPath({ lang: language })}>Preview in {languageName(language)}</ButtonLink>
          </>
        }
      >
        The featured cards in the menus. Every change is saved as you type, and visitors see it once it is published.
      </PageHeading>
      <Tabs label="Language" tabs={TABS} selected={language} onSelect={setLanguage}>
        {shown.length === 0 ? (
          <Empty title={`No cards in ${languageName(language)}`} text="The menus of this language show none." />
        ) : (
          <Stack gap={5}>
            {shown.map(({ id }) => (
              <CardOf key={`${language} ${id}`} id={id} language={language} />
            ))}
          </Stack>
        )}
      </Tabs>
      <EntryComments
        isAbout={({ kind }) => kind === 'card'}
        subjects={shown.map(({ id }) => ({ kind: 'card', id }))}
        nameOf={({ id }) => `“${nameOf(id)}”`}
        language={language}
      />
    </>
  );
}

function isCard({ kind }: EntryName): boolean {
  return kind === 'card';
}

function CardOf({ id, language }: { readonly id: string; readonly language: Language }) {
  const key = entryKey({ kind: 'card', id });
  const published = usePublished()?.get(key) ?? null;
  const change = useChange({ kind: 'card', id });
  return <CardForm id={id} entry={useEntry('card', id)} published={published} change={change} language={language} />;
}
