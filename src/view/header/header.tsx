/** The header: top bar, logo, navigation and buttons. */

import type { ReactNode } from 'react';
import type { HeaderModel, MenuItemModel } from '../../chrome/chrome.ts';
import { LOGIN_ID } from '../../contract/counting.ts';
import { ActionList } from '../action/action.tsx';
import { Bar } from '../bar/bar.tsx';
import { Tools } from '../bar/tools.tsx';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Column } from '../column/column.tsx';
import { Island } from '../island/island.tsx';
import { Menu } from '../island/menu.tsx';
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
      <div className={`portico-header__inner${isFull && header.secondLevel ? ' portico-header__inner--upper' : ''}`}>
        <Logo brand={header.brand} place="header" />
        {!isFull && secondLevel}
        {header.siteLink && <TextLink className="portico-header__site-link" link={header.siteLink} />}
        {isFull ? (
          <Island name="menu">
            <Menu
              labels={labels}
              items={items}
              contentOf={contentOf}
              languages={<OverlayTools header={header} />}
              actions={<OverlayActions header={header} />}
            >
              <RowEnd header={header} />
            </Menu>
          </Island>
        ) : (
          <>
            <Tools bar={header.bar} />
            <RowEnd header={header} />
          </>
        )}
      </div>
      {isFull && secondLevel}
      {header.breadcrumbs && <Breadcrumbs {...header.breadcrumbs} />}
    </Root>
  );
}

function contentOf(item: MenuItemModel): ReactNode {
  return item.kind === 'link' ? (
    <TextLink className="portico-section__link" link={item.link} />
  ) : (
    item.columns.map((column) => <Column key={column.title} column={column} sectionTitle={item.title} />)
  );
}

function RowEnd({ header }: { readonly header: HeaderModel }) {
  return (
    <>
      {header.actions.length > 0 && (
        <div className="portico-header__actions">
          <ActionList actions={header.actions.toReversed()} />
        </div>
      )}
      <SlotPlace name="account" header={header} />
    </>
  );
}

function OverlayTools({ header }: { readonly header: HeaderModel }) {
  const { languageSelector } = header.bar;
  return (
    <>
      <SlotPlace name="search" header={header}>
        {header.search && <SearchBox search={header.search} />}
      </SlotPlace>
      <SlotPlace name="tools" header={header} />
      {languageSelector && (
        <div data-portico-part="language-selector">
          <p className="portico-column__title">{languageSelector.title}</p>
          <LanguageList languages={languageSelector.languages} />
        </div>
      )}
    </>
  );
}

function OverlayActions({ header: { bar, actions } }: { readonly header: HeaderModel }) {
  const login = bar.login
    ? [{ ...bar.login, id: LOGIN_ID, isCounted: bar.login.id !== null, look: 'secondary' as const }]
    : [];
  // buttons without a surface get their own line, at the end
  const shown = [
    ...actions.filter(({ look }) => look !== 'quiet'),
    ...login,
    ...actions.filter(({ look }) => look === 'quiet'),
  ];
  return shown.length > 0 && <ActionList actions={shown} />;
}
