/** Links from the preview to a message's editor. */

import type { Announcement } from '../../../../src/content/content.ts';
import { messagePath } from '../contract/pages.ts';
import { look } from '../page/primitives/layout.tsx';
import type { Preview } from './preview.ts';
import type { PreviewState } from './preview-state.ts';

/** `null` unless the preview shows the draft to people with access to the Studio. */
export function messageHref({ id }: Announcement, { state, content }: Preview): string | null {
  if (!state.place.hasChoice || state.of !== 'draft') return null;
  const kind = content.announcements.length > 0 ? 'announcement' : 'default-message';
  return messagePath(kind, id);
}

/** Leads back to the message that the preview was opened from. */
export function BackToMessage({ state: { message, place, values } }: { readonly state: PreviewState }) {
  if (message === null || !place.hasChoice) return null;
  return (
    <a
      className={look({ self: 'start', size: 'small' }, 'preview-back')}
      id="preview-back"
      data-preview-live="back"
      href={`${messagePath(message.kind, message.id)}?language=${values.lang}`}
    >
      Edit the message
    </a>
  );
}

/** Says where to change a message; renders nothing for people who can't. */
export function EditHint({ state }: { readonly state: PreviewState }) {
  if (!state.place.hasChoice) return null;
  return state.of === 'draft' ? (
    <>To change a message, follow its title.</>
  ) : (
    <>
      To change a message, open it in <a href="/">Messages</a>.
    </>
  );
}
