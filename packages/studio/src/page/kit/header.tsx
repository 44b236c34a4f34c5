/**
 * The frame's rail, of page and preview: brand, search, navigation, Publish and the person. On a phone it is a bar at
 * the bottom, in which the groups of the navigation open above it.
 */

import type { ComponentType, ReactNode } from 'react';
import { linkTo, NAVIGATION, type NavigationPage, type StudioIcon } from '../../contract/pages.ts';
import { Icon } from './icon.tsx';

interface LinkProps {
  readonly className: string;
  readonly href: string;
  readonly children: ReactNode;
  readonly 'aria-current'?: 'page';
}

interface HeaderProps {
  readonly skip: { readonly href: string; readonly text: string };
  /** The element of links that stay within the page. */
  readonly link: ComponentType<LinkProps> | 'a';
  readonly current: string;
  /** The address of the preview. */
  readonly previewPath: string;
  /** Whether everything is saved. */
  readonly state: ReactNode;
  readonly search: ReactNode;
  readonly publish: ReactNode;
  readonly person: ReactNode;
}

export function Header({ skip, link: Link, current, previewPath, state, search, publish, person }: HeaderProps) {
  return (
    <header className="studio-rail">
      <SkipLink {...skip} />
      <div className="studio-rail__top">
        <Link className="studio-brand" href="/">
          <Mark />
          <span className="studio-brand__name">Portico Studio</span>
        </Link>
        {state}
      </div>
      <div className="studio-rail__items">
        {search}
        <nav className="studio-rail__nav" aria-label="Studio">
          {NAVIGATION.map(({ icon, title, pages }) => (
            <div key={title} className="studio-rail__group">
              <button
                type="button"
                className="studio-item studio-rail__opener"
                popoverTarget={`studio-${icon}`}
                data-current={pages.some((page) => page === current) || undefined}
              >
                <ItemContent icon={icon} text={title} />
              </button>
              <span id={`studio-${icon}-label`} className="studio-rail__label">
                {title}
              </span>
              <ul
                id={`studio-${icon}`}
                className="studio-rail__pages"
                popover="auto"
                aria-labelledby={`studio-${icon}-label`}
              >
                {pages.map((page: NavigationPage) => {
                  const Element = page === 'preview' ? 'a' : Link;
                  const { path, title: text } = linkTo(page);
                  return (
                    <li key={page}>
                      <Element
                        href={page === 'preview' ? previewPath : path}
                        className="studio-item"
                        {...(page === current ? { 'aria-current': 'page' } : {})}
                      >
                        <ItemContent icon={page} text={text} />
                      </Element>
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </nav>
        {publish}
        {person}
      </div>
    </header>
  );
}

interface ItemContentProps {
  readonly icon: StudioIcon;
  readonly text: string;
  /** Beside the text, and at the icon's corner where there is no room for texts. */
  readonly count?: number;
}

/** What an item of the rail shows; its element has the class `studio-item`. */
export function ItemContent({ icon, text, count = 0 }: ItemContentProps) {
  return (
    <>
      <Icon icon={icon} />
      <span className="studio-item__text">{text}</span>
      {count > 0 && (
        <>
          <span className="studio-item__count" aria-hidden="true">
            {count}
          </span>
          <span className="studio-visually-hidden">
            {count === 1 ? '(1 entry changed)' : `(${count} entries changed)`}
          </span>
        </>
      )}
    </>
  );
}

/** The first letter of the person's address, and the address. */
export function PersonContent({ person }: { readonly person: string }) {
  return (
    <>
      <span className="studio-person" data-letter={(person[0] ?? '·').toUpperCase()} aria-hidden="true" />
      <span className="studio-item__text">{person.replace(/@.*/, '') || 'Person'}</span>
    </>
  );
}

/** The header for people who see only one page. */
export function HeaderOfGuests({
  skip,
  title,
  children,
}: Pick<HeaderProps, 'skip'> & { title: string; children: ReactNode }) {
  return (
    <header className="studio-guests">
      <SkipLink {...skip} />
      <h1 className="studio-brand">
        <Mark />
        {title}
      </h1>
      {children}
    </header>
  );
}

function SkipLink({ href, text }: HeaderProps['skip']) {
  return (
    <a className="studio-skip" href={href}>
      {text}
    </a>
  );
}

function Mark() {
  return <span className="studio-brand__mark" aria-hidden="true" />;
}
