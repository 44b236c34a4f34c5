/** A list of the messages that share the visitors, of which the first are shown and the others on press. */

import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import type { Language } from '../../../../../src/contract/language.ts';
import { numberText } from '../../contract/limits.ts';
import { messagePath } from '../../contract/pages.ts';
import { textIn } from '../../contract/text-in.ts';
import type { Share } from '../../entries/timeline.ts';
import { Details } from '../controls/details.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { look, Row, Text } from '../primitives/layout.tsx';
import { formatShare } from './format-shares.ts';
import type { ReadableMessage } from './timeline-messages.ts';

interface ShareListProps {
  readonly shares: readonly Share<ReadableMessage>[];
  readonly language: Language;
  /** More about a message, below its title. */
  readonly children?: (message: ReadableMessage) => ReactNode;
}

/** How many messages are listed at once. */
const LISTED = 5;

export function ShareList({ shares, language, children }: ShareListProps) {
  const item = ({ message, share }: Share<ReadableMessage>) => (
    <Row key={message.id} as="li" gap={3} rows={0} align="baseline" size="small">
      <Link
        className={look({ grows: true }, 'studio-timeline__shared')}
        href={messagePath(message.kind, message.id)}
        {...textIn(language)}
      >
        <FilledText text={message.title} />
      </Link>{' '}
      {share < 1 && (
        <Text as="span" tone="quiet" numbers>
          {formatShare(share)}
        </Text>
      )}
      {children?.(message)}
    </Row>
  );
  return (
    <>
      <ul>{shares.slice(0, LISTED).map(item)}</ul>
      {shares.length > LISTED && (
        <Details summary={`${numberText(shares.length - LISTED)} more`} className={look({ size: 'small' })}>
          <ul>{shares.slice(LISTED).map(item)}</ul>
        </Details>
      )}
    </>
  );
}
