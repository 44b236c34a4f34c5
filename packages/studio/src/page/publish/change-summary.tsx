/** The changes that visitors will see, and when, by language. */

import type { Change } from '../../contract/api.ts';
import { formatMomentInUtc } from '../../contract/format-instant.ts';
import { languageName } from '../../contract/language-name.ts';
import { inTimeZone } from '../../contract/sentence.ts';
import { Details } from '../controls/details.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { look, Stack, Text } from '../primitives/layout.tsx';
import { changesByLanguage } from './changes-by-language.ts';

interface ChangeSummaryProps {
  readonly changes: readonly Change[];
  readonly timeZone: string;
  /** The heading level of languages. */
  readonly level?: 2 | 3 | 4;
  /** Such as `As soon as it is published`. */
  readonly immediately?: string;
}

/** With more changes than this, languages start collapsed. */
const MAX_CHANGES = 40;

export function ChangeSummary(props: ChangeSummaryProps) {
  const { changes, timeZone, level = 3, immediately = 'As soon as it is published' } = props;
  const Name = `h${level}` as const;
  return (
    <Stack as="ul" gap={4}>
      {changesByLanguage(changes).map(({ language, immediate, later }) => {
        const name = (
          <Name className={look({ size: 'body', weight: 'strong' }, 'studio-changes__name')}>
            {languageName(language)}
          </Name>
        );
        const times = (
          <dl>
            {immediate.length > 0 && <ChangesAt when={immediately} changes={immediate} timeZone={timeZone} />}
            {[...Map.groupBy(later, ({ at }) => at)].map(([at, group]) => (
              <ChangesAt
                key={at}
                when={formatMomentInUtc(Date.parse(at), timeZone)}
                changes={group}
                timeZone={timeZone}
              />
            ))}
          </dl>
        );
        return (
          <li key={language} className="studio-changes__language">
            {changes.length > MAX_CHANGES ? (
              <Details
                summaryClassName="studio-changes__summary"
                summary={
                  <>
                    {name}{' '}
                    <Text as="span" size="small" tone="quiet">
                      {immediate.length + later.length} changes
                    </Text>
                  </>
                }
              >
                {times}
              </Details>
            ) : (
              <>
                {name}
                {times}
              </>
            )}
          </li>
        );
      })}
    </Stack>
  );
}

interface ChangesAtProps {
  readonly when: string;
  readonly changes: readonly Change[];
  readonly timeZone: string;
}

function ChangesAt({ when, changes, timeZone }: ChangesAtProps) {
  return (
    <div className="studio-changes__time">
      <Text as="dt" size="small" weight="medium" tone="quiet">
        {when}
      </Text>
      {changes.map((change) => (
        <dd
          key={`${change.kind} ${change.id} ${change.text}`}
          className={look({ size: 'body' }, 'studio-changes__text')}
        >
          <FilledText text={inTimeZone(change, timeZone)} />
        </dd>
      ))}
    </div>
  );
}
