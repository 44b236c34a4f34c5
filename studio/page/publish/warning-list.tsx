/** Lists warnings that have to be acknowledged: new ones one by one, known ones and many of a kind together. */

import type { ReactNode } from 'react';
import type { Warning } from '../../contract/api.ts';
import { languageName } from '../../contract/language-name.ts';
import { Badge } from '../controls/badge.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { inTimeZone } from '../time/moments-in-text.ts';
import { useTimeZone } from '../time/time-zone.ts';

const NAMES: Readonly<Record<Warning['warning'], string>> = {
  overlap: 'Overlap',
  gap: 'Gap',
  'language-missing': 'Language missing',
  'link-broken': 'Broken link',
  long: 'Long text',
  'site-unknown': 'Unknown site',
};

/** If a kind has more new warnings than this, they are acknowledged together. */
const MOST_SINGLE = 10;

/** Longer groups are collapsed. */
const MOST_SHOWN = 20;

interface WarningListProps {
  readonly warnings: readonly Warning[];
  /** The keys of warnings that the latest version has too. */
  readonly known: ReadonlySet<string>;
  /** The version that has them. */
  readonly since: number;
  readonly acknowledged: ReadonlySet<string>;
  readonly onChange: (acknowledged: ReadonlySet<string>) => void;
}

export function WarningList({ warnings, known, since, acknowledged, onChange }: WarningListProps) {
  const old = warnings.filter(({ key }) => known.has(key));
  const byKind = [
    ...Map.groupBy(
      warnings.filter(({ key }) => !known.has(key)),
      ({ warning }) => warning,
    ),
  ];
  const fresh = byKind.flatMap(([, group]) => (group.length > MOST_SINGLE ? [] : group));
  const many = byKind.filter(([, group]) => group.length > MOST_SINGLE);
  function acknowledge(changed: readonly Warning[], isAcknowledged: boolean) {
    const keys = new Set(changed.map(({ key }) => key));
    const others = [...acknowledged].filter((key) => !keys.has(key));
    onChange(new Set(isAcknowledged ? [...others, ...keys] : others));
  }
  return (
    <section className="studio-warnings" aria-labelledby="studio-warnings-title">
      <h2 id="studio-warnings-title" className="studio-publish__title">
        Before you publish
      </h2>
      <p className="studio-warnings__lead">Tick each warning once you have looked at it.</p>
      {fresh.length > 0 && (
        <ul className="studio-warnings__list studio-panel">
          {fresh.map((warning) => (
            <li key={warning.key} className="studio-warnings__warning">
              <Checkbox
                isSelected={acknowledged.has(warning.key)}
                onChange={(isSelected) => acknowledge([warning], isSelected)}
              >
                <WarningText warning={warning} />
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      {many.map(([kind, group]) => (
        <WarningGroup
          key={kind}
          title={
            <>
              <Badge tone="caution">{NAMES[kind]}</Badge> {group.length} warnings
            </>
          }
          warnings={group}
          acknowledged={acknowledged}
          onChange={acknowledge}
        />
      ))}
      {old.length > 0 && (
        <WarningGroup
          title={`${old.length === 1 ? 'This was' : `These ${old.length} were`} so in version ${since} already`}
          warnings={old}
          acknowledged={acknowledged}
          onChange={acknowledge}
        />
      )}
    </section>
  );
}

interface WarningGroupProps extends Pick<WarningListProps, 'warnings' | 'acknowledged'> {
  readonly title: ReactNode;
  readonly onChange: (warnings: readonly Warning[], isAcknowledged: boolean) => void;
}

/** Warnings that are acknowledged together. */
function WarningGroup({ title, warnings, acknowledged, onChange }: WarningGroupProps) {
  const list = (
    <ul className="studio-warnings__old">
      {warnings.map((warning) => (
        <li key={warning.key} className="studio-warnings__warning">
          <WarningText warning={warning} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="studio-warnings__list studio-panel">
      <Checkbox
        isSelected={warnings.every(({ key }) => acknowledged.has(key))}
        onChange={(isSelected) => onChange(warnings, isSelected)}
      >
        <span className="studio-warnings__known">{title}</span>
      </Checkbox>
      {warnings.length > MOST_SHOWN ? (
        <details className="studio-warnings__details">
          <summary>Show them</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  );
}

function WarningText({ warning: { warning, language, text } }: { readonly warning: Warning }) {
  const timeZone = useTimeZone();
  return (
    <>
      <span className="studio-warnings__kind">
        <Badge tone="caution">{NAMES[warning]}</Badge>
        {language !== null && <span>{languageName(language)}</span>}
      </span>
      <span className="studio-warnings__text">{inTimeZone(text, timeZone)}</span>
    </>
  );
}
