/** Shows what someone else has saved in a card, and lets the person choose. */

import { LANGUAGES } from '../../../src/contract/language.ts';
import type { CardFields } from '../../contract/draft.ts';
import { Button } from '../controls/button.tsx';
import { Notice } from '../controls/notice.tsx';
import { useDraftStore } from '../data/draft-provider.tsx';
import type { ShownEntry } from '../data/draft-state.ts';
import { fieldName } from '../publish/entry-words.ts';
import { languageName } from '../timeline/language-name.ts';

export function CardConflict({ entry: { id, content, theirs } }: { readonly entry: ShownEntry }) {
  const store = useDraftStore();
  const { languages } = content;
  const differences = LANGUAGES.flatMap((language) => {
    const [mine, other] = [languages[language], theirs?.content.languages[language]] as [CardFields?, CardFields?];
    return FIELDS.filter((field) => mine?.[field] !== other?.[field]).map((field) => ({
      language,
      field,
      mine: mine?.[field] || 'nothing',
      theirs: other?.[field] || 'nothing',
    }));
  });
  const who = theirs?.changedBy ?? 'Someone else';
  return (
    <div role="alert">
      <Notice
        tone="caution"
        title={theirs ? `${who} has changed this card too` : `${who} has deleted this card`}
        actions={
          <>
            <Button onPress={() => store.resolve('card', id, content)}>Keep mine</Button>
            <Button onPress={() => store.resolve('card', id, theirs?.content ?? null)}>Take theirs</Button>
          </>
        }
      >
        <ul className="studio-card-conflict">
          {differences.map(({ language, field, mine, theirs: other }) => (
            <li key={`${language} ${field}`}>
              {fieldName(field)}, {languageName(language)}: yours is “{mine}”, theirs is “{other}”.
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

const FIELDS = ['epigraph', 'title', 'link', 'image'] as const;
