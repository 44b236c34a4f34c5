/** Lists warnings that have to be acknowledged before the draft is published: new ones one by one, known ones together. */

import type { Warning } from '../../contract/api.ts';
import { Badge } from '../controls/badge.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { languageName } from '../words/language-name.ts';

const NAMES: Readonly<Record<Warning['warning'], string>> = {
  expired: 'Over',
  overlap: 'Overlap',
  gap: 'Gap',
  'language-missing': 'Language missing',
  'link-broken': 'Broken link',
  long: 'Long text',
};

interface WarningListProps {
  readonly warnings: readonly Warning[];
  /** The keys of the warnings that what is published has as well. */
  readonly known: ReadonlySet<string>;
  /** The version that has them. */
  readonly since: number;
  readonly acknowledged: ReadonlySet<string>;
  readonly onChange: (acknowledged: ReadonlySet<string>) => void;
}

export function WarningList({ warnings, known, since, acknowledged, onChange }: WarningListProps) {
  const fresh = warnings.filter(({ key }) => !known.has(key));
  const old = warnings.filter(({ key }) => known.has(key));
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
      {old.length > 0 && (
        <div className="studio-warnings__list studio-panel">
          <Checkbox
            isSelected={old.every(({ key }) => acknowledged.has(key))}
            onChange={(isSelected) => acknowledge(old, isSelected)}
          >
            <span className="studio-warnings__known">
              {old.length === 1 ? 'This was so in version' : `These ${old.length} were so in version`} {since} already
            </span>
          </Checkbox>
          <ul className="studio-warnings__old">
            {old.map((warning) => (
              <li key={warning.key} className="studio-warnings__warning">
                <WarningText warning={warning} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function WarningText({ warning: { warning, language, text } }: { readonly warning: Warning }) {
  return (
    <>
      <span className="studio-warnings__kind">
        <Badge tone="caution">{NAMES[warning]}</Badge>
        {language !== null && <span>{languageName(language)}</span>}
      </span>
      <span className="studio-warnings__text">{text}</span>
    </>
  );
}
