/** Copies several entries' source to languages that lack texts, for translation. */

import { useState } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import { withMissingCopied } from '../../entries/translation.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { LanguageBoxes } from '../controls/language-boxes.tsx';
import { useEdit } from '../kit/use-edit.ts';
import { languageNames } from '../names/language-names.ts';
import { useRights } from '../rights/use-rights.ts';
import { changeOf, type TranslationRow } from './translation-rows.ts';

interface CopyMissingProps {
  readonly rows: readonly TranslationRow[];
  /** The table's language; `null` for all. */
  readonly language: Language | null;
  readonly onClose: (isDone: boolean) => void;
}

export function CopyMissing({ rows, language, onClose }: CopyMissingProps) {
  const edit = useEdit();
  const { texts } = useRights();
  const lacking = (name: Language) => rows.filter(({ cells }) => (cells[name]?.counts.missing ?? 0) > 0);
  const options = texts.filter((name) => lacking(name).length > 0);
  const [chosen, setChosen] = useState<readonly Language[]>(
    options.filter((name) => language === null || name === language),
  );

  function copy() {
    const changed = rows.flatMap((row) => {
      const { content, cells } = row;
      const after = chosen.reduce((next, name) => (cells[name] ? withMissingCopied(next, name) : next), content);
      return after === content ? [] : [changeOf(row, after)];
    });
    const what = changed.length === 1 ? '1 entry was' : `${changed.length} entries were`;
    edit(changed, `The source of ${what} copied to ${languageNames(chosen)}.`);
    onClose(true);
  }

  return (
    <Dialog
      title="Copy the source to other languages"
      isOpen
      onClose={() => onClose(false)}
      actions={
        <>
          <Button onPress={() => onClose(false)}>Cancel</Button>
          <Button look="primary" isDisabled={chosen.length === 0} onPress={copy}>
            Copy
          </Button>
        </>
      }
    >
      <p>Fills in missing texts, which count as “Same as source” until they are translated. Other texts stay.</p>
      {options.length === 0 ? <p>Nothing is missing in what you have ticked.</p> : null}
      <LanguageBoxes
        label="To"
        languages={options}
        chosen={chosen}
        onChange={setChosen}
        note={(name) => ` – missing in ${lacking(name).length}`}
      />
    </Dialog>
  );
}
