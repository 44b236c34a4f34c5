/** Asks before publishing an earlier version again, and shows what will change for visitors. */

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { VersionSummary } from '../../contract/api.ts';
import { describeChanges } from '../../entries/describe-changes.ts';
import { publishingBarrier } from '../../entries/publication-reach.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { Notice } from '../controls/notice.tsx';
import { TextField } from '../controls/text-field.tsx';
import { callApi } from '../data/api-client.ts';
import { useDraft, useSession } from '../data/draft-provider.tsx';
import { type Failure, failureOf } from '../data/failure.ts';
import { apiQuery, IMMUTABLE } from '../data/query-client.ts';
import { useChangesCount } from '../data/use-changed.ts';
import { useMenuFiles } from '../data/use-menu-files.ts';
import { FailureNotice } from '../kit/failure-notice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Text } from '../primitives/layout.tsx';
import { ChangeSummary } from '../publish/change-summary.tsx';

interface RestoreDialogProps {
  readonly summary: VersionSummary;
  readonly timeZone: string;
  readonly onClose: () => void;
  readonly onRestored: (version: VersionSummary) => void;
}

export function RestoreDialog({ summary: { version }, timeZone, onClose, onRestored }: RestoreDialogProps) {
  const published = useDraft((draft) => draft.published);
  const latest = useDraft((draft) => draft.latest);
  const changedCount = useChangesCount();
  const session = useSession();
  const { sites } = session;
  const menus = useMenuFiles().data ?? null;
  const restored = useQuery({ ...apiQuery('GET /versions/:version', { params: { version } }), ...IMMUTABLE });
  const [reason, setReason] = useState('');
  const [isPublishing, setIsPublishing] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const changes = useMemo(
    () =>
      restored.data && published ? describeChanges(published, restored.data.languages, Date.now(), sites, menus) : null,
    [restored.data, published, sites, menus],
  );

  const barrier = useMemo(
    () =>
      restored.data && published
        ? publishingBarrier(published, restored.data.languages, session.rights.publishes, session.sites)
        : null,
    [restored.data, published, session],
  );

  async function restore() {
    setIsPublishing(true);
    setFailure(null);
    try {
      onRestored(
        await callApi('POST /versions/:version/restore', { params: { version }, body: { reason: reason.trim() } }),
      );
    } catch (error) {
      setIsPublishing(false);
      setFailure(failureOf(error));
    }
  }

  return (
    <Dialog
      title={`Publish version ${version} again?`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          {barrier === null ? (
            <Button look="primary" onPress={() => isPublishing || restore()}>
              {isPublishing ? 'Publishing…' : `Publish as version ${latest.version + 1}`}
            </Button>
          ) : null}
        </>
      }
    >
      <p>
        Its messages, cards and menus are published as version {latest.version + 1}. No version is lost: you can publish
        version {latest.version} again in the same way.
      </p>
      {barrier !== null && (
        <Notice tone="caution" title="You can’t publish this version again">
          <p>{barrier}</p>
        </Notice>
      )}
      {changedCount > 0 && (
        <Text tone="quiet">
          Unpublished changes stay in the draft. Afterwards, the lists mark what differs from what visitors see.
        </Text>
      )}
      {restored.isError && (
        <FailureNotice
          title="The version could not be loaded"
          failure={failureOf(restored.error)}
          onRetry={restored.refetch}
        />
      )}
      {restored.isPending && <Skeleton rows={1} height="8rem" />}
      {changes && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <section className="studio-restore__changes" aria-label="What visitors will see" tabIndex={0}>
          {changes.length === 0 ? (
            <Text tone="quiet">Visitors will see no difference.</Text>
          ) : (
            <ChangeSummary changes={changes} timeZone={timeZone} />
          )}
        </section>
      )}
      {barrier === null ? (
        <TextField label="Why" hint="Kept in the history." value={reason} onChange={setReason} />
      ) : null}
      {failure && <FailureNotice title="Nothing was published" failure={failure} />}
    </Dialog>
  );
}
