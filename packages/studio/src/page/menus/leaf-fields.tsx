/** The fields of a link or text, with their source or the other languages beside them. */

import { blogPlace, formatPlace } from '../../../../../src/content/place.ts';
import { settingAt } from '../../../../../src/content/site-settings.ts';
import type { Problem } from '../../contract/api.ts';
import { languageName } from '../../contract/language-name.ts';
import type { MenuLeaf } from '../../entries/menu-node.ts';
import type { MenuFields } from '../../entries/menu-texts.ts';
import { sourceLanguage } from '../../entries/translation.ts';
import { fieldNames, fieldOf, languageOf } from '../../model/entry-types.ts';
import { ConflictPanel } from '../conflict/conflict-panel.tsx';
import { Button } from '../controls/button.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { EntryField } from '../form/entry-field.tsx';
import { EntryForm, useForm } from '../form/entry-form.tsx';
import { EntryHistory } from '../history/entry-history.tsx';
import { Grid, Row, Stack, Text } from '../primitives/layout.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { usePreviewPath } from '../routing/preview-path.ts';
import { blogChoices } from './blog-choices.ts';
import { MENUS_ROLE, useMenus } from './menus-context.tsx';
import { OWN_DRAWING } from './new-member.ts';
import { OtherLanguages } from './other-languages.tsx';
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
  const { kind, place } = leaf;
  const { files, edit, language: shownLanguage, alsoIn, nameOf } = useMenus();
  const language = languageOf(place, shownLanguage);
  const { setting } = settingAt(place) ?? {};
  const isAuthor = useHasRole('author');
  const { entry, state } = value;
  const ofBlog = blogPlace(place);
  const others = alsoIn(place, group);
  const reset = () => edit([{ kind, place, language, fields: null }]);
  const removeSource = (name: string) => {
    const places = [place, formatPlace(name)];
    edit(
      places.map((one) => ({ kind: 'text', place: one, language, fields: null })),
      `“${name}” was removed in ${languageName(language)}.`,
    );
  };
  return (
    <Stack gap={3} breaks className="studio-menu-fields">
      {entry?.saving === 'conflict' && <ConflictPanel entry={entry} />}
      <EntryForm
        kind={kind}
        id={place}
        language={language}
        content={entry?.content ?? null}
        problems={problems}
        files={files}
      >
        <Columns leaf={leaf} fields={value.fields} tooWide={tooWide} />
      </EntryForm>
      <Row gap={4} rows={2} justify="between" size="small" tone="quiet" className="studio-menu-fields__state">
        <p>
          {setting && 'In all languages. '}
          {STATES[state]}
          {others.length > 0 && <FilledText text={` Also in: ${others.join('; ')}.`} />}
        </p>
        <Row gap={2} justify="end">
          {entry && <EntryHistory kind={kind} id={place} title={nameOf(leaf)} size="small" look="quiet" />}
          {isAuthor && (state === 'changed' || (setting && setting !== 'home' && state === 'new')) && (
            <Button size="small" onPress={reset}>
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
      </Row>
    </Stack>
  );
}

interface ColumnsProps extends Pick<LeafFieldsProps, 'leaf' | 'tooWide'> {
  readonly fields: MenuFields;
}

function Columns({ leaf: { kind, place, hasDescription }, fields, tooWide }: ColumnsProps) {
  const { entry, language, content } = useForm();
  const menus = useMenus();
  const previewPath = usePreviewPath();
  const ofBlog = blogPlace(place);
  const isSetting = settingAt(place) !== null;
  const from = isSetting ? null : sourceLanguage(content);
  const source = from === language ? null : from;
  const warning = tooWide === null ? null : `On a phone, it ${tooWide}.`;
  const shown = fieldNames(entry).filter((name) => name !== 'description' || hasDescription);
  return (
    <Grid gap={5} className="studio-menu-fields__columns" data-beside={source !== null}>
      <Stack gap={2} shrinks>
        {shown.map((name) => {
          const { options } = fieldOf(entry, name)?.type ?? {};
          return (
            <EntryField
              key={name}
              name={name}
              reason={MENUS_ROLE}
              {...((name === 'name' || name === 'text') && { warning })}
              {...(name === 'description' && { hint: 'Below the name. It may be empty.' })}
              {...(kind === 'link' && options && { options, other: OWN_DRAWING })}
              {...(ofBlog && blogChoices(ofBlog.kind, fields.text ?? '', menus))}
            />
          );
        })}
        {ofBlog && (
          <Text size="small" tone="quiet">
            The{' '}
            <a href={previewPath({ lang: menus.language })} target="_blank" rel="noreferrer">
              preview
            </a>{' '}
            shows the latest post once it has been read.
          </Text>
        )}
      </Stack>
      {!isSetting && <OtherLanguages kind={kind} place={place} source={source} />}
    </Grid>
  );
}

const STATES: Readonly<Record<MenuValue['state'], string>> = {
  'as-files': 'The original.',
  changed: 'Changed here.',
  new: 'Added here.',
};
