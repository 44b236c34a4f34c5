/** Lists pending entries, so that people can choose what to publish. */

import { type ReactNode, useId, useMemo, useState } from 'react';
import { type EntryName, entryKey } from '../../contract/draft.ts';
import type { ReleaseSummary } from '../../contract/releases.ts';
import { Button } from '../controls/button.tsx';
import { Details } from '../controls/details.tsx';
import { SearchField } from '../controls/search-field.tsx';
import { usePages } from '../kit/use-pages.tsx';
import { Row, Stack, Text } from '../primitives/layout.tsx';
import { type EntryGroup, groupEntries, type ListedEntry, searchEntries } from './pending-entries.ts';
import { PendingRow } from './pending-row.tsx';

interface PendingListProps {
  readonly entries: readonly ListedEntry[];
  /** The keys of the entries that the release already has; `null` for a new one. */
  readonly own: ReadonlySet<string> | null;
  /** By entry key, the other release that contains it. */
  readonly releases: ReadonlyMap<string, ReleaseSummary>;
  /** Keys of entries whose draft differs from the release. */
  readonly newer: ReadonlySet<string>;
  readonly onTakeNewer: (entry: EntryName) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (entries: readonly EntryName[]) => void;
  readonly now: number;
  /** When it will be published, in milliseconds since 1970; `null` for now. */
  readonly at: number | null;
}

const TITLES: Readonly<Record<EntryGroup['id'], string>> = {
  announcement: 'Announcements',
  'default-message': 'Default messages',
  card: 'Cards',
  list: 'Menus',
  link: 'Links',
  text: 'Titles and labels',
  limited: 'For other publishers',
  unfinished: 'Not ready',
};

const LEADS: Readonly<Partial<Record<EntryGroup['id'], string>>> = {
  limited: 'They change more than you may publish.',
  unfinished: 'These stay in the draft, and don’t block the rest.',
};

/** With more entries, there is a search field. */
const MAX_UNSEARCHED = 20;

export function PendingList(props: PendingListProps) {
  const { entries, own, releases, newer, onTakeNewer, selected, onSelect, now, at } = props;
  const [query, setQuery] = useState('');
  const found = useMemo(() => searchEntries(entries, query), [entries, query]);
  const ready = entries.filter(({ obstacle }) => obstacle === null);
  const select = (entry: ListedEntry, isSelected: boolean) =>
    onSelect(ready.filter((one) => (one === entry ? isSelected : selected.has(entryKey(one)))));
  const isFound = new Set(found.map(entryKey));
  // entries hidden by the search stay as they are
  const selectFound = (isSelected: boolean) =>
    onSelect(ready.filter((one) => (isFound.has(entryKey(one)) ? isSelected : selected.has(entryKey(one)))));
  const isOwn = (entry: ListedEntry) => own === null || own.has(entryKey(entry));
  const [first, more] = [found.filter(isOwn), found.filter((entry) => !isOwn(entry))];
  const groups = (listed: readonly ListedEntry[]) =>
    groupEntries(listed).map((group) => (
      <Group key={group.id} group={group}>
        {(entry) => (
          <PendingRow
            key={entryKey(entry)}
            entry={entry}
            release={releases.get(entryKey(entry)) ?? null}
            onTakeNewer={newer.has(entryKey(entry)) ? () => onTakeNewer(entry) : null}
            isSelected={selected.has(entryKey(entry))}
            onSelect={(isSelected) => select(entry, isSelected)}
            now={now}
            at={at}
          />
        )}
      </Group>
    ));
  return (
    <Stack aria-labelledby="studio-pending-title" as="section" gap={4} className="studio-pending">
      <Row gap={3} rows={2} justify="between">
        <Text id="studio-pending-title" as="h2" size="large" weight="strong">
          Choose what to publish
        </Text>
        <Row gap={3} rows={2}>
          <Text as="span" size="small" tone="quiet" numbers className="studio-pending__count">
            {selected.size} of {entries.length} selected
          </Text>
          <Button size="small" isDisabled={ready.length === 0} onPress={() => selectFound(true)}>
            Select all
          </Button>
          <Button size="small" isDisabled={ready.length === 0} onPress={() => selectFound(false)}>
            Select none
          </Button>
          {selected.size > 0 && (
            <Text as="a" size="body" className="studio-pending__next" href="#review">
              Go to the review
            </Text>
          )}
        </Row>
      </Row>
      {entries.length > MAX_UNSEARCHED && (
        <SearchField label="Search what to publish" value={query} onChange={setQuery} />
      )}
      {query.trim() === '' ? null : (
        <Text role="status" size="body" tone="quiet">
          {found.length === 0 ? 'Nothing found. Try fewer words.' : `${found.length} of ${entries.length} found`}
        </Text>
      )}
      {groups(first)}
      {more.length === 0 ? null : query.trim() === '' ? (
        <Details className="studio-pending__more" summary={`Add more from the draft (${more.length})`}>
          <Stack gap={4} className="studio-pending">
            {groups(more)}
          </Stack>
        </Details>
      ) : (
        groups(more)
      )}
    </Stack>
  );
}

interface GroupProps {
  readonly group: EntryGroup;
  readonly children: (entry: ListedEntry) => ReactNode;
}

function Group({ group: { id, entries }, children }: GroupProps) {
  const title = useId();
  const { shown, pager } = usePages(entries, `Pages of ${TITLES[id].toLowerCase()}`);
  return (
    <Stack aria-labelledby={title} as="section" gap={2}>
      <Text id={title} as="h3" size="body" weight="strong">
        {TITLES[id]}{' '}
        <Text as="span" weight="normal" tone="quiet" numbers>
          {entries.length}
        </Text>
      </Text>
      {LEADS[id] && (
        <Text size="body" tone="quiet">
          {LEADS[id]}
        </Text>
      )}
      <Text as="ul" surface="panel">
        {shown.map(children)}
      </Text>
      {pager}
    </Stack>
  );
}
