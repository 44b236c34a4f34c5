/** The announcement in the bar: a link with title, description and call to action, and a dismiss button. */

import type { AnnouncementModel } from '../../chrome/chrome.ts';
import { countedAs } from '../counted-as.ts';

export function Announcement({ announcement }: { readonly announcement: AnnouncementModel }) {
  const counted = announcement.isCounted ? announcement.id : null;
  return (
    <section className="portico-announcement" aria-label={announcement.label} {...countedAs('seen', counted)}>
      <a
        className="portico-announcement__link"
        href={announcement.href}
        data-portico-part="announcement"
        data-portico-announcement={announcement.id}
        {...countedAs('click', counted)}
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
        {...countedAs('dismiss', counted)}
      />
    </section>
  );
}
