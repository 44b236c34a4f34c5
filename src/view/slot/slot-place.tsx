/** A slot that the host fills with its own content; empty if the site does not list it. */

import type { ReactNode } from 'react';
import type { HeaderModel } from '../../chrome/chrome.ts';
import type { Slot } from '../../contract/slot.ts';

interface SlotPlaceProps {
  readonly name: Slot;
  readonly header: Pick<HeaderModel, 'slots' | 'shadowStyles'>;
  /** Shown until the host fills the slot. Must not contain a `div`, whose end tag the package looks for. */
  readonly children?: ReactNode;
}

export function SlotPlace({ name, header, children }: SlotPlaceProps) {
  if (!header.slots.includes(name)) return null;
  return (
    <div className={`portico-slot portico-slot--${name}`} data-portico-slot={name}>
      {header.shadowStyles ? <slot name={name}>{children}</slot> : children}
    </div>
  );
}
