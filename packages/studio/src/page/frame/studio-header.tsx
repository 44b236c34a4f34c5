/** The page's rail: navigation, saving state, and the link to Publish. */

import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { PAGES, routeOf, topPageOf } from '../../contract/pages.ts';
import { CommandsButton } from '../commands/commands-button.tsx';
import { useChangesCount } from '../data/use-changed.ts';
import { Header, ItemContent } from '../kit/header.tsx';
import { useNavigation } from '../routing/navigation.tsx';
import { usePreviewPath } from '../routing/preview-path.ts';
import { PersonMenu } from './person-menu.tsx';
import { SaveState } from './save-state.tsx';

const SKIP = { href: '#main', text: 'Skip to content' };

export function StudioHeader() {
  const { path } = useNavigation();
  const previewPath = usePreviewPath();
  const changes = useChangesCount();
  const current = topPageOf(routeOf(path).page);
  return (
    <Header
      skip={SKIP}
      link={RailLink}
      current={current}
      previewPath={previewPath()}
      state={<SaveState />}
      search={<CommandsButton />}
      publish={
        <Link
          className="studio-item"
          href={PAGES.publish.path}
          {...(current === 'publish' ? { 'aria-current': 'page' } : {})}
        >
          <ItemContent icon="publish" text="Publish…" count={changes} />
        </Link>
      }
      person={<PersonMenu />}
    />
  );
}

function RailLink(props: LinkProps) {
  return <Link {...props} onClick={closePages} />;
}

/** On a phone, a group's pages are open until one is chosen. */
function closePages({ currentTarget }: MouseEvent<Element>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
