/** Follows a published version on its way to visitors. */

import type { VersionSummary } from '../../contract/api.ts';
import { ButtonLink } from '../controls/button.tsx';
import { useStatus } from '../data/use-status.ts';
import { Stack } from '../primitives/layout.tsx';
import { usePreviewPath } from '../routing/preview-path.ts';
import { DoneSection } from './done-section.tsx';

/**
 * `pending`: not in KV yet. `accepted`: in KV. `served`: the service reports it. `replaced`: there is a
 * later version.
 */
type Delivery = 'pending' | 'accepted' | 'served' | 'replaced';

const SENTENCES: Readonly<Record<Delivery, string>> = {
  pending: 'It is saved, but has not reached the network yet. The Studio keeps trying.',
  accepted: 'Sites show it within two minutes.',
  served: 'The service has it. Pages that are open or cached elsewhere follow within two minutes.',
  replaced: 'A later version has been published since.',
};

const STEPS = ['Kept in the history', 'Handed to the network', 'Read by the service'];
const DONE: Readonly<Record<Delivery, number>> = { pending: 1, accepted: 2, served: 3, replaced: 3 };

export function PublishedNotice({ version }: { readonly version: VersionSummary }) {
  const delivery = useDelivery(version);
  const previewPath = usePreviewPath();
  return (
    <DoneSection
      title={`Version ${version.version} is published`}
      text={SENTENCES[delivery]}
      actions={
        <>
          <ButtonLink href="/history">Show the history</ButtonLink>
          <ButtonLink href={previewPath({ of: 'published' })} look="quiet">
            Preview what is published
          </ButtonLink>
        </>
      }
    >
      <Stack as="ol" gap={3} className="studio-published__steps">
        {STEPS.map((step, index) => {
          const state = index < DONE[delivery] ? 'done' : index === DONE[delivery] ? 'current' : 'open';
          return (
            <li key={step} className={`studio-published__step studio-published__step--${state}`}>
              {step}
              <span className="studio-visually-hidden">: {state === 'done' ? 'done' : 'not yet'}</span>
            </li>
          );
        })}
      </Stack>
    </DoneSection>
  );
}

/** Where the version is on its way to visitors. */
function useDelivery({ version, state }: VersionSummary): Delivery {
  const status = useStatus(version);
  if (status === null) return state === 'pending' ? 'pending' : 'accepted';
  if (status.latest.version > version) return 'replaced';
  if (status.served !== null && status.served >= version) return 'served';
  return status.latest.state === 'pending' ? 'pending' : 'accepted';
}
