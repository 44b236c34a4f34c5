/** Badges for a link, text or list: problems, and whether it differs from the files or from what is published. */

import { Badge } from '../controls/badge.tsx';
import type { MenuValue } from './use-menu-value.ts';

interface ValueBadgesProps {
  readonly value: Pick<MenuValue, 'state' | 'isPending'>;
  readonly problems?: number;
  readonly isTooWide?: boolean;
}

export function ValueBadges({ value: { state, isPending }, problems = 0, isTooWide = false }: ValueBadgesProps) {
  return (
    <>
      {problems > 0 && <Badge tone="bad">To fix</Badge>}
      {problems === 0 && isTooWide && <Badge tone="caution">Too wide</Badge>}
      {isPending ? <Badge tone="accent">Not published</Badge> : state === 'as-files' || <Badge>Changed</Badge>}
    </>
  );
}
