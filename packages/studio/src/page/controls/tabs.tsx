/** Tabs with one visible panel. */

import { memo, type ReactNode, useEffect, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { SEGMENTS } from '../primitives/control-classes.ts';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** The accessible name, if the label is not text. */
  readonly name?: string;
}

interface TabsProps<Id extends string> {
  /** Names the list of tabs. */
  readonly label: string;
  readonly tabs: readonly TabItem<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** The content of the selected tab. */
  readonly children: ReactNode;
}

function AllTabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is selected
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[data-selected]');
    // React Aria keeps using the id of the first tab's panel
    if (panel.current && tab) panel.current.id = tab.getAttribute('aria-controls') ?? '';
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        const chosen = tabs.find(({ id }) => id === key);
        if (chosen) onSelect(chosen.id);
      }}
    >
      <TabList ref={list} className={`${SEGMENTS.root} studio-tabs__list`} aria-label={label}>
        {tabs.map(({ id, label: content, name }) => (
          <Tab
            key={id}
            id={id}
            className={`${SEGMENTS.option} studio-tab`}
            {...(name === undefined ? {} : { 'aria-label': name })}
          >
            {content}
          </Tab>
        ))}
      </TabList>
      <TabPanel ref={panel} id={selected} className="studio-tabs__panel">
        {children}
      </TabPanel>
    </AriaTabs>
  );
}

/** Renders again only when its own properties change. */
export const Tabs = memo(AllTabs) as typeof AllTabs;
