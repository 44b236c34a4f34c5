/** Opens the dialog that shares a preview of the draft, or of a part of it. */

import { useState } from 'react';
import type { SharedPart } from '../../contract/api.ts';
import { Button } from '../controls/button.tsx';
import type { ButtonSize } from '../primitives/control-classes.ts';
import { NeedsRole } from '../rights/needs-role.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { ShareDialog } from './share-part.ts';

interface ShareButtonProps {
  /** Without it, the whole draft. */
  readonly only?: SharedPart;
  /** Of the preview page, so that it shows that part. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly size?: ButtonSize;
}

export function ShareButton({ only, parameters = {}, size = 'medium' }: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useHasRole('author')) return <NeedsRole needed="author">Only authors can share previews.</NeedsRole>;
  return (
    <>
      <Button size={size} onPress={() => setIsOpen(true)}>
        Share a preview…
      </Button>
      {isOpen && <ShareDialog {...(only && { only })} parameters={parameters} onClose={() => setIsOpen(false)} />}
    </>
  );
}
