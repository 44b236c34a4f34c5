/** Copies a message to other languages. */

import { useState } from 'react';
import { LANGUAGES, type Language } from '../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { Button } from '../controls/button.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { Dialog } from '../controls/dialog.tsx';

interface CopyDialogProps {
  readonly from: Language;
  /** The languages that the message has. */
  readonly present: readonly Language[];
  readonly onCopy: (to: readonly Language[]) => void;
  readonly onClose: () => void;
}

export function CopyDialog({ from, present, onCopy, onClose }: CopyDialogProps) {
  const others = LANGUAGES.filter((language) => language !== from);
  const [chosen, setChosen] = useState<readonly Language[]>(others.filter((language) => !present.includes(language)));
  const choose = (language: Language, isSelected: boolean) =>
    setChosen(isSelected ? [...chosen, language] : chosen.filter((other) => other !== language));
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
        Copies are marked as not translated until their texts differ. Links to the site get the prefix of each language,
        such as /de/.
      </p>
      <fieldset className="studio-fieldset">
        <legend className="studio-field__label">To</legend>
        <div className="studio-stack studio-fieldset__rows">
          {others.map((language) => (
            <Checkbox
              key={language}
              isSelected={chosen.includes(language)}
              onChange={(isSelected) => choose(language, isSelected)}
            >
              {languageName(language)}
              {present.includes(language) ? <span className="studio-quiet"> – replaces what is there</span> : null}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </Dialog>
  );
}
