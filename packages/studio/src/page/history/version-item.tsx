/** A version in the history; its content is rendered only near the view. */

import { memo, useState } from 'react';
import type { VersionSummary } from '../../contract/api.ts';
import { useNearView } from '../kit/use-near-view.ts';
import { Text } from '../primitives/layout.tsx';
import { VersionContent } from './version-content.tsx';

interface VersionItemProps {
  readonly summary: VersionSummary;
  readonly isLatest: boolean;
  /** Whether its changes are open from the start. */
  readonly isOpened: boolean;
  /** The version that the service reports; `null` if it is not known. */
  readonly served: number | null;
  readonly timeZone: string;
  readonly onRestore: (summary: VersionSummary) => void;
}

function Item({ isOpened, ...props }: VersionItemProps) {
  const { version, reason } = props.summary;
  const [item, { isNear, height }] = useNearView<HTMLLIElement>();
  const [isOpen, setIsOpen] = useState(isOpened);
  return isNear ? (
    <Text as="li" pad={5} surface="panel" className="studio-version" ref={item} data-key={version}>
      <VersionContent {...props} isOpen={isOpen} onOpen={setIsOpen} />
    </Text>
  ) : (
    // the target of heading navigation and of the browser's search
    <Text
      as="li"
      pad={5}
      surface="panel"
      className="studio-version studio-version--far"
      ref={item}
      data-key={version}
      style={height === null ? {} : { blockSize: height }}
    >
      <Text as="h2" size="large">
        Version {version}
      </Text>
      <Text above={2} measure breaks>
        {reason}
      </Text>
    </Text>
  );
}

/** Renders again only if it has changed, however many earlier versions are added below. */
export const VersionItem = memo(Item);
