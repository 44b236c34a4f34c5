/** Opens the dialog that shares a preview of the draft. */

import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { NeedsRole } from '../rights/needs-role.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { ShareDialog } from './share-dialog.tsx';

export function ShareButton() {
  const [isOpen, setIsOpen] = useState(false);
  if (!useHasRole('author')) return <NeedsRole needed="author">Only authors can share previews.</NeedsRole>;
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Share a preview…</Button>
      {isOpen && <ShareDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
