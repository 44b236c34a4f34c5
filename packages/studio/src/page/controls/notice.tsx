/** A message within the page: information, a caution, or an error. */

import type { ReactNode } from 'react';
import { Row, Text } from '../primitives/layout.tsx';

interface NoticeProps {
  readonly tone: 'info' | 'caution' | 'bad';
  readonly title?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export function Notice({ tone, title, children, actions }: NoticeProps) {
  return (
    <Row gap={5} rows={3} justify="between" inset="large" surface={tone} size="body">
      <Text as="div" grows="wide" breaks>
        {title === undefined ? null : <Text weight="strong">{title}</Text>}
        {children}
      </Text>
      {actions === undefined ? null : <Row gap={2}>{actions}</Row>}
    </Row>
  );
}
