/** Says which releases publish a message as it was when they were made. */

import { Link } from 'react-aria-components';
import type { EntryName } from '../../contract/draft.ts';
import { releasePath } from '../../contract/pages.ts';
import { Notice } from '../controls/notice.tsx';
import { useReleases } from '../data/use-releases.ts';
import { Text } from '../primitives/layout.tsx';
import { Moment } from '../time/moment.tsx';

export function ReleaseNote({ kind, id }: EntryName) {
  const releases = useReleases().filter(({ entries }) =>
    entries.some((entry) => entry.kind === kind && entry.id === id),
  );
  return releases.map(({ id: release, name, at, state }) => (
    <Text key={release} as="div" below={5}>
      <Notice tone="info">
        <p>
          The release <Link href={releasePath(release)}>{name}</Link>{' '}
          {state === 'scheduled' && at !== null ? (
            <>
              publishes this message on <Moment at={Date.parse(at)} />
            </>
          ) : (
            'has this message'
          )}
          , as it was when it was chosen. Open the release to give it what you change here.
        </p>
      </Notice>
    </Text>
  ));
}
