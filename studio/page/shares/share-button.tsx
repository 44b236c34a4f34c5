/** Opens the dialog that shares a preview of the draft. */

import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { ShareDialog } from './share-dialog.tsx';

export function ShareButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Share a preview…</Button>
      {isOpen && <ShareDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
