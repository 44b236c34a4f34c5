/** Offers to mark all texts of a language as translated, if several need a check. */

import type { Language } from '../../../../../src/contract/language.ts';
import type { EntryContent } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { translatedTexts } from '../../entries/translation.ts';
import type { TextField } from '../../fields/fields.ts';
import { Button } from '../controls/button.tsx';
import { Row } from '../primitives/layout.tsx';
import { useMayTranslate } from '../rights/use-rights.ts';

interface TranslationStateProps {
  readonly content: EntryContent;
  readonly language: Language;
  readonly onDone: (fields: readonly TextField[]) => void;
}

export function TranslationState({ content, language, onDone }: TranslationStateProps) {
  const open = translatedTexts(content, language).filter(({ status }) => status === 'same' || status === 'changed');
  if (!useMayTranslate(language) || open.length < 2) return null;
  return (
    <Row gap={4} rows={2} justify="between" inset="small" surface="caution" size="body" tone="caution">
      <span>{open.length} texts to translate or check</span>
      <Button size="small" onPress={() => onDone(open.map(({ field }) => field))}>
        Mark {languageName(language)} as done
      </Button>
    </Row>
  );
}
