/** The top of the preview page: the Studio's navigation, or who shared the preview. */

import { NAVIGATION, PAGES, PREVIEW_PATH } from '../contract/pages.ts';
import { Header, HeaderOfGuests } from '../page/kit/header.tsx';
import { buttonClass } from '../page/primitives/control-classes.ts';
import { Text } from '../page/primitives/layout.tsx';
import { freshHref } from './addresses.ts';
import { Instant } from './instant.tsx';
import type { Preview } from './preview.ts';

const SKIP = { href: '#preview-frame', text: 'Skip to the preview' };

export function PreviewTop({ preview: { state, share } }: { readonly preview: Preview }) {
  if (share) {
    return (
      <HeaderOfGuests skip={SKIP} title="Preview">
        <Text size="body" breaks className="preview-shared-by">
          Shared by <strong>{share.createdBy}</strong>. The link works until{' '}
          <Instant at={inMinutes(share.expiresAt)} timeZone={state.timeZone} />.
        </Text>
      </HeaderOfGuests>
    );
  }
  const pages = NAVIGATION.map((page) => ({ ...PAGES[page], isCurrent: false, isDocument: true }));
  const isCurrent = state.place.page === PREVIEW_PATH;
  const preview = { path: isCurrent ? freshHref(state) : PREVIEW_PATH, title: 'Preview', isCurrent, isDocument: true };
  return (
    <Header skip={SKIP} link="a" links={[...pages, preview]}>
      <span className="studio-save-state" data-preview-saved />
      <a className={buttonClass('secondary', 'small')} href={PAGES.publish.path}>
        Publish…
      </a>
    </Header>
  );
}

/** @returns milliseconds since 1970, without the seconds */
function inMinutes(time: string): number {
  return Math.floor(Date.parse(time) / 60_000) * 60_000;
}
