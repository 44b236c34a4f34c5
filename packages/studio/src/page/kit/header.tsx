/** The header of page and preview: brand, navigation, and what belongs to the page. */

import type { ComponentType, ReactNode, Ref } from 'react';
import { Row } from '../primitives/layout.tsx';

interface LinkProps {
  readonly className: string;
  readonly href: string;
  readonly children: ReactNode;
  readonly 'aria-current'?: 'page';
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

interface HeaderLink {
  readonly path: string;
  readonly title: string;
  readonly isCurrent: boolean;
  /** Whether it leads out of the page. */
  readonly isDocument: boolean;
}

interface HeaderProps {
  readonly skip: { readonly href: string; readonly text: string };
  /** The element of links that stay within the page. */
  readonly link: ComponentType<LinkProps> | 'a';
  readonly links: readonly HeaderLink[];
  /** Gets the link of the page. */
  readonly currentRef?: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
}

export function Header({ skip, link: Link, links, currentRef, children }: HeaderProps) {
  return (
    <HeaderRow skip={skip}>
      <Link className="studio-header__brand" href="/">
        <Mark />
        Portico Studio
      </Link>
      <nav className="studio-header__nav" aria-label="Studio">
        {links.map(({ path, title, isCurrent, isDocument }) => {
          const Element = isDocument ? 'a' : Link;
          return (
            <Element
              key={title}
              href={path}
              className="studio-header__link"
              {...(isCurrent ? { 'aria-current': 'page', ref: currentRef } : {})}
            >
              {title}
            </Element>
          );
        })}
      </nav>
      <Row gap={3} justify="end" oneLine className="studio-header__end">
        {children}
      </Row>
    </HeaderRow>
  );
}

/** The header for people who see only one page. */
export function HeaderOfGuests({ skip, title, children }: Pick<HeaderProps, 'skip' | 'children'> & { title: string }) {
  return (
    <HeaderRow skip={skip}>
      <h1 className="studio-header__brand">
        <Mark />
        {title}
      </h1>
      {children}
    </HeaderRow>
  );
}

function HeaderRow({ skip, children }: Pick<HeaderProps, 'skip' | 'children'>) {
  return (
    <header className="studio-header">
      <div className="studio-header__row">
        <a className="studio-skip" href={skip.href}>
          {skip.text}
        </a>
        {children}
      </div>
    </header>
  );
}

function Mark() {
  return <span className="studio-header__mark" aria-hidden="true" />;
}
