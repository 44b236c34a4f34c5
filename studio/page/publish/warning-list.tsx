/** Lists warnings, each of which has to be acknowledged before the draft is published. */

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
  readonly acknowledged: ReadonlySet<string>;
  readonly onChange: (acknowledged: ReadonlySet<string>) => void;
}

export function WarningList({ warnings, acknowledged, onChange }: WarningListProps) {
  return (
    <ul className="studio-warnings">
      {warnings.map(({ key, warning, language, text }) => (
        <li key={key} className="studio-warnings__warning">
          <Checkbox
            isSelected={acknowledged.has(key)}
            onChange={(isSelected) => {
              const next = new Set(acknowledged);
              if (isSelected) next.add(key);
              else next.delete(key);
              onChange(next);
            }}
          >
            <span className="studio-warnings__kind">
              <Badge tone="caution">{NAMES[warning]}</Badge>
              {language !== null && <span>{languageName(language)}</span>}
            </span>
            <span className="studio-warnings__text">{text}</span>
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
