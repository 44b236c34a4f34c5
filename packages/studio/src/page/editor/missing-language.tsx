/** Shown for a language in which the message has not been written. */

import type { Language } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { Button } from '../controls/button.tsx';
import { Row, Stack, Text } from '../primitives/layout.tsx';
import { NeedsLanguage } from '../rights/needs-role.tsx';
import { useHasRole, useMayTranslate } from '../rights/use-rights.ts';

interface MissingLanguageProps {
  readonly language: Language;
  readonly present: readonly Language[];
  /** The language that translators copy; `null` if there are no texts yet. */
  readonly source: Language | null;
  readonly onWrite: () => void;
  readonly onCopy: (from: Language) => void;
}

export function MissingLanguage({ language, present, source, onWrite, onCopy }: MissingLanguageProps) {
  const name = languageName(language);
  const [isAuthor, mayTranslate] = [useHasRole('author'), useMayTranslate(language)];
  const copied = isAuthor ? present : present.filter((from) => mayTranslate && from === source);
  return (
    <Stack gap={3} align="center" surface="panel" centered className="studio-missing">
      <Text as="h2" size="large">
        Not shown in {name}
      </Text>
      {mayTranslate ? (
        <Text tone="quiet">
          {isAuthor ? `Write the message in ${name}, or start with a copy.` : 'Start with a copy, and translate it.'}
        </Text>
      ) : (
        <NeedsLanguage language={language}>add it</NeedsLanguage>
      )}
      <Row gap={3} justify="center">
        {isAuthor ? (
          <Button look="primary" onPress={onWrite}>
            Write in {name}
          </Button>
        ) : null}
        {copied.map((from) => (
          <Button key={from} onPress={() => onCopy(from)}>
            Copy {languageName(from)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
