/** Opens the commands with a button, or with ⌘K or Ctrl+K wherever the focus is. */

import { useEffect } from 'react';
import { Button } from 'react-aria-components';
import { useDraftState } from '../data/draft-provider.tsx';
import { ItemContent } from '../kit/header.tsx';
import { dialogPart } from '../parts/dialog-part.tsx';
import { useOpenPart } from '../routing/use-open-part.ts';

const Commands = dialogPart('commands', async () => (await import('./commands.tsx')).Commands);

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

export function CommandsButton() {
  const isLoaded = useDraftState(({ status }) => status === 'loaded');
  const [isOpen, setOpen] = useOpenPart('commands');

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // browsers would focus the address bar
      event.preventDefault();
      // an open dialog comes first
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) setOpen(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, [setOpen]);

  return (
    <>
      <Button
        className="studio-item"
        aria-label={`Search and commands (${isApple ? '⌘K' : 'Ctrl+K'})`}
        isDisabled={!isLoaded}
        onPress={() => setOpen(true)}
      >
        <ItemContent icon="search" text="Search" />
        <span className="studio-item__keys" data-keys={isApple ? '⌘K' : 'Ctrl K'} aria-hidden="true" />
      </Button>
      {isOpen && isLoaded ? <Commands onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function isShortcut({ key, metaKey, ctrlKey, altKey, shiftKey, isComposing, repeat }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'k' || altKey || shiftKey || isComposing || repeat) return false;
  // on a Mac, Ctrl+K deletes to the end of the line
  return isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}
