/** Lists warnings to acknowledge before publishing, grouped if there are many, and counts earlier ones. */

import type { ReactNode } from 'react';
import type { Warning } from '../../contract/api.ts';
import { languageName } from '../../contract/language-name.ts';
import { inTimeZone } from '../../contract/sentence.ts';
import { Badge } from '../controls/badge.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { Details } from '../controls/details.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { Row, Stack, Text } from '../primitives/layout.tsx';
import { useTimeZone } from '../time/time-zone.ts';
import { namesPlaceholders } from './check-differences.ts';

const NAMES: Readonly<Record<Warning['warning'], string>> = {
  overlap: 'Overlap',
  'blog-source': 'Blog source',
  contrast: 'Low contrast',
  date: 'Date',
  gap: 'Gap',
  'language-missing': 'Language missing',
  'link-broken': 'Broken link',
  long: 'Long text',
  placeholder: 'Placeholder',
  'site-unknown': 'Unknown site',
  'too-large': 'Too large',
};

/** More new warnings of a kind are acknowledged together. */
const MAX_SINGLE = 10;

/** Longer groups are collapsed. */
const MAX_SHOWN = 20;

interface WarningListProps {
  /** Warnings to acknowledge. */
  readonly warnings: readonly Warning[];
  readonly earlier: readonly Warning[];
  /** The version with the earlier warnings. */
  readonly since: number;
  readonly acknowledged: ReadonlySet<string>;
  readonly onChange: (acknowledged: ReadonlySet<string>) => void;
}

export function WarningList({ warnings, earlier, since, acknowledged, onChange }: WarningListProps) {
  const byKind = [...Map.groupBy(warnings, ({ warning }) => warning)];
  const fresh = byKind.flatMap(([, group]) => (group.length > MAX_SINGLE ? [] : group));
  const many = byKind.filter(([, group]) => group.length > MAX_SINGLE);
  function acknowledge(changed: readonly Warning[], isAcknowledged: boolean) {
    const keys = new Set(changed.map(({ key }) => key));
    const others = [...acknowledged].filter((key) => !keys.has(key));
    onChange(new Set(isAcknowledged ? [...others, ...keys] : others));
  }
  return (
    <Stack as="section" gap={3} aria-labelledby="studio-warnings-title">
      <Text id="studio-warnings-title" as="h2" size="large" weight="strong">
        Before you publish
      </Text>
      {warnings.length > 0 && <Text tone="quiet">Tick each warning once you have looked at it.</Text>}
      {fresh.length > 0 && (
        <Text as="ul" inset="large" surface="panel">
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
        </Text>
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
      {earlier.length > 0 && (
        <Details
          className="studio-warnings__details studio-warnings__earlier"
          summary={`${earlier.length === 1 ? '1 earlier warning' : `${earlier.length} earlier warnings`}, accepted in version ${since}`}
        >
          <WarningTexts warnings={earlier} />
        </Details>
      )}
    </Stack>
  );
}

interface WarningGroupProps extends Pick<WarningListProps, 'warnings' | 'acknowledged'> {
  readonly title: ReactNode;
  readonly onChange: (warnings: readonly Warning[], isAcknowledged: boolean) => void;
}

/** Warnings that are acknowledged together. */
function WarningGroup({ title, warnings, acknowledged, onChange }: WarningGroupProps) {
  const list = <WarningTexts warnings={warnings} />;
  return (
    <Text as="div" inset="large" surface="panel">
      <Checkbox
        isSelected={warnings.every(({ key }) => acknowledged.has(key))}
        onChange={(isSelected) => onChange(warnings, isSelected)}
      >
        <Text as="span" weight="medium">
          {title}
        </Text>
      </Checkbox>
      {warnings.length > MAX_SHOWN ? (
        <Details className="studio-warnings__details" summary="Show them">
          {list}
        </Details>
      ) : (
        list
      )}
    </Text>
  );
}

function WarningTexts({ warnings }: Pick<WarningListProps, 'warnings'>) {
  return (
    <Text as="ul" above={4} indented className="studio-warnings__old">
      {warnings.map((warning) => (
        <li key={warning.key} className="studio-warnings__warning">
          <WarningText warning={warning} />
        </li>
      ))}
    </Text>
  );
}

function WarningText({ warning }: { readonly warning: Warning }) {
  const text = inTimeZone(warning, useTimeZone());
  const { language } = warning;
  return (
    <>
      <Row as="span" gap={2} oneLine size="small" tone="quiet">
        <Badge tone="caution">{NAMES[warning.warning]}</Badge>
        {language !== null && <span>{languageName(language)}</span>}
      </Row>
      <Text as="span" above={1} block size="body" breaks>
        {namesPlaceholders(warning) ? text : <FilledText text={text} />}
      </Text>
    </>
  );
}
