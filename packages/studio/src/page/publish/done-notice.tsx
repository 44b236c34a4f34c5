/** The result of publishing a selection: a version on its way, or a release that waits for its time. */

import { useEffect, useRef } from 'react';
import { releasePath } from '../../contract/pages.ts';
import type { Release } from '../../contract/releases.ts';
import { ButtonLink } from '../controls/button.tsx';
import { useAnnounce } from '../kit/announcer.tsx';
import { useNavigation } from '../routing/navigation.tsx';
import { formatMomentInUtc } from '../time/format-moment.ts';
import { useTimeZone } from '../time/time-zone.ts';
import { PublishedNotice } from './published-notice.tsx';
import type { Done } from './use-publishing.ts';

export function DoneNotice({ done }: { readonly done: Done }) {
  return done.done === 'published' ? (
    <PublishedNotice version={done.version} />
  ) : (
    <ReleaseNotice release={done.release} isAsked={done.done === 'asked'} />
  );
}

interface ReleaseNoticeProps {
  readonly release: Release;
  /** Whether a review was requested. */
  readonly isAsked: boolean;
}

/** Receives focus when it appears. */
function ReleaseNotice({ release: { id, name, at }, isAsked }: ReleaseNoticeProps) {
  const { path } = useNavigation();
  const announce = useAnnounce();
  const timeZone = useTimeZone();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = isAsked ? `“${name}” waits for a review` : `“${name}” is scheduled`;
  const when = at === null ? '' : ` on ${formatMomentInUtc(Date.parse(at), timeZone)}`;
  const text = isAsked
    ? 'Others can approve it or send it back on the page Publish.'
    : `It is published${when}, even if nobody has the Studio open. Visitors see it within two minutes.`;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => announce(`${title}. ${text}`), [announce, title, text]);
  return (
    <section className="studio-published studio-panel" aria-labelledby="studio-scheduled-title">
      <h2 id="studio-scheduled-title" className="studio-published__title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="studio-published__text">{text}</p>
      <p className="studio-published__text">
        It keeps its texts as they are now. Later changes in the draft are not published with it.
      </p>
      <div className="studio-published__actions">
        {path === '/publish' ? (
          <ButtonLink href={releasePath(id)}>Show the release</ButtonLink>
        ) : (
          <ButtonLink href="/publish">Show all releases</ButtonLink>
        )}
        <ButtonLink href="/" look="quiet">
          Go to the messages
        </ButtonLink>
      </div>
    </section>
  );
}
