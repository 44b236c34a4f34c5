/** Says instead of a list why it is empty, and what to do. */

import type { ReactNode } from 'react';
import { Stack, Text } from '../primitives/layout.tsx';

interface EmptyProps {
  readonly title: string;
  /** A sentence. */
  readonly text?: string;
  /** What to do. */
  readonly children?: ReactNode;
}

export function Empty({ title, text, children }: EmptyProps) {
  return (
    <Stack gap={3} align="center" surface="panel" centered className="studio-empty">
      <Text as="h2" size="large">
        {title}
      </Text>
      {text !== undefined && (
        <Text measure tone="quiet">
          {text}
        </Text>
      )}
      {children}
    </Stack>
  );
}
