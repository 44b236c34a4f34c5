/** The dialog “Share a preview”: says what outsiders will see, creates links that expire, and ends links early. */

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { NewShare, SharedPart } from '../../contract/api.ts';
import { sharedText } from '../../contract/shared-part.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { Select } from '../controls/select.tsx';
import { callApi } from '../data/api-client.ts';
import { useDraftStore, useSession } from '../data/draft-provider.tsx';
import { type Failure, failureOf } from '../data/failure.ts';
import { apiQuery } from '../data/query-client.ts';
import { useAnnounce } from '../kit/announcer.tsx';
import { FailureNotice } from '../kit/failure-notice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Row, Text } from '../primitives/layout.tsx';
import { CopyLink } from './copy-link.tsx';
import { ShareList } from './share-list.tsx';

const DAYS = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
] as const;

interface ShareDialogProps {
  /** Without it, the whole draft. */
  readonly only?: SharedPart;
  readonly parameters: Readonly<Record<string, string>>;
  readonly onClose: () => void;
}

export function ShareDialog({ only, parameters, onClose }: ShareDialogProps) {
  const shares = useQuery({ ...apiQuery('GET /shares', {}), gcTime: 0 });
  const [days, setDays] = useState<(typeof DAYS)[number]['value']>('7');
  const [made, setMade] = useState<NewShare | null>(null);
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const store = useDraftStore();
  const announce = useAnnounce();
  const { person } = useSession();
  const listTitle = useId();

  async function attempt(action: () => Promise<void>) {
    setIsBusy(true);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  const make = () =>
    attempt(async () => {
      // the link shows the saved draft
      await store.saveAll();
      const share = await callApi('POST /shares', {
        body: { days: Number(days), ...(only && { only: partOf(only) }) },
      });
      setMade(share);
      announce('The link is ready.');
    });

  const end = (id: string) =>
    attempt(async () => {
      await callApi('DELETE /shares/:id', { params: { id } });
      setEnded((before) => new Set(before).add(id));
      if (made?.id === id) setMade(null);
      announce('The link has ended.');
    });

  const active = shares.data ? [...(made ? [made] : []), ...shares.data] : [];
  return (
    <Dialog title="Share a preview" isOpen onClose={onClose} actions={<Button onPress={onClose}>Done</Button>}>
      <p>
        Anyone with the link sees header and footer with <strong>{sharedText({ ...(only && { only }) })}</strong>, as it
        is now, and that {person} shared it. They need no account, can’t change anything, and the link expires.
      </p>
      {made ? (
        <CopyLink share={made} parameters={parameters} />
      ) : (
        <Row gap={3} align="end" className="studio-shares__new">
          <Select label="For how long" value={days} onChange={setDays} options={DAYS} />
          <Button look="primary" onPress={() => isBusy || make()}>
            Make a link
          </Button>
        </Row>
      )}
      {failure && <FailureNotice title="That did not work" failure={failure} />}
      <section aria-labelledby={listTitle}>
        <Text id={listTitle} as="h3" below={2} size="body">
          Active links
        </Text>
        {shares.isPending && <Skeleton rows={1} height="3.5rem" />}
        {shares.isError && (
          <FailureNotice
            title="The links could not be loaded"
            failure={failureOf(shares.error)}
            onRetry={shares.refetch}
          />
        )}
        {shares.data && <ShareList shares={active.filter(({ id }) => !ended.has(id))} isBusy={isBusy} onEnd={end} />}
      </section>
    </Dialog>
  );
}

/** As the API takes it: the name is the store's. */
function partOf(only: SharedPart) {
  return 'release' in only ? { release: only.release } : { kind: only.kind, id: only.id };
}
