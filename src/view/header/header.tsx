/** The header: top bar, logo, navigation and buttons. */

import type { HeaderModel, MenuItemModel } from '../../chrome/chrome.ts';
import { LOGIN_ID } from '../../contract/counting.ts';
import { ActionList } from '../action/action.tsx';
import { Bar } from '../bar/bar.tsx';
import { Tools } from '../bar/tools.tsx';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Column } from '../column/column.tsx';
import { Island } from '../island/island.tsx';
import { Menu, type MenuSlots } from '../island/menu.tsx';
import { type MenuEntry, sectionSlots } from '../island/section-list.tsx';
import { LanguageList } from '../language-list/language-list.tsx';
import { Logo } from '../logo/logo.tsx';
import { Root } from '../root/root.tsx';
import { SecondLevel } from '../second-level/second-level.tsx';
import { SearchBox } from '../slot/search-box.tsx';
import { SlotPlace } from '../slot/slot-place.tsx';
import { TextLink } from '../text-link/text-link.tsx';

export function Header({ header }: { readonly header: HeaderModel }) {
  const { labels, items } = header.menu;
  const isFull = header.size === 'full';
  const local = <SlotPlace name="local" header={header} />;
  const secondLevel = header.secondLevel ? (
    <SecondLevel secondLevel={header.secondLevel}>{local}</SecondLevel>
  ) : (
    isFull && local
  );
  return (
    <Root
      name="header"
      language={header.language}
      direction={header.direction}
      theme={header.theme}
      hasPath={header.hasPath}
      siteOrigin={header.siteOrigin}
      counting={header.counting}
      shadowStyles={header.shadowStyles}
      scripts={header.scripts}
      transparent={header.transparent}
    >
      <span className="portico-header__sentinel" data-portico-part="sentinel" aria-hidden="true" />
      {header.skipLink && (
        <a
          className="portico-action portico-action--primary portico-skip-link"
          href={header.skipLink.href}
          data-portico-part="skip-link"
        >
          {header.skipLink.text}
        </a>
      )}
      {isFull && (
        <Bar bar={header.bar} banner={header.slots.includes('banner') && <SlotPlace name="banner" header={header} />} />
      )}
      <div className="portico-header__inner">
        <Logo brand={header.brand} place="header" />
        {!isFull && secondLevel}
        {header.siteLink && <TextLink className="portico-header__site-link" link={header.siteLink} />}
        {isFull ? (
          <Island name="menu">
            <Menu labels={labels} items={items.map(menuEntry)} slots={menuSlots(header)} />
          </Island>
        ) : (
          <Tools bar={header.bar} />
        )}
        {header.actions.length > 0 && (
          <div className="portico-header__actions">
            <ActionList actions={header.actions.toReversed()} />
          </div>
        )}
        <SlotPlace name="account" header={header} />
      </div>
      {isFull && secondLevel}
      {header.breadcrumbs && <Breadcrumbs {...header.breadcrumbs} />}
    </Root>
  );
}

/** The part of an item that hydration needs; its links stay as the server rendered them. */
function menuEntry(item: MenuItemModel): MenuEntry {
  if (item.kind === 'link') return { kind: 'link', id: item.id };
  return { kind: 'section', id: item.id, current: item.current };
}

function menuSlots(header: HeaderModel): MenuSlots {
  const { menu, bar, actions } = header;
  const login = bar.login
    ? [{ ...bar.login, id: LOGIN_ID, isCounted: bar.login.id !== null, look: 'secondary' as const }]
    : [];
  // buttons without a surface get their own line, at the end
  const overlayActions = [
    ...actions.filter(({ look }) => look !== 'quiet'),
    ...login,
    ...actions.filter(({ look }) => look === 'quiet'),
  ];
  return {
    ...sectionSlots(menu.items, (item) =>
      item.kind === 'link' ? (
        <TextLink className="portico-section__link" link={item.link} />
      ) : (
        item.columns.map((column) => <Column key={column.title} column={column} />)
      ),
    ),
    languages: (
      <>
        <SlotPlace name="search" header={header}>
          {header.search && <SearchBox search={header.search} />}
        </SlotPlace>
        <SlotPlace name="tools" header={header} />
        {bar.languageSelector && (
          <div data-portico-part="language-selector">
            <p className="portico-column__title">{bar.languageSelector.title}</p>
            <LanguageList languages={bar.languageSelector.languages} />
          </div>
        )}
      </>
    ),
    actions: overlayActions.length > 0 && <ActionList actions={overlayActions} />,
  };
}
