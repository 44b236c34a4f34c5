/** Rows of messages that the timeline can't show. */

import { Link } from 'react-aria-components';
import type { Language } from '../../../../../src/contract/language.ts';
import { messagePath } from '../../contract/pages.ts';
import { fieldName } from '../../model/entry-types.ts';
import { FilledText } from '../controls/filled-text.tsx';
import { languageNames } from '../names/language-names.ts';
import { look, Text } from '../primitives/layout.tsx';
import type { LanguageRows } from './language-rows.ts';
import { nameOf } from './message-rows.ts';
import type { UnreadableMessage } from './timeline-messages.ts';

export function LeftOut({ languages }: { readonly languages: readonly LanguageRows[] }) {
  const found = languages.flatMap(({ language, unreadable }) => unreadable.map((message) => ({ language, message })));
  const groups = Map.groupBy(found, ({ message }) => `${nameOf(message)} ${message.field}`);
  return (
    <ul>
      {[...groups].map(([key, group]) => {
        const [first] = group;
        return (
          first && <LeftOutRow key={key} message={first.message} languages={group.map(({ language }) => language)} />
        );
      })}
    </ul>
  );
}

interface LeftOutRowProps {
  readonly message: UnreadableMessage;
  readonly languages: readonly Language[];
}

function LeftOutRow({ message: { kind, id, title, field }, languages }: LeftOutRowProps) {
  return (
    <li className="studio-timeline__row">
      <span className="studio-timeline__label kit-size-small">
        <Link className={look({ truncates: true }, 'studio-timeline__title')} href={messagePath(kind, id)}>
          <FilledText text={title} />
        </Link>
      </span>
      <Text size="tiny" tone="caution" truncates className="studio-timeline__note">
        Left out: its {fieldName(field).toLowerCase()} cannot be read in {languageNames(languages)}.
      </Text>
    </li>
  );
}
