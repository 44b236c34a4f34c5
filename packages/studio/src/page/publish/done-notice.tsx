/** The result of publishing a selection: a version on its way, or a release that waits for its time. */

import { formatMomentInUtc } from '../../contract/format-instant.ts';
import { releasePath } from '../../contract/pages.ts';
import type { Release } from '../../contract/releases.ts';
import { ButtonLink } from '../controls/button.tsx';
import { useNavigation } from '../routing/navigation.tsx';
import { useTimeZone } from '../time/time-zone.ts';
import { DoneSection } from './done-section.tsx';
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

function ReleaseNotice({ release: { id, name, at }, isAsked }: ReleaseNoticeProps) {
  const { path } = useNavigation();
  const timeZone = useTimeZone();
  const when = at === null ? '' : ` on ${formatMomentInUtc(Date.parse(at), timeZone)}`;
  const text = isAsked
    ? 'Others can approve it or send it back on the page Publish.'
    : `It is published${when}, even if nobody has the Studio open. Visitors see it within two minutes.`;
  return (
    <DoneSection
      title={isAsked ? `“${name}” waits for a review` : `“${name}” is scheduled`}
      text={text}
      actions={
        <>
          {path === '/publish' ? (
            <ButtonLink href={releasePath(id)}>Show the release</ButtonLink>
          ) : (
            <ButtonLink href="/publish">Show all releases</ButtonLink>
          )}
          <ButtonLink href="/" look="quiet">
            Go to the messages
          </ButtonLink>
        </>
      }
    >
      <p className="studio-published__text">
        It keeps its texts as they are now. Later changes in the draft are not published with it.
      </p>
    </DoneSection>
  );
}
