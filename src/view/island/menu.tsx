/** The navigation: sections side by side on the desktop, and the overlay that the burger opens elsewhere. */

import type { ReactNode } from 'react';
import type { MenuItemModel, MenuLabelsModel } from '../../chrome/chrome.ts';
import { LABELS_ATTRIBUTE, MENU_ID } from '../../contract/markup.ts';
import { SectionList, type SectionListProps } from './section-list.tsx';

interface MenuProps extends SectionListProps<MenuItemModel> {
  readonly labels: MenuLabelsModel;
  /** Below the sections: the host's slots, which wide windows show in the row, and the languages. */
  readonly languages: ReactNode;
  readonly actions: ReactNode;
  /** What the row shows after the sections, and before the burger. */
  readonly children: ReactNode;
}

export function Menu({ labels, items, contentOf, languages, actions, children }: MenuProps) {
  return (
    <>
      <div className="portico-menu" id={MENU_ID} popover="auto" role="none" data-portico-part="overlay">
        <div className="portico-menu__scroller">
          <nav aria-label={labels.navigation} data-portico-part="nav">
            <SectionList items={items} contentOf={contentOf} />
          </nav>
          <div className="portico-menu__languages">{languages}</div>
        </div>
        <div className="portico-menu__actions">{actions}</div>
      </div>
      {children}
      <button
        className="portico-burger"
        type="button"
        popoverTarget={MENU_ID}
        aria-controls={MENU_ID}
        aria-label={labels.open}
        data-portico-part="burger"
        {...{ [LABELS_ATTRIBUTE]: `${labels.open}|${labels.close}` }}
      >
        <span className="portico-burger__lines">{labels.open}</span>
      </button>
    </>
  );
}
