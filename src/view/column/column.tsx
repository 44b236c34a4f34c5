/** A column of a menu panel: link lists, an item list, or a teaser. */

import type { ReactElement } from 'react';
import type { ColumnModel } from '../../chrome/chrome.ts';
import { countedAs } from '../counted-as.ts';
import { LinkList } from '../link-list/link-list.tsx';
import { Teaser } from '../teaser/teaser.tsx';
import { TextLink } from '../text-link/text-link.tsx';

/** @param sectionTitle a title that only repeats it is hidden where columns are below each other */
export function Column({
  column,
  sectionTitle,
}: {
  readonly column: ColumnModel;
  readonly sectionTitle: string;
}): ReactElement {
  switch (column.kind) {
    case 'links':
      return <LinksColumn column={column} isRepeated={column.title === sectionTitle && !column.titleLink} />;
    case 'item-list':
      return (
        <div className="portico-column portico-column--items">
          <p className="portico-column__title">{column.title}</p>
          <LinkList links={column.items} />
        </div>
      );
    case 'post':
      return (
        <div className="portico-column portico-column--post" {...countedAs('link', column.id)}>
          <p className="portico-column__title">{column.title}</p>
          <Teaser teaser={column.teaser} />
        </div>
      );
  }
}

function LinksColumn({
  column,
  isRepeated,
}: {
  readonly column: Extract<ColumnModel, { kind: 'links' }>;
  readonly isRepeated: boolean;
}) {
  const { title, titleLink, links, second, furtherLinks } = column;
  return (
    <div className="portico-column">
      <p className={`portico-column__title${isRepeated ? ' portico-column__title--repeated' : ''}`}>
        {titleLink ? <TextLink className="portico-column__title-link" link={titleLink} /> : title}
      </p>
      <LinkList links={links} />
      {second?.title && <p className="portico-column__title">{second.title}</p>}
      {second && <LinkList links={second.links} />}
      {furtherLinks.map((link) => (
        <TextLink key={link.href} className="portico-column__further" link={link} />
      ))}
    </div>
  );
}
