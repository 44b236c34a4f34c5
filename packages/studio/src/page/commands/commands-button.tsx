/** Opens the commands with a button, or with ⌘K or Ctrl+K wherever the focus is. */

import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useDraftState } from '../data/draft-provider.tsx';
import { dialogPart } from '../parts/dialog-part.tsx';
import { buttonClass } from '../primitives/control-classes.ts';
import { Text } from '../primitives/layout.tsx';

const Commands = dialogPart('commands', async () => (await import('./commands.tsx')).Commands);

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

export function CommandsButton() {
  const isLoaded = useDraftState(({ status }) => status === 'loaded');
  const [isOpen, setOpen] = useState(false);

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
  }, []);

  return (
    <>
      <Button
        className={`${buttonClass('quiet', 'small')} studio-commands-button`}
        aria-label={`Search and commands (${isApple ? '⌘K' : 'Ctrl+K'})`}
        isDisabled={!isLoaded}
        onPress={() => setOpen(true)}
      >
        <span className="studio-commands-button__icon" aria-hidden="true" />
        <Text
          as="span"
          size="small"
          nowrap
          className="studio-commands-button__keys"
          data-keys={isApple ? '⌘K' : 'Ctrl K'}
          aria-hidden="true"
        />
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
