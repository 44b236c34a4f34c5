/** Filters the table of translations; kept in the URL. */

import { LANGUAGES } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { STATUSES, type TranslationStatus } from '../../entries/translation.ts';
import { SegmentedControl } from '../controls/segmented-control.tsx';
import { Select } from '../controls/select.tsx';
import { STATUS_NAMES } from '../kit/status-badge.tsx';
import { Row } from '../primitives/layout.tsx';
import { useParameter } from '../routing/navigation.tsx';
import { ROW_KINDS, type RowFilter, type RowKind, type StatusCounts } from './translation-rows.ts';

const ALL = 'all';

const KIND_NAMES: Readonly<Record<RowKind, string>> = {
  messages: 'Messages',
  cards: 'Cards',
  menus: 'Menus and labels',
};

const KINDS = [
  { value: ALL, label: 'Everything' },
  ...ROW_KINDS.map((kind) => ({ value: kind as string, label: KIND_NAMES[kind] })),
];

const IN_LANGUAGES = [
  { value: ALL, label: 'All languages' },
  ...LANGUAGES.map((language) => ({ value: language as string, label: languageName(language) })),
];

export type FilterName = 'kind' | 'language' | 'status';

interface TableFilter extends RowFilter {
  readonly kind: RowKind | null;
}

export function useRowFilter() {
  const [kind, setKind] = useParameter('kind');
  const [language, setLanguage] = useParameter('language');
  const [status, setStatus] = useParameter('status');
  const filter: TableFilter = {
    kind: ROW_KINDS.find((name) => name === kind) ?? null,
    language: LANGUAGES.find((name) => name === language) ?? null,
    status: STATUSES.find((name) => name === status) ?? null,
  };
  const setters = { kind: setKind, language: setLanguage, status: setStatus };
  const [, setPage] = useParameter('page');
  const setFilter = (name: FilterName, value: string) => {
    setters[name](value === ALL ? '' : value);
    setPage('');
  };
  return { filter, setFilter };
}

interface RowFiltersProps {
  readonly filter: TableFilter;
  /** Counts for the chosen kind and language. */
  readonly counts: StatusCounts;
  readonly onChange: (name: FilterName, value: string) => void;
}

export function RowFilters({ filter: { kind, language, status }, counts, onChange }: RowFiltersProps) {
  const statuses = STATUSES.map((name) => [name, `${STATUS_NAMES[name]} (${counts[name]})`]);
  return (
    <Row gap={5} rows={3} align="end" below={4} className="studio-translations__filters">
      <Select label="Texts of" value={kind ?? ALL} onChange={(value) => onChange('kind', value)} options={KINDS} />
      <Select
        label="Language"
        value={language ?? ALL}
        onChange={(value) => onChange('language', value)}
        options={IN_LANGUAGES}
      />
      <SegmentedControl
        label="Status"
        options={{ [ALL]: 'All', ...(Object.fromEntries(statuses) as Record<TranslationStatus, string>) }}
        value={status ?? ALL}
        onChange={(value) => onChange('status', value)}
      />
    </Row>
  );
}
