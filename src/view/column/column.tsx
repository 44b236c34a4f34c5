/** A column of a menu panel: link lists, an item list, or a featured post. */

import type { ReactElement } from 'react';
import type { ColumnChrome, Link } from '../../chrome/chrome.ts';
import { LinkList } from '../link-list/link-list.tsx';
import { Teaser } from '../teaser/teaser.tsx';

export interface ColumnProps {
  readonly column: ColumnChrome;
  /** Unique in the page: the ids of the column's titles start with it. */
  readonly id: string;
}

export function Column({ column, id }: ColumnProps): ReactElement {
  switch (column.kind) {
    case 'links':
      return <LinksColumn column={column} id={id} />;
    case 'item-list':
      return (
        <div className="portico-column portico-column--items">
          <p className="portico-column__title" id={id}>
            {column.title}
          </p>
          <LinkList links={column.items} labelledBy={id} />
        </div>
      );
    case 'post':
      return (
        <div className="portico-column portico-column--post">
          <p className="portico-column__title">{column.title}</p>
          <Teaser teaser={column.teaser} />
        </div>
      );
  }
}

interface LinksColumnProps {
  readonly column: Extract<ColumnChrome, { kind: 'links' }>;
  readonly id: string;
}

function LinksColumn({ column, id }: LinksColumnProps) {
  const { title, titleLink, links, second, furtherLinks } = column;
  return (
    <div className="portico-column">
      <p className="portico-column__title" id={id}>
        {titleLink ? <ColumnLink className="portico-column__title-link" link={titleLink} /> : title}
      </p>
      <LinkList links={links} labelledBy={id} />
      {second?.title && (
        <p className="portico-column__title" id={`${id}-second`}>
          {second.title}
        </p>
      )}
      {second && <LinkList links={second.links} labelledBy={second.title ? `${id}-second` : null} />}
      {furtherLinks.map((link) => (
        <ColumnLink key={link.href} className="portico-column__further" link={link} />
      ))}
    </div>
  );
}

function ColumnLink({ className, link }: { readonly className: string; readonly link: Link }) {
  return (
    <a className={className} href={link.href} aria-current={link.current ? 'page' : undefined}>
      {link.text}
    </a>
  );
}
