/** The content of a panel of the Radix header: columns of links and a featured post. */

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { ICON_PATHS } from '../../../../src/view/icon/drawings.ts';
import type { PeerColumn, PeerLink, PeerTeaser } from '../peer-header.ts';

export function Columns({ columns }: { readonly columns: readonly PeerColumn[] }) {
  return (
    <div className="columns">
      {columns.map(({ title, titleLink, lists, furtherLinks, teaser }) => (
        <div className="column" key={title}>
          <p className="column__title">{titleLink ? <MenuLink link={titleLink} /> : title}</p>
          {lists.map((list) => (
            <LinkList key={list.title ?? ''} {...list} />
          ))}
          {furtherLinks.map((link) => (
            <MenuLink key={link.href} link={link} />
          ))}
          {teaser && <Teaser teaser={teaser} />}
        </div>
      ))}
    </div>
  );
}

function LinkList({ title, links }: PeerColumn['lists'][number]) {
  return (
    <>
      {title && <p className="column__title">{title}</p>}
      <ul className="list">
        {links.map((link) => (
          <li key={link.href}>
            <NavigationMenu.Link className="list__link" href={link.href}>
              {link.icon && (
                <svg
                  className="icon"
                  viewBox="0 0 24 24"
                  width="20"
                  height="20"
                  fill="none"
                  stroke="currentColor"
                  aria-hidden="true"
                >
                  <path d={ICON_PATHS[link.icon]} />
                </svg>
              )}
              <span>
                <span className="list__name">{link.text}</span>{' '}
                {link.description && <span className="list__description">{link.description}</span>}
              </span>
              {link.pill && <span className="pill">{link.pill}</span>}
            </NavigationMenu.Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function MenuLink({ link }: { readonly link: PeerLink }) {
  return (
    <NavigationMenu.Link className="column__link" href={link.href}>
      {link.text}
    </NavigationMenu.Link>
  );
}

function Teaser({ teaser }: { readonly teaser: PeerTeaser }) {
  return (
    <NavigationMenu.Link className="teaser" href={teaser.href}>
      {teaser.imageSrc && <img src={teaser.imageSrc} alt="" width={300} height={169} loading="lazy" />}
      <span className="teaser__epigraph">{teaser.epigraph}</span> <span>{teaser.title}</span>
    </NavigationMenu.Link>
  );
}
