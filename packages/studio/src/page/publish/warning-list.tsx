/** Lists the warnings to acknowledge before publishing, in groups that are ticked at once, and counts earlier ones. */

import { useState } from 'react';
import type { Warning } from '../../contract/api.ts';
import { languageName } from '../../contract/language-name.ts';
import { inTimeZone } from '../../contract/sentence.ts';
import { Badge } from '../controls/badge.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { UnfoldButton } from '../controls/unfold-button.tsx';
import { Row, Stack, Text } from '../primitives/layout.tsx';
import { useTimeZone } from '../time/time-zone.ts';
import { namesPlaceholders } from './check-differences.ts';
import { PLACES, placeOfGroup } from './missing.ts';
import { countText, isTicked, type WarningGroup } from './warning-groups.ts';

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

/** Longer groups start folded. */
const MAX_UNFOLDED = 3;

interface WarningListProps {
  /** With warnings to acknowledge. */
  readonly groups: readonly WarningGroup[];
  readonly earlier: readonly Warning[];
  /** The version with the earlier warnings. */
  readonly since: number;
  readonly acknowledged: ReadonlySet<string>;
  readonly onChange: (acknowledged: ReadonlySet<string>) => void;
}

export function WarningList({ groups, earlier, since, acknowledged, onChange }: WarningListProps) {
  function tick({ warnings }: WarningGroup, isSelected: boolean) {
    const keys = new Set(warnings.map(({ key }) => key));
    const others = [...acknowledged].filter((key) => !keys.has(key));
    onChange(new Set(isSelected ? [...others, ...keys] : others));
  }
  return (
    <Stack as="section" gap={3} id={PLACES.warnings} aria-labelledby="studio-warnings-title">
      <Row gap={3} rows={0} align="baseline">
        <Text id="studio-warnings-title" as="h2" size="large" weight="strong">
          Before you publish
        </Text>
        {groups.length > 0 && (
          <Text size="small" tone="quiet">
            Tick each group once you have looked at it.
          </Text>
        )}
      </Row>
      <Text as="ul" surface="panel">
        {groups.map((group) => (
          <Group
            key={group.id}
            group={group}
            isSelected={isTicked(group, acknowledged)}
            onSelect={(isSelected) => tick(group, isSelected)}
          />
        ))}
        {earlier.length > 0 && <Earlier warnings={earlier} since={since} />}
      </Text>
    </Stack>
  );
}

interface GroupProps {
  readonly group: WarningGroup;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}

function Group({ group: { id, title, count, warnings }, isSelected, onSelect }: GroupProps) {
  const [isOpen, setOpen] = useState(warnings.length <= MAX_UNFOLDED);
  return (
    <li id={placeOfGroup(id)} tabIndex={-1} className="studio-row">
      <Row gap={3} rows={0} oneLine className="studio-row__line">
        <Checkbox isSelected={isSelected} onChange={onSelect}>
          <Text as="span" weight="medium" breaks>
            {title}
          </Text>
          <span className="studio-visually-hidden">({count})</span>
        </Checkbox>
        <Text as="span" grows size="small" tone="quiet" truncates numbers>
          {kindsText(warnings)}
        </Text>
        <UnfoldButton label={`Show “${title}”`} isOpen={isOpen} onChange={setOpen} />
      </Row>
      {isOpen && <WarningTexts warnings={warnings} />}
    </li>
  );
}

/** Warnings that an earlier publication has accepted. */
function Earlier({ warnings, since }: { readonly warnings: readonly Warning[]; readonly since: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="studio-row">
      <Row gap={3} oneLine className="studio-row__line">
        <Text as="span" grows size="small" tone="quiet">
          {warnings.length === 1 ? '1 earlier warning' : `${warnings.length} earlier warnings`}, accepted in version{' '}
          {since}
        </Text>
        <UnfoldButton label="Show the earlier warnings" isOpen={isOpen} onChange={setOpen} />
      </Row>
      {isOpen && <WarningTexts warnings={warnings} />}
    </li>
  );
}

/** `12 warnings: long text 8, date 4` */
function kindsText(warnings: readonly Warning[]): string {
  const kinds = [...Map.groupBy(warnings, ({ warning }) => warning)];
  const named = kinds.map(([kind, { length }]) => `${NAMES[kind].toLowerCase()} ${length}`);
  return `${countText(warnings.length)}: ${named.join(', ')}`;
}

function WarningTexts({ warnings }: { readonly warnings: readonly Warning[] }) {
  return (
    <Stack as="ul" gap={2} className="studio-row__details">
      {warnings.map((warning) => (
        <li key={warning.key}>
          <WarningText warning={warning} />
        </li>
      ))}
    </Stack>
  );
}

function WarningText({ warning }: { readonly warning: Warning }) {
  const text = inTimeZone(warning, useTimeZone());
  const { language } = warning;
  return (
    <Text size="body" breaks>
      <Badge tone="caution">{NAMES[warning.warning]}</Badge> {language !== null && `${languageName(language)}: `}
      {namesPlaceholders(warning) ? text : <FilledText text={text} />}
    </Text>
  );
}
