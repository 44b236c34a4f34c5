/** Lists pending entries, so that people can choose what to publish. */

import { type ReactNode, useId, useMemo, useState } from 'react';
import { type EntryName, entryKey } from '../../contract/draft.ts';
import type { ReleaseSummary } from '../../contract/releases.ts';
import { Button } from '../controls/button.tsx';
import { Details } from '../controls/details.tsx';
import { SearchField } from '../controls/search-field.tsx';
import { usePages } from '../kit/use-pages.tsx';
import { look, Row, Stack, Text } from '../primitives/layout.tsx';
import { PLACES } from './missing.ts';
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
  const row = (entry: ListedEntry) => (
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
  );
  return (
    <Stack id={PLACES.entries} tabIndex={-1} aria-labelledby="studio-pending-title" as="section" gap={3}>
      <Row gap={3} rows={2} justify="between">
        <Text id="studio-pending-title" as="h2" size="large" weight="strong">
          Choose what to publish
        </Text>
        {entries.length > MAX_UNSEARCHED && (
          <div className="studio-pending__search">
            <SearchField label="Search what to publish" value={query} onChange={setQuery} />
          </div>
        )}
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
      {query.trim() === '' ? null : (
        <Text role="status" size="body" tone="quiet">
          {found.length === 0 ? 'Nothing found. Try fewer words.' : `${found.length} of ${entries.length} found`}
        </Text>
      )}
      <Groups entries={first}>{row}</Groups>
      {more.length === 0 ? null : query.trim() === '' ? (
        <Details className={look({ size: 'body' })} summary={`Add more from the draft (${more.length})`}>
          <Groups entries={more}>{row}</Groups>
        </Details>
      ) : (
        <Groups entries={more}>{row}</Groups>
      )}
    </Stack>
  );
}

interface GroupsProps {
  readonly entries: readonly ListedEntry[];
  readonly children: (entry: ListedEntry) => ReactNode;
}

/** Two pages have fifty rows. */
const ROWS = 25;

/** The groups in one panel, in pages. */
function Groups({ entries, children }: GroupsProps) {
  const id = useId();
  const groups = useMemo(() => groupEntries(entries), [entries]);
  const { shown, pager } = usePages(
    groups.flatMap((group) => group.entries),
    'Pages of the entries',
    ROWS,
  );
  if (shown.length === 0) return null;
  const isShown = new Set(shown);
  return (
    <>
      <Text as="div" surface="panel">
        {groups
          .filter((group) => group.entries.some((entry) => isShown.has(entry)))
          .map((group) => (
            <section key={group.id} aria-labelledby={`${id}-${group.id}`} className="studio-row">
              <Row gap={3} rows={0} size="small" className="studio-row__title">
                <Text id={`${id}-${group.id}`} as="h3" size="small" weight="strong">
                  {TITLES[group.id]}{' '}
                  <Text as="span" weight="normal" tone="quiet" numbers>
                    {group.entries.length}
                  </Text>
                </Text>
                {LEADS[group.id] && <Text tone="quiet">{LEADS[group.id]}</Text>}
              </Row>
              <ul>{group.entries.filter((entry) => isShown.has(entry)).map(children)}</ul>
            </section>
          ))}
      </Text>
      {pager}
    </>
  );
}
