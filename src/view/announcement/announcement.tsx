/** The announcement of the bar: one link with title, description and call to action, and a button that dismisses it. */

import type { AnnouncementChrome } from '../../chrome/chrome.ts';

export function Announcement({ announcement }: { readonly announcement: AnnouncementChrome }) {
  return (
    <section className="portico-announcement" aria-label={announcement.label}>
      <a
        className="portico-announcement__link"
        href={announcement.href}
        data-portico-part="announcement"
        data-portico-announcement={announcement.id}
      >
        <span>
          <span className="portico-announcement__title">{announcement.title}</span>{' '}
          <span className="portico-announcement__description">{announcement.description}</span>{' '}
          <span className="portico-announcement__cta">{announcement.cta}</span>
        </span>
      </a>
      <button
        className="portico-announcement__dismiss"
        type="button"
        aria-label={announcement.dismissLabel}
        data-portico-part="dismiss"
        hidden
      />
    </section>
  );
}
