/** The second level of a site: its title, links and menus. */

import type { ReactNode } from 'react';
import type { SecondLevelModel } from '../../chrome/chrome.ts';
import { Island } from '../island/island.tsx';
import { SectionList } from '../island/section-list.tsx';
import { LinkList } from '../link-list/link-list.tsx';
import { TextLink } from '../text-link/text-link.tsx';

interface SecondLevelProps {
  readonly secondLevel: SecondLevelModel;
  /** After its list. */
  readonly children: ReactNode;
}

export function SecondLevel({ secondLevel: { title, items }, children }: SecondLevelProps) {
  return (
    <nav className="portico-second-level" aria-label={title} data-portico-part="second-level">
      <Island name="second-level">
        <SectionList
          items={items}
          contentOf={(item) =>
            item.kind === 'link' ? (
              <TextLink className="portico-section__link" link={item.link} />
            ) : (
              <LinkList links={item.links} />
            )
          }
        />
      </Island>
      {children}
    </nav>
  );
}
