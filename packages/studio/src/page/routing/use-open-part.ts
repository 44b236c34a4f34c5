/** Opens a part of the frame at once if the address says so, as links from the preview do. */

import { useEffect, useState } from 'react';
import type { FramePart } from '../../contract/pages.ts';
import { useParameter } from './navigation.tsx';

/** Like `useState(false)`, and true at an address that `openPath` returns. */
export function useOpenPart(part: FramePart): [boolean, (isOpen: boolean) => void] {
  const [named, name] = useParameter('open');
  const [isOpen, setOpen] = useState(named === part);
  useEffect(() => {
    if (named === part) name('');
  }, [named, name, part]);
  return [isOpen, setOpen];
}
