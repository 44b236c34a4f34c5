/** Shows who is signed in, and opens their settings. */

import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useDraftState } from '../data/draft-provider.tsx';
import { dialogPart } from '../parts/dialog-part.tsx';

const PersonSettings = dialogPart(
  'person-settings',
  async () => (await import('./person-settings.tsx')).PersonSettings,
);

export function PersonMenu() {
  const session = useDraftState((state) => (state.status === 'loaded' ? state.draft.session : null));
  const person = session?.person ?? '';
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = `${person || 'Person'}: theme and time zone`;
  return (
    <>
      <Button
        ref={button}
        className="studio-person"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        <span aria-hidden="true">{(person[0] ?? '·').toUpperCase()}</span>
      </Button>
      {isOpen && session ? (
        <PersonSettings session={session} name={name} triggerRef={button} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
