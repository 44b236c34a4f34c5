/** Fields of an entry, with notes on who may change them. */

import { useId } from 'react';
import type { FieldName } from '../../fields/fields.ts';
import { fieldOf } from '../../model/entry-types.ts';
import { NeedsLanguage, NeedsRole } from '../rights/needs-role.tsx';
import { useMayTranslate } from '../rights/use-rights.ts';
import { EntryField } from './entry-field.tsx';
import { useForm } from './entry-form.tsx';

interface EntryFieldsProps {
  readonly names: readonly FieldName[];
  /** What translators can't change: `the link`. */
  readonly rest: string;
}

export function EntryFields({ names, rest }: EntryFieldsProps) {
  const { entry, language } = useForm();
  const mayTranslate = useMayTranslate(language);
  const [ofTexts, ofRest] = [useId(), useId()];
  return (
    <>
      <NeedsLanguage language={language} id={ofTexts}>
        change these texts
      </NeedsLanguage>
      {names.map((name) => {
        const isText = fieldOf(entry, name)?.type.isTranslated;
        return <EntryField key={name} name={name} reason={isText || !mayTranslate ? ofTexts : ofRest} />;
      })}
      {mayTranslate ? (
        <NeedsRole needed="author" id={ofRest}>
          {`Only authors can change ${rest}.`}
        </NeedsRole>
      ) : null}
    </>
  );
}
