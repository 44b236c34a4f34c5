/** A list of links and sections; a section is a button with the panel that it opens. */

import type { ReactNode } from 'react';
import { panelId } from '../../contract/markup.ts';

interface Section {
  readonly kind: 'section';
  readonly id: string;
  readonly title: ReactNode;
  readonly current: boolean;
}

export interface SectionListProps<Item> {
  readonly items: readonly Item[];
  /** Returns a link, or the columns of a section. */
  readonly contentOf: (item: Item) => ReactNode;
}

export function SectionList<Item extends Section | { readonly kind: 'link'; readonly id: string }>({
  items,
  contentOf,
}: SectionListProps<Item>) {
  return (
    <ul className="portico-nav__list">
      {items.map((item) =>
        item.kind === 'link' ? (
          <li key={item.id} className="portico-section" data-portico-id={item.id}>
            {contentOf(item)}
          </li>
        ) : (
          <li
            key={item.id}
            className="portico-section"
            data-portico-part="section"
            data-portico-id={item.id}
            data-portico-section={item.id}
          >
            <button
              className="portico-section__button"
              type="button"
              aria-controls={panelId(item.id)}
              data-portico-current={item.current ? 'true' : undefined}
            >
              {item.title}
            </button>
            <div className="portico-panel" id={panelId(item.id)} data-portico-part="panel" data-portico-id={item.id}>
              <div className="portico-panel__columns">{contentOf(item)}</div>
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
