/** The navigation: sections side by side on the desktop, and the overlay that the burger opens elsewhere. */

import type { ReactNode } from 'react';
import type { MenuLabelsModel } from '../../chrome/chrome.ts';
import { DESKTOP_MEDIA } from '../../contract/breakpoints.ts';
import { LABELS_ATTRIBUTE, MENU_ID } from '../../contract/markup.ts';
import { type MenuEntry, SectionList, type SectionSlots } from './section-list.tsx';
import { Slot } from './slot.tsx';
import { useOverlay } from './use-overlay.ts';

export interface MenuProps {
  readonly labels: MenuLabelsModel;
  readonly items: readonly MenuEntry[];
}

/** Content that only the server renders: every link, so that none comes from the props. */
export interface MenuSlots extends SectionSlots {
  /** Below the sections: the host's slots, which wide windows show in the row, and the languages. */
  readonly languages: ReactNode;
  readonly actions: ReactNode;
}

export function Menu({ labels, items, slots }: MenuProps & { readonly slots?: MenuSlots }) {
  const [open, burgerProps, overlayProps] = useOverlay();
  const label = open ? labels.close : labels.open;
  return (
    <>
      <button
        className="portico-burger"
        type="button"
        popoverTarget={MENU_ID}
        aria-controls={MENU_ID}
        aria-label={label}
        data-portico-part="burger"
        {...{ [LABELS_ATTRIBUTE]: `${labels.open}|${labels.close}` }}
        {...burgerProps}
      >
        <span className="portico-burger__lines">{label}</span>
      </button>
      <div
        className="portico-menu"
        id={MENU_ID}
        popover="auto"
        role="none"
        data-portico-part="overlay"
        {...overlayProps}
      >
        <div className="portico-menu__scroller">
          <nav aria-label={labels.navigation} data-portico-part="nav">
            <SectionList items={items} slots={slots} dropDownMedia={DESKTOP_MEDIA} />
          </nav>
          <Slot className="portico-menu__languages">{slots?.languages}</Slot>
        </div>
        <Slot className="portico-menu__actions">{slots?.actions}</Slot>
      </div>
    </>
  );
}
