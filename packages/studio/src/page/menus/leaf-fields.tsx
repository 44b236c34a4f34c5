/** The fields of a link or text, with their source or the other languages beside them. */

import { type ReactNode, useMemo } from 'react';
import { blogPlace, formatPlace } from '../../../../../src/content/place.ts';
import { settingAt } from '../../../../../src/content/site-settings.ts';
import { ownValue } from '../../../../../src/contract/own-value.ts';
import type { Problem } from '../../contract/api.ts';
import { languageName } from '../../contract/language-name.ts';
import type { MenuLeaf } from '../../entries/menu-node.ts';
import { type MenuFields, withFileTexts } from '../../entries/menu-texts.ts';
import { sourceLanguage, withSourcesNoted, withText } from '../../entries/translation.ts';
import type { TextField as TextName } from '../../fields/fields.ts';
import { choiceIn, fieldName, languageOf } from '../../model/entry-types.ts';
import { ConflictPanel } from '../conflict/conflict-panel.tsx';
import { Button } from '../controls/button.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { TextField } from '../controls/text-field.tsx';
import { useSession } from '../data/draft-provider.tsx';
import { fieldError } from '../entries/field-error.ts';
import { EMPTY_CONTENTS, editedFields } from '../entries/menu-fields.ts';
import { resolvedLink } from '../entries/resolved-link.ts';
import { ChoiceField } from '../form/choice-field.tsx';
import { BesideSource } from '../kit/beside-source.tsx';
import { Grid, Row, Stack, Text } from '../kit/layout.tsx';
import { readOnlyUnless, useHasRole, useMayTranslate } from '../rights/use-rights.ts';
import { BlogFields } from './blog-fields.tsx';
import { MENUS_ROLE, useMenus } from './menus-context.tsx';
import { OWN_DRAWING } from './new-member.ts';
import { OtherLanguages } from './other-languages.tsx';
import { SiteSettingField } from './site-setting-field.tsx';
import type { MenuValue } from './use-menu-value.ts';

interface LeafFieldsProps {
  readonly leaf: MenuLeaf;
  readonly group: string;
  readonly value: MenuValue;
  /** Problems in the language. */
  readonly problems: readonly Problem[];
  /** Why the text does not fit a phone; `null` if it does. */
  readonly tooWide: string | null;
}

export function LeafFields({ leaf, group, value, problems, tooWide }: LeafFieldsProps) {
  const { kind, place, hasDescription } = leaf;
  const { files, edits, language: shownLanguage, alsoIn } = useMenus();
  const language = languageOf(place, shownLanguage);
  const { setting } = settingAt(place) ?? {};
  const { brand } = useSession();
  const [isAuthor, mayTranslate] = [useHasRole('author'), useMayTranslate(language)];
  const { entry, fields, state } = value;
  const choice = choiceIn(place);
  const ofBlog = blogPlace(place);
  const shown = useMemo(
    () => withFileTexts(entry?.content ?? EMPTY_CONTENTS[kind], place, files),
    [entry, kind, place, files],
  );
  const from = sourceLanguage(shown);
  const source = setting || from === language ? null : from;
  const set = (next: MenuFields | null) => edits.edit([{ kind, place, language, fields: next }]);
  const removeSource = (name: string) => {
    const places = [place, formatPlace(name)];
    edits.edit(
      places.map((one) => ({ kind: 'text', place: one, language, fields: null })),
      `“${name}” was removed in ${languageName(language)}.`,
    );
  };
  const field = (name: string) => ({
    label: fieldName(name),
    name,
    value: ownValue(fields, name) ?? '',
    error: fieldError(problems, language, name),
  });
  const put = (content: typeof shown) => set(editedFields(content, language));
  const translated = (name: TextName, hint: ReactNode) => (
    <BesideSource
      content={shown}
      language={language}
      field={name}
      onDone={(done) => put(withSourcesNoted(shown, language, done))}
    >
      {(describedBy) => (
        <TextField
          {...field(name)}
          {...describedBy}
          {...readOnlyUnless(mayTranslate, MENUS_ROLE, describedBy['aria-describedby'])}
          onChange={(text) => put(withText(shown, language, name, text))}
          lang={language}
          hint={hint}
        />
      )}
    </BesideSource>
  );
  const warning =
    tooWide === null ? undefined : (
      <Text as="span" tone="caution">
        On a phone, it {tooWide}.
      </Text>
    );
  const others = alsoIn(place, group);
  const url = resolvedLink(fields.link ?? '', brand);
  return (
    <Stack gap={3} breaks className="studio-menu-fields">
      {entry?.saving === 'conflict' && <ConflictPanel entry={entry} />}
      <Grid gap={5} className="studio-menu-fields__columns" data-beside={source !== null}>
        <Stack gap={2} shrinks {...(kind === 'text' && { 'data-field': 'text' })}>
          {setting ? (
            <SiteSettingField
              setting={setting}
              text={fields.text ?? ''}
              error={fieldError(problems, language, 'text')}
              isReadOnly={!isAuthor}
              onChange={(text) => set({ text })}
            />
          ) : ofBlog ? (
            <BlogFields
              place={place}
              of={ofBlog}
              text={fields.text ?? ''}
              error={fieldError(problems, language, 'text')}
              onChange={(text) => set({ text })}
            />
          ) : kind === 'text' ? (
            translated('text', warning)
          ) : (
            <>
              {translated('name', warning)}
              {hasDescription && translated('description', 'Below the name. It may be empty.')}
              <TextField
                {...field('link')}
                {...readOnlyUnless(isAuthor, MENUS_ROLE)}
                onChange={(link) => set({ ...fields, link })}
                inputMode="url"
                hint={
                  url === null ? (
                    'A path such as /pricing/, or an https address.'
                  ) : (
                    <>
                      Leads to{' '}
                      <a href={url} target="_blank" rel="noreferrer">
                        {url}
                      </a>
                    </>
                  )
                }
              />
              {choice && (
                <ChoiceField
                  {...choice}
                  none={OWN_DRAWING}
                  value={fields[choice.field] ?? ''}
                  onChange={(chosen) => set({ ...fields, [choice.field]: chosen })}
                  isReadOnly={!isAuthor}
                />
              )}
            </>
          )}
        </Stack>
        {!setting && <OtherLanguages kind={kind} place={place} source={source} />}
      </Grid>
      <Row gap={4} rows={2} justify="between" size="small" tone="quiet" className="studio-menu-fields__state">
        <p>
          {setting && 'In all languages. '}
          {STATES[state]}
          {others.length > 0 && <FilledText text={` Also in: ${others.join('; ')}.`} />}
        </p>
        {isAuthor && (state === 'changed' || (setting && setting !== 'home' && state === 'new')) && (
          <Button size="small" onPress={() => set(null)}>
            {state === 'new' ? 'Reset' : 'Reset to the original'}
            {!setting && <span className="studio-visually-hidden"> in {languageName(language)}</span>}
          </Button>
        )}
        {isAuthor && state === 'new' && ofBlog?.kind === 'address' && (
          <Button size="small" onPress={() => removeSource(ofBlog.name)}>
            Remove
            <span className="studio-visually-hidden"> in {languageName(language)}</span>
          </Button>
        )}
      </Row>
    </Stack>
  );
}

const STATES: Readonly<Record<MenuValue['state'], string>> = {
  'as-files': 'The original.',
  changed: 'Changed here.',
  new: 'Added here.',
};
