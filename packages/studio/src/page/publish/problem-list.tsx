/** Lists problems, each with a link to its field. */

import { Link } from 'react-aria-components';
import type { Problem } from '../../contract/api.ts';
import { isMessageContent } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { fieldLabel, KINDS } from '../../model/entry-types.ts';
import { FilledText } from '../controls/filled-text.tsx';
import { useEntries } from '../data/draft-provider.tsx';
import { useMenuFiles } from '../data/use-menu-files.ts';
import { entryTitle, fieldPath } from '../names/entry-names.ts';
import { Row, Text } from '../primitives/layout.tsx';
import { PLACES } from './missing.ts';
import { titleOf as entryTitleOf } from './pending-entries.ts';

/** Problems of the selection as a whole. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  const entries = useEntries();
  const menus = useMenuFiles().data ?? null;
  const titleOf = ({ kind, id, language }: Problem) => {
    const entry = entries.find((candidate) => candidate.kind === kind && candidate.id === id);
    if (!entry) return KINDS[kind].name;
    const { content } = entry;
    return `“${isMessageContent(content) ? entryTitle(content, language) : entryTitleOf({ kind, id }, content, menus)}”`;
  };
  return (
    <Text
      as="section"
      id={PLACES.problems}
      tabIndex={-1}
      inset="large"
      surface="bad"
      aria-labelledby="studio-problems-title"
    >
      <Text id="studio-problems-title" as="h2" size="body">
        {problems.length === 1 ? 'Fix one thing first' : `Fix ${problems.length} things first`}
      </Text>
      <ProblemLines problems={problems} titleOf={titleOf} />
    </Text>
  );
}

interface ProblemLinesProps {
  readonly problems: readonly Problem[];
  /** `null` if the language is enough. */
  readonly titleOf: (problem: Problem) => string | null;
}

export function ProblemLines({ problems, titleOf }: ProblemLinesProps) {
  const sentences = Map.groupBy(problems, ({ kind, id, field, reason }) =>
    [kind, id, field === null ? reason : `${fieldLabel({ kind, id }, field)} ${reason}`].join('\n'),
  );
  return problems.length === 0 ? null : (
    <ul>
      {[...sentences].map(([key, group]) => (
        <Row key={key} as="li" gap={3} rows={0} className="studio-problems__problem">
          <span>{key.split('\n').at(-1)}</span>
          {group.map((problem) => {
            const { kind, id, language, field } = problem;
            return (
              <span key={language} className="studio-problems__where">
                <Link href={fieldPath(kind, id, language, field)}>
                  <FilledText
                    text={[titleOf(problem), language && languageName(language)].filter(Boolean).join(', ')}
                  />
                </Link>
              </span>
            );
          })}
        </Row>
      ))}
    </ul>
  );
}
