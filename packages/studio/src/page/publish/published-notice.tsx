/** Follows a published version on its way to visitors. */

import { useEffect, useRef } from 'react';
import type { VersionSummary } from '../../contract/api.ts';
import { ButtonLink } from '../controls/button.tsx';
import { useStatus } from '../data/use-status.ts';
import { useAnnounce } from '../kit/announcer.tsx';
import { usePreviewPath } from '../routing/preview-path.ts';

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

/** Receives focus when it appears. */
export function PublishedNotice({ version }: { readonly version: VersionSummary }) {
  const delivery = useDelivery(version);
  const announce = useAnnounce();
  const previewPath = usePreviewPath();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = `Version ${version.version} is published`;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => announce(`${title}. ${SENTENCES[delivery]}`), [announce, title, delivery]);
  return (
    <section className="studio-published studio-panel" aria-labelledby="studio-published-title">
      <h2 id="studio-published-title" className="studio-published__title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="studio-published__text">{SENTENCES[delivery]}</p>
      <ol className="studio-published__steps">
        {STEPS.map((step, index) => {
          const state = index < DONE[delivery] ? 'done' : index === DONE[delivery] ? 'current' : 'open';
          return (
            <li key={step} className={`studio-published__step studio-published__step--${state}`}>
              {step}
              <span className="studio-visually-hidden">: {state === 'done' ? 'done' : 'not yet'}</span>
            </li>
          );
        })}
      </ol>
      <div className="studio-published__actions">
        <ButtonLink href="/history">Show the history</ButtonLink>
        <ButtonLink href={previewPath({ of: 'published' })} look="quiet">
          Preview what is published
        </ButtonLink>
      </div>
    </section>
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
