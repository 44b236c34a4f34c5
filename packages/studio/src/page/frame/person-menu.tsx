/** Shows who is signed in, and opens their settings. */

import { useRef } from 'react';
import { Button } from 'react-aria-components';
import { useDraftState } from '../data/draft-provider.tsx';
import { PersonContent } from '../kit/header.tsx';
import { dialogPart } from '../parts/dialog-part.tsx';
import { useOpenPart } from '../routing/use-open-part.ts';

const PersonSettings = dialogPart(
  'person-settings',
  async () => (await import('./person-settings.tsx')).PersonSettings,
);

export function PersonMenu() {
  const session = useDraftState((state) => (state.status === 'loaded' ? state.draft.session : null));
  const person = session?.person ?? '';
  const [isOpen, setOpen] = useOpenPart('settings');
  const button = useRef<HTMLButtonElement>(null);
  const name = `${person || 'Person'}: theme and time zone`;
  return (
    <>
      <Button
        ref={button}
        className="studio-item"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        <PersonContent person={person} />
      </Button>
      {isOpen && session ? (
        <PersonSettings session={session} name={name} triggerRef={button} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
