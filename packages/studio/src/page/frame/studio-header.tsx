/** The page's header: navigation, saving state, and the link to Publish. */

import { Link } from 'react-aria-components';
import { NAVIGATION, PAGES, routeOf, topPageOf } from '../../contract/pages.ts';
import { CommandsButton } from '../commands/commands-button.tsx';
import { ButtonLink } from '../controls/button.tsx';
import { useChangesCount } from '../data/use-changed.ts';
import { Header } from '../kit/header.tsx';
import { useNavigation } from '../routing/navigation.tsx';
import { usePreviewPath } from '../routing/preview-path.ts';
import { PersonMenu } from './person-menu.tsx';
import { SaveState } from './save-state.tsx';

const SKIP = { href: '#main', text: 'Skip to content' };

export function StudioHeader() {
  const { path } = useNavigation();
  const previewPath = usePreviewPath();
  const current = topPageOf(routeOf(path).page);
  const links = NAVIGATION.map((page) => ({ ...PAGES[page], isCurrent: page === current, isDocument: false }));
  const preview = { path: previewPath(), title: 'Preview', isCurrent: false, isDocument: true };
  return (
    <Header skip={SKIP} link={Link} links={[...links, preview]} currentRef={bringIntoView}>
      <CommandsButton />
      <SaveState />
      <PublishLink isCurrent={current === 'publish'} />
      <PersonMenu />
    </Header>
  );
}

/** Scrolls only the row of links, which is too wide for a phone. */
function bringIntoView(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (row) row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
}

function PublishLink({ isCurrent }: { readonly isCurrent: boolean }) {
  const count = useChangesCount();
  const changes = count === 1 ? '1 entry changed' : `${count} entries changed`;
  return (
    <ButtonLink
      href={PAGES.publish.path}
      look={count > 0 ? 'primary' : 'secondary'}
      size="small"
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
    >
      Publish…
      {count > 0 && (
        <>
          <span className="studio-header__count" aria-hidden="true">
            {count}
          </span>
          <span className="studio-visually-hidden">({changes})</span>
        </>
      )}
    </ButtonLink>
  );
}
