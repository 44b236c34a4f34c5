/** What was deleted in the last 30 days, the latest first, each with a button that restores it. */

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DeletedEntry } from '../../contract/api.ts';
import { entryKey } from '../../contract/draft.ts';
import { DAYS_DELETED } from '../../contract/limits.ts';
import { KINDS } from '../../model/entry-types.ts';
import { Badge } from '../controls/badge.tsx';
import { Button } from '../controls/button.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { callApi } from '../data/api-client.ts';
import { useDraft, useDraftStore } from '../data/draft-provider.tsx';
import { failureOf } from '../data/failure.ts';
import { useMenuFiles } from '../data/use-menu-files.ts';
import { Empty } from '../kit/empty.tsx';
import { FailureNotice } from '../kit/failure-notice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useEdit } from '../kit/use-edit.ts';
import { Grid, Row, Stack, Text } from '../primitives/layout.tsx';
import { titleOf } from '../publish/pending-entries.ts';
import { NeedsRole } from '../rights/needs-role.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { Moment } from '../time/moment.tsx';

export function DeletedList() {
  const deleted = useDeleted();
  const entries = useDraft((draft) => draft.entries);
  const lead = useRef<HTMLParagraphElement>(null);
  const menus = useMenuFiles().data ?? null;
  const edit = useEdit();
  // restored a moment ago
  const shown = deleted.data?.pages
    .flatMap((page) => page.entries)
    .filter((entry) => (entries.get(entryKey(entry))?.content ?? null) === null);

  function restore({ kind, id, content }: DeletedEntry, title: string) {
    edit([{ kind, id, content }], `“${title}” was restored to the draft.`);
    // the focused button disappears
    lead.current?.focus();
  }

  return (
    <Stack gap={4}>
      <Text ref={lead} tabIndex={-1} tone="quiet" measure className="studio-deleted__lead">
        What was deleted from the draft can be restored for {DAYS_DELETED} days, with its history.
      </Text>
      <NeedsRole needed="author">Only authors can restore what was deleted.</NeedsRole>
      {deleted.isPending && <Skeleton rows={3} height="4rem" />}
      {deleted.isError && (
        <FailureNotice
          title="What was deleted could not be loaded"
          failure={failureOf(deleted.error)}
          onRetry={deleted.refetch}
        />
      )}
      {shown?.length === 0 && !deleted.hasNextPage && (
        <Empty
          title="Nothing was deleted"
          text={`In the last ${DAYS_DELETED} days, nothing was deleted from the draft.`}
        />
      )}
      {shown && shown.length > 0 && (
        <Text as="ul" surface="panel">
          {shown.map((entry) => (
            <DeletedRow
              key={entryKey(entry)}
              entry={entry}
              title={titleOf(entry, entry.content, menus)}
              onRestore={restore}
            />
          ))}
        </Text>
      )}
      {deleted.hasNextPage && (
        <Row justify="center">
          <Button isDisabled={deleted.isFetching} onPress={() => void deleted.fetchNextPage()}>
            Show earlier ones
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function useDeleted() {
  const store = useDraftStore();
  return useInfiniteQuery({
    queryKey: ['deleted'],
    queryFn: async ({ pageParam: before, signal }) => {
      // deletions of a moment ago
      await store.saveAll();
      return callApi('GET /deleted', { query: { before }, signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
}

interface DeletedRowProps {
  readonly entry: DeletedEntry;
  readonly title: string;
  readonly onRestore: (entry: DeletedEntry, title: string) => void;
}

function DeletedRow({ entry, title, onRestore }: DeletedRowProps) {
  const { kind, deletedAt, deletedBy } = entry;
  const isAuthor = useHasRole('author');
  return (
    <Grid as="li" gap={4} rows={0} inset="medium" align="center" columns="rest" className="studio-deleted__entry">
      <Text as="div" shrinks>
        <Row gap={2} rows={1}>
          <Text as="span" weight="medium" breaks dir="auto">
            <FilledText text={title} />
          </Text>
          <Badge>{KINDS[kind].name}</Badge>
        </Row>
        <Text size="small" tone="quiet" breaks>
          Deleted by {deletedBy}, <Moment at={Date.parse(deletedAt)} />
        </Text>
      </Text>
      {isAuthor && (
        <Button size="small" onPress={() => onRestore(entry, title)}>
          Restore
          <span className="studio-visually-hidden">
            {' '}
            “<FilledText text={title} />”
          </span>
        </Button>
      )}
    </Grid>
  );
}
