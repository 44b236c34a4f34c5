/** Shows on every page that a release was not published on time. */

import { releasePath } from '../../contract/pages.ts';
import { ButtonLink } from '../controls/button.tsx';
import { Notice } from '../controls/notice.tsx';
import { useReleases } from '../data/use-releases.ts';

export function FailedReleases() {
  return useReleases()
    .filter(({ state }) => state === 'failed')
    .map(({ id, name, failure }) => (
      <div key={id} className="studio-above">
        <Notice
          tone="bad"
          title={`“${name}” was not published on time`}
          actions={<ButtonLink href={releasePath(id)}>Open the release</ButtonLink>}
        >
          {failure}
        </Notice>
      </div>
    ));
}
