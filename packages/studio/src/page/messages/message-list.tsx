/** The list of messages, in groups or in one order. Renders only rows in view. */

import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import {
  Collection,
  GridList,
  GridListHeader,
  GridListItem,
  GridListSection,
  ListLayout,
  Virtualizer,
} from 'react-aria-components';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { entryKey } from '../../contract/draft.ts';
import { useFill } from '../controls/filled-text.tsx';
import { useSites } from '../data/use-sites.ts';
import type { ListedMessage } from '../entries/listed-message.ts';
import type { TotalsOf } from '../figures/use-figures.ts';
import { entryTitle } from '../names/entry-names.ts';
import { look, Text } from '../primitives/layout.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { useNavigation } from '../routing/navigation.tsx';
import { hasFilters, type ListView } from './find-messages.ts';
import { followFocus } from './follow-focus.ts';
import { formatGroup } from './format-group.ts';
import { ListContext } from './list-context.ts';
import { groupMessages, type MessageGroup } from './message-groups.ts';
import { MessageRow } from './message-row.tsx';
import { sharesOf } from './shares-of.ts';

interface MessageListProps {
  /** The view's messages, in order. */
  readonly messages: readonly ListedMessage[];
  /** All messages, including hidden ones, which compete for visitors' views. */
  readonly all: readonly ListedMessage[];
  readonly view: ListView;
  readonly now: number;
  /** Entry keys. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (keys: ReadonlySet<string>) => void;
  readonly totalsOf: TotalsOf;
  /** Whether there are figures, or will be. */
  readonly isCounted: boolean;
}

/** In pixels, until they are measured. */
const SIZES = { estimatedRowSize: 48, estimatedHeadingSize: 32 };

function List({ messages: found, all, view, now, selected, onSelect, totalsOf, isCounted }: MessageListProps) {
  const { language, sort } = view;
  const sites = useSites();
  const { navigate } = useNavigation();
  // new objects, so that rows are measured again: figures need room, and arrive later
  const messages = useMemo(
    () => found.map((message) => (totalsOf(message.id, language) === null ? message : { ...message })),
    [found, totalsOf, language],
  );
  const isAuthor = useHasRole('author');
  const isWhole = view.query.trim() === '' && !hasFilters({ ...view, language: null });
  const groups = useMemo(
    () =>
      sort === 'status'
        ? groupMessages(messages, language, now).filter(
            (group) => group.messages.length > 0 || (isWhole && formatGroup(group.id, language).empty !== null),
          )
        : null,
    [messages, language, now, sort, isWhole],
  );
  const shared = useMemo(
    () => ({ language, now, shareOf: sharesOf(all, language, now, sites), totalsOf }),
    [all, language, now, sites, totalsOf],
  );
  return (
    <ListContext value={shared}>
      <Text
        as="div"
        surface="panel"
        className="studio-list"
        data-counted={isCounted}
        onKeyDownCapture={followFocus}
        style={{ '--studio-languages': LANGUAGES.length } as CSSProperties}
      >
        <ListHead />
        {/* in another language, and with other columns, titles differ in height */}
        <Virtualizer key={`${language} ${isCounted}`} layout={ListLayout} layoutOptions={SIZES}>
          <GridList
            aria-label="Messages"
            className="studio-messages"
            selectionMode={isAuthor ? 'multiple' : 'none'}
            selectedKeys={selected}
            onSelectionChange={(keys) =>
              onSelect(new Set(keys === 'all' ? messages.map(entryKey) : [...keys].map(String)))
            }
            onAction={(key) => navigate(`/messages/${key}${language ? `?language=${language}` : ''}`)}
          >
            {groups ? (
              groups.map((group) => <Group key={group.id} group={group} language={language} />)
            ) : (
              <Collection items={messages}>{itemOf}</Collection>
            )}
          </GridList>
        </Virtualizer>
      </Text>
    </ListContext>
  );
}

/** Doesn't render again while someone types, until the search is done. */
export const MessageList = memo(List);

/** Names the columns for those who see them: each cell says what it is. */
function ListHead() {
  return (
    <Text as="div" size="tiny" weight="medium" tone="quiet" className="studio-list__head" aria-hidden="true">
      <span className="studio-message__text">Message</span>
      <span className="studio-dates">
        <span>Start</span>
        <span>End</span>
      </span>
      <span className="studio-message__share">Share</span>
      <span className="studio-message__totals">
        <span>Seen</span>
        <span>Clicks</span>
        <span>Rate</span>
      </span>
      <span>Languages</span>
    </Text>
  );
}

interface GroupProps {
  readonly group: MessageGroup;
  readonly language: Language | null;
}

function Group({ group: { id, messages }, language }: GroupProps): ReactNode {
  const { title, lead, empty } = formatGroup(id, language);
  const text = messages.length === 0 ? empty : lead;
  return (
    <GridListSection id={id} className="studio-group-rows">
      <GridListHeader className={look({ layout: 'row', gap: 3, rows: 0, line: 'end' }, 'studio-group')}>
        <Text as="h2" size="small" weight="strong">
          {title}{' '}
          <Text as="span" weight="normal" tone="quiet" numbers>
            {messages.length}
          </Text>
        </Text>
        {text === null ? null : (
          <Text size="small" tone="quiet">
            {text}
          </Text>
        )}
      </GridListHeader>
      <Collection items={messages}>{itemOf}</Collection>
    </GridListSection>
  );
}

/** One function for all lists, so that items render again only if their message has changed. */
function itemOf(message: ListedMessage) {
  return <Item id={entryKey(message)} message={message} />;
}

function Item({ id, message }: { readonly id: string; readonly message: ListedMessage }) {
  const fill = useFill();
  return (
    <GridListItem id={id} textValue={fill(entryTitle(message.content, DEFAULT_LANGUAGE))} className="studio-message">
      <MessageRow message={message} />
    </GridListItem>
  );
}
