/** The navigation: sections side by side on the desktop, and the overlay that the burger opens elsewhere. */

import type { ReactNode } from 'react';
import type { MenuLabels } from '../../chrome/chrome.ts';
import { DESKTOP_MEDIA } from '../../contract/breakpoints.ts';
import { LABELS_ATTRIBUTE, MENU_ID, panelId } from '../../contract/markup.ts';
import { Slot } from './slot.tsx';
import { useDisclosures } from './use-disclosures.ts';
import { useOverlay } from './use-overlay.ts';

export type MenuEntry =
  | { readonly kind: 'link'; readonly id: string }
  | { readonly kind: 'section'; readonly id: string; readonly current: boolean };

export interface MenuProps {
  readonly labels: MenuLabels;
  readonly items: readonly MenuEntry[];
}

/** What only the server renders: every link, so that none comes from the props. */
export interface MenuSlots {
  /** Of the sections. */
  readonly titles: Readonly<Record<string, ReactNode>>;
  /** The links themselves, and the columns of sections. */
  readonly items: Readonly<Record<string, ReactNode>>;
  readonly languages: ReactNode;
  readonly actions: ReactNode;
}

export function Menu({ labels, items, slots }: MenuProps & { readonly slots?: MenuSlots }) {
  const { groupProps, sectionProps, buttonProps } = useDisclosures<HTMLUListElement>(DESKTOP_MEDIA);
  const { open, burgerProps, overlayProps } = useOverlay();
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
            <ul className="portico-nav__list" {...groupProps}>
              {items.map((item) =>
                item.kind === 'link' ? (
                  <Slot as="li" key={item.id} className="portico-section" data-portico-id={item.id}>
                    {slots?.items[item.id]}
                  </Slot>
                ) : (
                  <li
                    key={item.id}
                    className="portico-section"
                    data-portico-part="section"
                    data-portico-id={item.id}
                    {...sectionProps(item.id)}
                  >
                    <Slot
                      as="button"
                      className="portico-section__button"
                      type="button"
                      aria-controls={panelId(item.id)}
                      data-portico-current={item.current ? 'true' : undefined}
                      {...buttonProps(item.id)}
                    >
                      {slots?.titles[item.id]}
                    </Slot>
                    <div
                      className="portico-panel"
                      id={panelId(item.id)}
                      data-portico-part="panel"
                      data-portico-id={item.id}
                    >
                      <Slot className="portico-panel__columns">{slots?.items[item.id]}</Slot>
                    </div>
                  </li>
                ),
              )}
            </ul>
          </nav>
          <Slot className="portico-menu__languages">{slots?.languages}</Slot>
        </div>
        <Slot className="portico-menu__actions">{slots?.actions}</Slot>
      </div>
    </>
  );
}
