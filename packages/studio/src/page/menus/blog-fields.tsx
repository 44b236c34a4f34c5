/** The field for a blog source's address or format, or for the source of a place that shows posts. */

import type { BlogPlace } from '../../../../../src/content/place.ts';
import { settingWords } from '../../model/entry-types.ts';
import { Select } from '../controls/select.tsx';
import { Text } from '../kit/layout.tsx';
import { readOnlyUnless, useHasRole } from '../rights/use-rights.ts';
import { usePreviewPath } from '../routing/preview-path.ts';
import { FormatChoice } from './format-choice.tsx';
import { MENUS_ROLE, useMenus } from './menus-context.tsx';
import { SourceAddressField } from './source-address-field.tsx';

interface BlogFieldsProps {
  readonly place: string;
  readonly of: BlogPlace;
  readonly text: string;
  /** A sentence; `null` if nothing is wrong. */
  readonly error: string | null;
  readonly onChange: (text: string) => void;
}

export function BlogFields({ place, of: { kind }, text, error, onChange }: BlogFieldsProps) {
  const { language, sources } = useMenus();
  const isAuthor = useHasRole('author');
  const previewPath = usePreviewPath();
  // keep a removed source as an option while it is chosen
  const options = [...new Set([...sources, text])].map((value) => ({ value, label: value }));
  return (
    <>
      {kind === 'address' && (
        <SourceAddressField {...readOnlyUnless(isAuthor, MENUS_ROLE)} value={text} onChange={onChange} error={error} />
      )}
      {kind === 'format' && isAuthor && <FormatChoice text={text} onChange={onChange} />}
      {kind === 'choice' && isAuthor && (
        <Select label="Blog source" value={text} onChange={onChange} options={options} />
      )}
      {kind !== 'address' && !isAuthor && <p>{settingWords(place, text)}</p>}
      <Text size="small" tone="quiet">
        The{' '}
        <a href={previewPath({ lang: language })} target="_blank" rel="noreferrer">
          preview
        </a>{' '}
        shows the latest post once it has been read.
      </Text>
    </>
  );
}
