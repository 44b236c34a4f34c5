/** What people can do with the message that they are writing. */

import { useState } from 'react';
import type { Language } from '../../../src/contract/language.ts';
import type { MessageContent } from '../../contract/draft.ts';
import { useDraftStore } from '../data/draft-provider.tsx';
import { useOfferUndo } from '../frame/undo.tsx';
import { renewedId } from '../messages/message-id.ts';
import type { MessageEntry } from '../messages/message-phase.ts';
import { languageName } from '../names/language-name.ts';
import { useNavigation } from '../routing/navigation.tsx';
import { messagePath } from '../routing/route.ts';
import {
  copiedTo,
  hasOneSchedule,
  type MessageField,
  SCHEDULE_FIELDS,
  withField,
  withFieldInAll,
  withLanguage,
  withoutLanguage,
  withScheduleOf,
} from './edit-message.ts';

export function useMessageEdits({ kind, id, content }: MessageEntry) {
  const store = useDraftStore();
  const offerUndo = useOfferUndo();
  const { navigate } = useNavigation();
  const [isApart, setApart] = useState(false);
  // someone else may have given a language another schedule
  const isShared = !isApart && hasOneSchedule(content);
  const set = (next: MessageContent) => {
    // undoing would also undo this
    offerUndo(null);
    store.change(kind, id, next);
  };
  const setWithUndo = (next: MessageContent, message: string, alsoUndo = () => {}) => {
    set(next);
    const undo = () => {
      alsoUndo();
      store.takeBack(kind, id, { before: content, after: next });
    };
    offerUndo({ message, undo });
  };

  return {
    isShared,
    setField(language: Language, field: MessageField, value: string) {
      const isOfSchedule = SCHEDULE_FIELDS.some((name) => name === field);
      set(
        isShared && isOfSchedule ? withFieldInAll(content, field, value) : withField(content, language, field, value),
      );
    },
    setTimeZone: (timeZone: string) => set({ ...content, timeZone }),
    /** With `true`, all languages take the schedule and weight of this one. */
    share(language: Language, next: boolean) {
      setApart(!next);
      if (!next || hasOneSchedule(content)) return;
      const message = `All languages have the schedule and weight of ${languageName(language)} now.`;
      setWithUndo(withScheduleOf(content, language), message, () => setApart(true));
    },
    write: (language: Language) => set(withLanguage(content, language)),
    copy: (from: Language, to: readonly Language[]) =>
      setWithUndo(copiedTo(content, from, to), `${languageName(from)} was copied.`),
    remove: (language: Language) =>
      setWithUndo(withoutLanguage(content, language), `${languageName(language)} was removed from the message.`),
    async showAgain() {
      const renewed = renewedId(id);
      store.change(kind, renewed, content);
      navigate(messagePath(kind, renewed));
      // first the new one, so that the Studio is never without the message
      await store.saveAll();
      store.change(kind, id, null);
    },
  };
}
