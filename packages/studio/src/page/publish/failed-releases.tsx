/** Shows on every page that a release was not published on time. */

import { releasePath } from '../../contract/pages.ts';
import { ButtonLink } from '../controls/button.tsx';
import { Notice } from '../controls/notice.tsx';
import { useReleases } from '../data/use-releases.ts';
import { Text } from '../primitives/layout.tsx';

export function FailedReleases() {
  return useReleases()
    .filter(({ state }) => state === 'failed')
    .map(({ id, name, failure }) => (
      <Text key={id} as="div" below={5}>
        <Notice
          tone="bad"
          title={`“${name}” was not published on time`}
          actions={<ButtonLink href={releasePath(id)}>Open the release</ButtonLink>}
        >
          {failure}
        </Notice>
      </Text>
    ));
}
