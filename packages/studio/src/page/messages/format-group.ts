/** Names the list's groups. */

import type { Language } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import type { MessageGroup } from './message-groups.ts';

export interface GroupTexts {
  readonly title: string;
  readonly lead: string | null;
  /** `null` omits an empty group. */
  readonly empty: string | null;
}

/** @param language `null` for all languages */
export function formatGroup(id: MessageGroup['id'], language: Language | null): GroupTexts {
  const name = language === null ? 'any language' : languageName(language);
  switch (id) {
    case 'live':
      return { title: 'Live now', lead: null, empty: `No announcement is shown in ${name} now.` };
    case 'unpublished':
      return {
        title: 'Not published yet',
        lead: 'Visitors don’t see these yet. Fix what is wrong, if anything, and publish.',
        empty: null,
      };
    case 'upcoming':
      return { title: 'Next', lead: null, empty: 'Nothing is planned.' };
    case 'never':
      return { title: 'Not shown', lead: 'Their frequency is 0.', empty: null };
    case 'default':
      return {
        title: 'Default messages',
        lead: 'Shown where there are no announcements; some also between announcements.',
        empty: `There is no default message in ${name}. Every language needs one.`,
      };
    case 'missing':
      return { title: `Not in ${name}`, lead: 'Written in other languages only.', empty: null };
    case 'over':
      return { title: 'Over', lead: null, empty: null };
    case 'archived':
      return { title: 'Archived', lead: 'Visitors don’t see these, and publishing leaves them out.', empty: null };
  }
}
