/** The history of an entry: its states by day, the newest first. */

import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { EntryRevision } from '../../contract/api.ts';
import type { EntryContent, EntryName } from '../../contract/draft.ts';
import { formatDay, formatShortMoment } from '../../contract/format-instant.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { hasSameFields } from '../data/differences.ts';
import { useEntry } from '../data/draft-provider.tsx';
import { failureOf } from '../data/failure.ts';
import { apiQuery } from '../data/query-client.ts';
import { FailureNotice } from '../kit/failure-notice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useEdit } from '../kit/use-edit.ts';
import { Text } from '../primitives/layout.tsx';
import { NeedsRole } from '../rights/needs-role.tsx';
import { useTimeZone } from '../time/time-zone.ts';
import { RevisionRow } from './revision-row.tsx';
import { useMayGoBack } from './use-may-go-back.ts';

interface HistoryDialogProps extends EntryName {
  readonly title: string;
  readonly onClose: () => void;
}

export function HistoryDialog({ kind, id, title, onClose }: HistoryDialogProps) {
  const entry = useEntry(kind, id);
  const { queryKey, queryFn } = apiQuery('GET /draft/:kind/:id/revisions', { params: { kind, id } });
  const revisions = useQuery({ queryKey: [...queryKey, entry?.saved?.revision], queryFn });
  const timeZone = useTimeZone();
  const mayGoBack = useMayGoBack({ kind, id }, entry?.content ?? null);
  const edit = useEdit();

  function goBack({ changedAt }: EntryRevision, content: EntryContent) {
    onClose();
    const moment = formatShortMoment(Date.parse(changedAt), timeZone);
    edit([{ kind, id, content }], `“${title}” is as it was on ${moment}.`);
  }

  const states = (revisions.data ?? []).map((revision, index, all) => ({ revision, before: all[index + 1], index }));
  const days = Map.groupBy(states, ({ revision }) => formatDay(Date.parse(revision.changedAt), timeZone));
  return (
    <Dialog
      title={`History of “${title}”`}
      size="wide"
      isOpen
      onClose={onClose}
      actions={<Button onPress={onClose}>Close</Button>}
    >
      <Text tone="quiet">
        What was changed in the draft, by whom and when. Going back is a change like any other: visitors see it once it
        is published.
      </Text>
      <NeedsRole needed="author">Only authors can go back to every state.</NeedsRole>
      {revisions.isError && (
        <FailureNotice
          title="The history could not be loaded"
          failure={failureOf(revisions.error)}
          onRetry={revisions.refetch}
        />
      )}
      {revisions.isPending && <Skeleton rows={3} height="3.5rem" />}
      {[...days].map(([day, some]) => (
        <Fragment key={day}>
          <Text as="h3" size="small" tone="quiet">
            {day}
          </Text>
          <ol reversed>
            {some.map(({ revision, before, index }) => (
              <RevisionRow
                key={revision.revision}
                entry={{ kind, id }}
                revision={revision}
                before={before}
                isCurrent={index === 0}
                onGoBack={
                  mayGoBack(revision.content) && !hasSameFields(revision.content, entry?.content ?? null)
                    ? (content) => goBack(revision, content)
                    : null
                }
              />
            ))}
          </ol>
        </Fragment>
      ))}
    </Dialog>
  );
}
