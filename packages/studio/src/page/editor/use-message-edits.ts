/** What people can do with the message that they are writing, besides editing its fields. */

import { useMemo, useState } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import type { MessageKind } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { messagePath } from '../../contract/pages.ts';
import { useDraftStore } from '../data/draft-provider.tsx';
import { copiedTo, hasOneSchedule, withLanguage, withoutLanguage, withScheduleOf } from '../entries/edit-content.ts';
import { renewedId } from '../entries/message-id.ts';
import { useEditEntry } from '../form/use-edit-entry.ts';
import { useNavigation } from '../routing/navigation.tsx';

/**
 * @returns the edits, which stay the same objects while someone types; and whether languages keep their own
 *   schedules, even while these are equal
 */
export function useMessageEdits(kind: MessageKind, id: string) {
  const store = useDraftStore();
  const edit = useEditEntry(kind, id);
  const { navigate } = useNavigation();
  const [isApart, setApart] = useState(false);

  const edits = useMemo(
    () => ({
      /** With `true`, all languages get this one's schedule and weight. */
      share(language: Language, isShared: boolean) {
        setApart(!isShared);
        const content = store.content(kind, id);
        if (!isShared || content === null || hasOneSchedule(content)) return;
        const done = `All languages have the schedule and frequency of ${languageName(language)} now.`;
        edit(
          (before) => withScheduleOf(before, language),
          done,
          () => setApart(true),
        );
      },
      write: (language: Language) => edit((content) => withLanguage(content, language)),
      copy: (from: Language, to: readonly Language[]) =>
        edit((content) => copiedTo(content, from, to), `${languageName(from)} was copied.`),
      remove: (language: Language) =>
        edit(
          (content) => withoutLanguage(content, language),
          `${languageName(language)} was removed from the message.`,
        ),
      async showAgain() {
        const content = store.content(kind, id);
        if (content === null) return;
        const renewed = renewedId(id);
        store.change(kind, renewed, content);
        navigate(messagePath(kind, renewed));
        // save the new one first, so that the draft always contains the message
        await store.saveAll();
        store.change(kind, id, null);
      },
    }),
    [store, edit, navigate, kind, id],
  );
  return { edits, isApart };
}
