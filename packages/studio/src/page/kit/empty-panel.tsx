/** Says instead of content why there is none, and what to do. */

import type { ReactNode } from 'react';
import type { StudioIcon } from '../../contract/pages.ts';
import { Stack, Text } from '../primitives/layout.tsx';
import { Icon } from './icon.tsx';

interface EmptyPanelProps {
  readonly icon: StudioIcon;
  readonly title: string;
  /** The title's element: `h1` if it is the page's heading. */
  readonly heading?: 'h1' | 'h2';
  /** Sentences. */
  readonly text?: ReactNode;
  /** What to do. */
  readonly children?: ReactNode;
}

export function EmptyPanel({ icon, title, heading = 'h2', text, children }: EmptyPanelProps) {
  return (
    <Stack gap={3} align="center" surface="panel" centered className="studio-empty">
      <span className="studio-empty__icon">
        <Icon icon={icon} />
      </span>
      <Text as={heading} size="large" weight="strong">
        {title}
      </Text>
      {text !== undefined && (
        <Text as="div" measure tone="quiet" breaks>
          {text}
        </Text>
      )}
      {children}
    </Stack>
  );
}
