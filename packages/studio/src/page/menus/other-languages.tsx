/** The same text in the other languages. */

import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { textIn } from '../../contract/text-in.ts';
import { fileFields } from '../../entries/menu-texts.ts';
import { settingWords } from '../../model/entry-types.ts';
import { FilledText } from '../controls/filled-text.tsx';
import { useEntry } from '../data/draft-provider.tsx';
import { editedFields, type MenuKind } from '../entries/menu-fields.ts';
import { Row, Text } from '../primitives/layout.tsx';
import { useMenus } from './menus-context.tsx';

interface OtherLanguagesProps {
  readonly kind: MenuKind;
  readonly place: string;
  /** The language already shown beside the fields; `null` without one. */
  readonly source: Language | null;
}

export function OtherLanguages({ kind, place, source }: OtherLanguagesProps) {
  const { files, language } = useMenus();
  const content = useEntry(kind, place)?.content;
  const texts = LANGUAGES.filter((other) => other !== language && other !== source).map((other) => {
    const fields = editedFields(content, other) ?? fileFields(files, kind, place, other);
    return { other, texts: [fields?.name ?? fields?.text ?? null, fields?.description || null] as const };
  });
  return (
    <dl className="studio-menu-others" aria-label="Other languages">
      {texts.map(({ other, texts: [text, description] }) => (
        <Row key={other} gap={2} rows={0}>
          <Text as="dt" rigid tone="quiet" className="studio-menu-others__name">
            {languageName(other)}
          </Text>
          <Text as="dd" grows="wide" breaks>
            {text === null ? (
              <Text as="span" tone="quiet">
                Not shown
              </Text>
            ) : (
              <span {...textIn(other)}>
                <FilledText text={settingWords(place, text)} />
                {description !== null && (
                  <Text as="span" block tone="quiet">
                    <FilledText text={description} />
                  </Text>
                )}
              </span>
            )}
          </Text>
        </Row>
      ))}
    </dl>
  );
}
