/** Copies a message to other languages. */

import { useState } from 'react';
import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { LanguageBoxes } from '../controls/language-boxes.tsx';

interface CopyDialogProps {
  readonly from: Language;
  readonly present: readonly Language[];
  readonly onCopy: (to: readonly Language[]) => void;
  readonly onClose: () => void;
}

export function CopyDialog({ from, present, onCopy, onClose }: CopyDialogProps) {
  const others = LANGUAGES.filter((language) => language !== from);
  const [chosen, setChosen] = useState<readonly Language[]>(others.filter((language) => !present.includes(language)));
  return (
    <Dialog
      title={`Copy ${languageName(from)} to other languages`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" isDisabled={chosen.length === 0} onPress={() => onCopy(chosen)}>
            Copy
          </Button>
        </>
      }
    >
      <p>
        Copies are marked as not translated until their texts differ. Links to your site get each language’s prefix,
        such as /de/.
      </p>
      <LanguageBoxes
        label="To"
        languages={others}
        chosen={chosen}
        onChange={setChosen}
        note={(language) => (present.includes(language) ? ' – replaces what is there' : null)}
      />
    </Dialog>
  );
}
