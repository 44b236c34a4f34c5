/** Says why the list of messages is empty, and what to do. */

import { Button } from '../controls/button.tsx';
import type { ListedMessage } from '../entries/listed-message.ts';
import { Empty } from '../kit/empty.tsx';
import { Row } from '../primitives/layout.tsx';
import { findMessages, hasFilters, type ListView } from './find-messages.ts';
import type { ViewChange } from './use-list-view.ts';

interface NothingFoundProps {
  readonly view: ListView;
  /** All messages. */
  readonly messages: readonly ListedMessage[];
  readonly now: number;
  readonly onChoose: (change: ViewChange) => void;
  /** Clears the search and all filters. */
  readonly onClear: () => void;
}

export function NothingFound({ view, messages, now, onChoose, onClear }: NothingFoundProps) {
  const query = view.query.trim();
  const isFiltered = hasFilters(view);
  const archived = view.status === null ? findMessages(messages, { ...view, status: 'archived' }, now).length : 0;
  return (
    <Empty
      title={query === '' ? 'No messages here' : `Nothing found for “${query}”`}
      text={adviceOf(query !== '', isFiltered)}
    >
      <Row gap={3} justify="center">
        {archived === 0 ? null : (
          <Button onPress={() => onChoose({ status: 'archived' })}>
            {archived === 1 ? 'Show 1 archived message' : `Show ${archived} archived messages`}
          </Button>
        )}
        {query !== '' || isFiltered ? <Button onPress={onClear}>Show all messages</Button> : null}
      </Row>
    </Empty>
  );
}

function adviceOf(isSearched: boolean, isFiltered: boolean): string {
  if (isSearched && isFiltered) return 'Try fewer words, or search without the filters.';
  if (isSearched) return 'Try fewer words, or a part of a word. Titles, texts, links and campaigns are searched.';
  return isFiltered ? 'No message matches these filters.' : 'Press “New message” to write the first one.';
}
