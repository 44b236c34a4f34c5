/** A list of links and sections; a section is a button with the panel that it opens. */

import type { ReactNode } from 'react';
import { panelId } from '../../contract/markup.ts';
import { Slot } from './slot.tsx';
import { useDisclosures } from './use-disclosures.ts';

export type MenuEntry =
  | { readonly kind: 'link'; readonly id: string }
  | { readonly kind: 'section'; readonly id: string; readonly current: boolean };

/** Content that only the server renders: every link, so that none comes from the props. */
export interface SectionSlots {
  /** Section titles by id. */
  readonly titles: ReadonlyMap<string, ReactNode>;
  /** Links, and columns of sections, by id. */
  readonly items: ReadonlyMap<string, ReactNode>;
}

type Section = { readonly kind: 'section'; readonly id: string; readonly title: string };

/** @param contentOf returns a link, or the columns of a section */
export function sectionSlots<Item extends Section | { readonly kind: 'link'; readonly id: string }>(
  items: readonly Item[],
  contentOf: (item: Item) => ReactNode,
): SectionSlots {
  return {
    titles: new Map(items.map((item) => [item.id, item.kind === 'section' && item.title])),
    items: new Map(items.map((item) => [item.id, contentOf(item)])),
  };
}

export interface SectionListProps {
  readonly items: readonly MenuEntry[];
  readonly slots?: SectionSlots | undefined;
  /** Where panels drop down over the page instead of folding open in place. */
  readonly dropDownMedia: string;
}

export function SectionList({ items, slots, dropDownMedia }: SectionListProps) {
  const [groupProps, sectionProps, buttonProps] = useDisclosures<HTMLUListElement>(dropDownMedia);
  return (
    <ul className="portico-nav__list" {...groupProps}>
      {items.map((item) =>
        item.kind === 'link' ? (
          <Slot as="li" key={item.id} className="portico-section" data-portico-id={item.id}>
            {slots?.items.get(item.id)}
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
              {slots?.titles.get(item.id)}
            </Slot>
            <div className="portico-panel" id={panelId(item.id)} data-portico-part="panel" data-portico-id={item.id}>
              <Slot className="portico-panel__columns">{slots?.items.get(item.id)}</Slot>
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
