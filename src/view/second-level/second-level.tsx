/** The second level of a site: its title, links and menus. */

import type { ReactNode } from 'react';
import type { SecondLevelChrome } from '../../chrome/chrome.ts';
import { Island } from '../island/island.tsx';
import { SectionList } from '../island/section-list.tsx';
import { LinkList } from '../link-list/link-list.tsx';
import { TextLink } from '../text-link/text-link.tsx';

interface SecondLevelProps {
  readonly secondLevel: SecondLevelChrome;
  /** After its list. */
  readonly children: ReactNode;
}

export function SecondLevel({ secondLevel: { title, items }, children }: SecondLevelProps) {
  const titles = new Map<string, ReactNode>();
  const links = new Map<string, ReactNode>();
  for (const item of items) {
    if (item.kind === 'section') titles.set(item.id, item.title);
    links.set(
      item.id,
      item.kind === 'link' ? (
        <TextLink className="portico-section__link" link={item.link} />
      ) : (
        <LinkList links={item.links} />
      ),
    );
  }
  return (
    <nav className="portico-second-level" aria-label={title} data-portico-part="second-level">
      <Island name="second-level">
        <SectionList items={items} slots={{ titles, items: links }} dropDownMedia="all" />
      </Island>
      {children}
    </nav>
  );
}
