/** The top of the preview page: the Studio's navigation, or who shared the preview. */

import { openPath, PAGES } from '../contract/pages.ts';
import { sharedText } from '../contract/shared-part.ts';
import { Header, HeaderOfGuests, ItemContent, PersonContent } from '../page/kit/header.tsx';
import { Text } from '../page/primitives/layout.tsx';
import { freshHref } from './addresses.ts';
import { Instant } from './instant.tsx';
import type { Preview } from './preview.ts';

const SKIP = { href: '#preview-frame', text: 'Skip to the preview' };

export function PreviewTop({ preview: { state, share, viewer } }: { readonly preview: Preview }) {
  if (share) {
    return (
      <HeaderOfGuests skip={SKIP} title="Preview">
        <Text size="body" breaks>
          Shared by <strong>{share.createdBy}</strong>
          {share.only && `: ${sharedText(share)}`}. The link works until{' '}
          <Instant at={inMinutes(share.expiresAt)} timeZone={state.timeZone} />.
        </Text>
      </HeaderOfGuests>
    );
  }
  const { person = '', changes = 0 } = viewer ?? {};
  return (
    <Header
      skip={SKIP}
      link="a"
      current="preview"
      previewPath={freshHref(state)}
      state={<span className="studio-save-state studio-save-state--loading" data-preview-saved />}
      search={
        <a className="studio-item" href={openPath('commands')} aria-label="Search and commands">
          <ItemContent icon="search" text="Search" />
        </a>
      }
      publish={
        <a className="studio-item" href={PAGES.publish.path}>
          <ItemContent icon="publish" text="Publish…" count={changes} />
        </a>
      }
      person={
        <a className="studio-item" href={openPath('settings')} aria-label={`${person}: theme and time zone`}>
          <PersonContent person={person} />
        </a>
      }
    />
  );
}

/** @returns milliseconds since 1970, without the seconds */
function inMinutes(time: string): number {
  return Math.floor(Date.parse(time) / 60_000) * 60_000;
}
