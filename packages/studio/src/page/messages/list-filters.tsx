/** The search, the filters and the order of the list of messages. */

import { memo, useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { LANGUAGES } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { BUILT_IN } from '../../contract/person.ts';
import { Button } from '../controls/button.tsx';
import { SearchField } from '../controls/search-field.tsx';
import { type Option, Select } from '../controls/select.tsx';
import { useSession } from '../data/draft-provider.tsx';
import { useSites } from '../data/use-sites.ts';
import { look, Row, Text } from '../primitives/layout.tsx';
import { filterCount, type ListView, type MessageSort, type MessageStatus, NO_CAMPAIGN } from './find-messages.ts';
import type { ViewChange } from './use-list-view.ts';

interface ListFiltersProps extends FiltersProps {
  /** The text in the search field. */
  readonly text: string;
  readonly onType: (text: string) => void;
}

interface FiltersProps {
  readonly view: ListView;
  readonly onChoose: (change: ViewChange) => void;
  readonly owners: readonly string[];
  readonly campaigns: readonly string[];
}

/** Stands for no filter. */
const ALL = ' all';

const STATUS_NAMES: Readonly<Record<MessageStatus, string>> = {
  live: 'Live',
  scheduled: 'Scheduled',
  over: 'Over',
  changed: 'Changed',
  archived: 'Archived',
};

const SORT_NAMES: Readonly<Record<MessageSort, string>> = {
  status: 'Status',
  start: 'Start',
  end: 'End',
  name: 'Name',
  change: 'Last change',
};

export function ListFilters({ text, onType, ...filters }: ListFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const count = filterCount(filters.view);
  return (
    <search className={look({ layout: 'stack', gap: 3, below: 4 })} aria-label="Messages">
      <Row gap={3} className="studio-find__search">
        <SearchField
          label="Search all languages"
          placeholder="Search titles, texts, links, campaigns"
          value={text}
          onChange={onType}
        />
        <div className="studio-find__toggle">
          <Button aria-expanded={isOpen} aria-controls="studio-filters" onPress={() => setOpen(!isOpen)}>
            Filters{count > 0 ? ` (${count})` : ''}
          </Button>
        </div>
      </Row>
      <Text
        id="studio-filters"
        as="div"
        gap={3}
        align="end"
        className="studio-find__filters"
        data-open={isOpen || undefined}
      >
        <Filters {...filters} />
      </Text>
    </search>
  );
}

/** Doesn't render again while someone types. */
const Filters = memo(function Filters({ view, onChoose, owners, campaigns }: FiltersProps) {
  const { person } = useSession();
  const sites = useSites();
  return (
    <>
      <Filter
        label="Status"
        value={view.status}
        onChange={(status) => onChoose({ status })}
        options={namesOf(STATUS_NAMES)}
        all="All but archived"
      />
      <Filter
        label="Language"
        value={view.language}
        onChange={(language) => onChoose({ language })}
        options={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
      />
      {sites.length < 2 ? null : (
        <Filter
          label="Site"
          value={view.site}
          onChange={(site) => onChoose({ site })}
          options={sites.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <Filter
        label="Changed by"
        value={view.by}
        onChange={(by) => onChoose({ by })}
        options={withChosen(owners, view.by).map((value) => ({ value, label: ownerName(value, person) }))}
        all="Anyone"
      />
      {campaigns.length === 0 && view.campaign === null ? null : (
        <Filter
          label="Campaign"
          value={view.campaign}
          onChange={(campaign) => onChoose({ campaign })}
          options={[
            ...withChosen(campaigns, view.campaign === NO_CAMPAIGN ? null : view.campaign).map((value) => ({
              value,
              label: value,
            })),
            { value: NO_CAMPAIGN, label: 'Without a campaign' },
          ]}
        />
      )}
      <Row gap={2} align="end" oneLine className="studio-find__sort">
        <Select
          label="Sort by"
          value={view.sort}
          onChange={(sort) => onChoose({ sort, isReversed: false })}
          options={namesOf(SORT_NAMES)}
        />
        {view.sort === 'status' ? null : (
          <ToggleButton
            className="studio-button studio-button--secondary studio-find__reverse"
            aria-label="Reverse the order"
            isSelected={view.isReversed}
            onChange={(isReversed) => onChoose({ isReversed })}
          >
            <span aria-hidden="true">⇅</span>
          </ToggleButton>
        )}
      </Row>
    </>
  );
});

interface FilterProps<Value extends string> {
  readonly label: string;
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  readonly options: readonly Option<Value>[];
  /** The name of the option without a filter. */
  readonly all?: string;
}

function Filter<Value extends string>({ label, value, onChange, options, all = 'All' }: FilterProps<Value>) {
  return (
    <Select<Value | typeof ALL>
      label={label}
      value={value ?? ALL}
      onChange={(next) => onChange(next === ALL ? null : next)}
      options={[{ value: ALL, label: all }, ...options]}
    />
  );
}

function namesOf<Value extends string>(names: Readonly<Record<Value, string>>): readonly Option<Value>[] {
  return Object.entries<string>(names).map(([value, label]) => ({ value: value as Value, label }));
}

/** Adds the chosen value, because a link may name one that no longer exists. */
function withChosen(values: readonly string[], chosen: string | null): readonly string[] {
  return chosen === null || values.includes(chosen) ? values : [chosen, ...values];
}

function ownerName(owner: string, person: string): string {
  if (owner === BUILT_IN) return 'Your engineers';
  return owner === person ? 'Me' : owner;
}
