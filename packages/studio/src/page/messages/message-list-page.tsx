/** The page that lists all messages. */

import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-aria-components';
import { DEFAULT_LANGUAGE } from '../../../../../src/contract/language.ts';
import { entryKey } from '../../contract/draft.ts';
import { numberText } from '../../contract/limits.ts';
import { DELETED_PATH } from '../../contract/pages.ts';
import { timeZoneName } from '../../contract/time-zone.ts';
import { Button } from '../controls/button.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { SearchField } from '../controls/search-field.tsx';
import { useDraft, useEntries } from '../data/draft-provider.tsx';
import { useChanges, usePublished } from '../data/use-changed.ts';
import { listMessages } from '../entries/listed-message.ts';
import { isMessage } from '../entries/message-entry.ts';
import { TotalsNote } from '../figures/figures-source.tsx';
import { useFigureTotals } from '../figures/use-figures.ts';
import { PageHeading } from '../kit/page-heading.tsx';
import { look, Row, Text } from '../primitives/layout.tsx';
import { NeedsRole } from '../rights/needs-role.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { useTypedQuery } from '../search/use-typed-query.ts';
import { useTimeZone } from '../time/time-zone.ts';
import { useNow } from '../time/use-now.ts';
import { BulkActions } from './bulk-actions.tsx';
import { FilterChips } from './filter-chips.tsx';
import { findMessages, NO_FILTERS } from './find-messages.ts';
import { ListFilters } from './list-filters.tsx';
import { MessageList } from './message-list.tsx';
import { NewMessageDialog } from './new-message-dialog.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ServedNotice } from './served-notice.tsx';
import { useListFilters } from './use-list-filters.ts';
import { useListView } from './use-list-view.ts';

export function MessageListPage() {
  const entries = useEntries();
  const published = usePublished();
  const changes = useChanges();
  const latest = useDraft((draft) => draft.latest);
  const now = useNow(latest.version);
  const { view: inUrl, choose } = useListView();
  const { text, setText, query } = useTypedQuery('q');
  const results = useRef<HTMLDivElement>(null);
  const [isCreating, setCreating] = useState(false);
  const isAuthor = useHasRole('author');
  const messages = useMemo(
    () => listMessages(entries.filter(isMessage), published, changes),
    [entries, published, changes],
  );
  const view = useMemo(() => ({ ...inUrl, query }), [inUrl, query]);
  const found = useMemo(() => findMessages(messages, view, now), [messages, view, now]);
  const filters = useListFilters(view, messages);
  const timeZone = useTimeZone();

  const { figures, totalsOf } = useFigureTotals();

  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // actions must not affect selected messages that the view hides
  const selected = useMemo(() => new Set(found.map(entryKey).filter((key) => chosen.has(key))), [found, chosen]);

  function endSelection() {
    setChosen(new Set());
    // the focused element disappears
    results.current?.querySelector('input')?.focus({ preventScroll: true });
  }

  function clear() {
    setText('');
    choose(NO_FILTERS);
  }

  return (
    <>
      <PageHeading
        title="Messages"
        actions={
          <search className={look({ layout: 'row', gap: 2 }, 'studio-find')} aria-label="Messages">
            <SearchField
              label="Search all languages"
              placeholder="Search titles, texts, links, campaigns"
              value={text}
              onChange={setText}
            />
            <ListFilters view={view} filters={filters} onChoose={choose} />
            {isAuthor && (
              <Button look="primary" onPress={() => setCreating(true)}>
                <span>
                  New<span className="studio-find__message"> message</span>
                </span>
              </Button>
            )}
          </search>
        }
      />
      <NeedsRole needed="author">Only authors can add messages.</NeedsRole>
      <ServedNotice latest={latest} isKnown={published !== null} now={now} />
      <FilterChips view={view} filters={filters} onChoose={choose} />
      <Row gap={3} rows={0} size="small" tone="quiet" numbers className="studio-find__results" ref={results}>
        {isAuthor && (
          <Checkbox
            isSelected={selected.size > 0 && selected.size === found.length}
            isDisabled={found.length === 0}
            onChange={(isSelected) => setChosen(new Set(isSelected ? found.map(entryKey) : []))}
          >
            <span className="studio-visually-hidden">Select all</span>
          </Checkbox>
        )}
        <p role="status">
          {formatCount(found.length, messages.length)}
          {selected.size === 0 ? '' : `, ${numberText(selected.size)} selected`}
        </p>
        <span>Times in {timeZone === 'UTC' ? 'UTC' : timeZoneName(timeZone)}</span>
        <TotalsNote figures={figures} />
      </Row>
      {found.length === 0 ? (
        <NothingFound view={view} messages={messages} now={now} onChoose={choose} onClear={clear} />
      ) : (
        <MessageList
          messages={found}
          all={messages}
          view={view}
          now={now}
          selected={selected}
          onSelect={setChosen}
          totalsOf={totalsOf}
          isCounted={figures?.state !== 'off'}
        />
      )}
      {selected.size === 0 || !isAuthor ? null : (
        <BulkActions
          messages={found.filter((message) => selected.has(entryKey(message)))}
          now={now}
          onDone={endSelection}
        />
      )}
      <Text size="small" above={3}>
        <Link href={DELETED_PATH}>What was deleted</Link>
      </Text>
      {isCreating ? (
        <NewMessageDialog language={view.language ?? DEFAULT_LANGUAGE} onClose={() => setCreating(false)} />
      ) : null}
    </>
  );
}

/** Such as `12 of 2,000 messages`. */
function formatCount(count: number, all: number): string {
  const messages = all === 1 ? '1 message' : `${numberText(all)} messages`;
  return count === all ? messages : `${numberText(count)} of ${messages}`;
}
