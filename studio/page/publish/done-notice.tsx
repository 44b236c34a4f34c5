/** Says what has become of a selection: a version on its way, or a release that waits for its time. */

import { useEffect, useRef } from 'react';
import type { Release } from '../../contract/releases.ts';
import { ButtonLink } from '../controls/button.tsx';
import { useAnnounce } from '../frame/announcer.tsx';
import { useNavigation } from '../routing/navigation.tsx';
import { releasePath } from '../routing/route.ts';
import { formatMomentInUtc } from '../time/format-moment.ts';
import { useTimeZone } from '../time/time-zone.ts';
import { PublishedNotice } from './published-notice.tsx';
import type { Done } from './use-publishing.ts';

export function DoneNotice({ done }: { readonly done: Done }) {
  return done.done === 'published' ? (
    <PublishedNotice version={done.version} />
  ) : (
    <ScheduledNotice release={done.release} />
  );
}

/** Receives focus when it appears. */
function ScheduledNotice({ release: { id, name, at } }: { readonly release: Release }) {
  const { path } = useNavigation();
  const announce = useAnnounce();
  const timeZone = useTimeZone();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = `“${name}” is scheduled`;
  const text = `It is published on ${formatMomentInUtc(Date.parse(at ?? ''), timeZone)}, whether or not anybody has the Studio open. Visitors see it within two minutes.`;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => announce(`${title}. ${text}`), [announce, title, text]);
  return (
    <section className="studio-published studio-panel" aria-labelledby="studio-scheduled-title">
      <h2 id="studio-scheduled-title" className="studio-published__title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="studio-published__text">{text}</p>
      <p className="studio-published__text">
        Its texts are kept as they are now. What you change in the draft meanwhile is not published with it.
      </p>
      <div className="studio-published__actions">
        {path === releasePath(id) ? (
          <ButtonLink href="/publish">Show all releases</ButtonLink>
        ) : (
          <ButtonLink href={releasePath(id)}>Change the release</ButtonLink>
        )}
        <ButtonLink href="/" look="quiet">
          Go to the messages
        </ButtonLink>
      </div>
    </section>
  );
}
