/** The header built with Radix NavigationMenu as its documentation recommends, for server and browser. */

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useEffect, useState } from 'react';
import type { PeerHeader } from '../peer-header.ts';
import { Bar } from './bar.tsx';
import { Columns } from './columns.tsx';

export function RadixHeader({ header }: { readonly header: PeerHeader }) {
  const { brand, labels, items, actions } = header;
  const [isOpen, setOpen] = useState(false);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <header className="header" lang={header.language} data-ready={isHydrated || undefined}>
      <Bar header={header} />
      <div className="row">
        <a className="logo" href={brand.homeHref} aria-label={brand.homeLabel}>
          <svg viewBox={brand.logo.viewBox} width="28" height="28" fill="currentColor" aria-hidden="true">
            <path d={brand.logo.path} />
          </svg>
          <span>{brand.name}</span>
        </a>
        <button
          className="burger"
          type="button"
          aria-expanded={isOpen}
          aria-controls="menu"
          aria-label={isOpen ? labels.close : labels.open}
          onClick={() => setOpen(!isOpen)}
        >
          ☰
        </button>
        <div className="menu" id="menu" data-open={isOpen || undefined}>
          <NavigationMenu.Root className="navigation" aria-label={labels.navigation}>
            <NavigationMenu.List className="sections">
              {items.map((item) => (
                <NavigationMenu.Item key={item.id} className="section" value={item.id}>
                  {'link' in item ? (
                    <NavigationMenu.Link className="trigger" href={item.link.href}>
                      {item.link.text}
                    </NavigationMenu.Link>
                  ) : (
                    <>
                      <NavigationMenu.Trigger className="trigger" data-section={item.id}>
                        {item.title}
                      </NavigationMenu.Trigger>
                      <NavigationMenu.Content className="panel" data-panel={item.id}>
                        <Columns columns={item.columns} />
                      </NavigationMenu.Content>
                    </>
                  )}
                </NavigationMenu.Item>
              ))}
            </NavigationMenu.List>
          </NavigationMenu.Root>
          <div className="actions">
            {actions.toReversed().map((action) => (
              <a
                key={action.href}
                className={action === actions[0] ? 'action action--primary' : 'action'}
                href={action.href}
              >
                {action.text}
              </a>
            ))}
          </div>
        </div>
      </div>
    </header>
  );
}
