/** Everything that people can do with the message that they are writing. */

import { useMemo, useState } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import { isMessageContent, type MessageContent, type MessageKind } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { messagePath } from '../../contract/pages.ts';
import { withSourcesNoted } from '../../entries/translation.ts';
import type { TextField } from '../../fields/fields.ts';
import { FIELDS } from '../../model/entry-types.ts';
import { useDraftStore } from '../data/draft-provider.tsx';
import { renewedId } from '../entries/message-id.ts';
import { useOfferUndo } from '../kit/undo.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { useNavigation } from '../routing/navigation.tsx';
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

/**
 * @returns the edits, which stay the same objects while someone types; and whether languages keep their own
 *   schedules, even while these are equal
 */
export function useMessageEdits(kind: MessageKind, id: string) {
  const store = useDraftStore();
  const offerUndo = useOfferUndo();
  const { navigate } = useNavigation();
  const isAuthor = useHasRole('author');
  const [isApart, setApart] = useState(false);

  const edits = useMemo(() => {
    /** The current content, perhaps not rendered yet; `null` if it was deleted. */
    const current = () => {
      const content = store.content(kind, id);
      return content && isMessageContent(content) ? content : null;
    };
    const edit = (change: (content: MessageContent) => MessageContent, done?: Done) => {
      const before = current();
      if (before === null) return;
      const after = change(before);
      // undoing an earlier action would undo this edit too
      offerUndo(null);
      store.change(kind, id, after);
      // undoing could remove a language, which only authors may do
      if (!done || !isAuthor) return;
      const undo = () => {
        done.alsoUndo?.();
        store.takeBack(kind, id, { before, after });
      };
      offerUndo({ message: done.message, undo });
    };
    return {
      setField: (language: Language, field: MessageField, value: string) =>
        edit((content) => {
          // someone else may have given a language another schedule
          const isInAll =
            FIELDS[field]?.isShared ||
            (!isApart && SCHEDULE_FIELDS.some((name) => name === field) && hasOneSchedule(content));
          return isInAll ? withFieldInAll(content, field, value) : withField(content, language, field, value);
        }),
      markDone: (language: Language, fields: readonly TextField[]) =>
        edit((content) => withSourcesNoted(content, language, fields)),
      /** With `true`, all languages get this one's schedule and weight. */
      share(language: Language, next: boolean) {
        setApart(!next);
        const content = current();
        if (!next || content === null || hasOneSchedule(content)) return;
        const message = `All languages have the schedule and frequency of ${languageName(language)} now.`;
        edit(() => withScheduleOf(content, language), { message, alsoUndo: () => setApart(true) });
      },
      write: (language: Language) => edit((content) => withLanguage(content, language)),
      copy: (from: Language, to: readonly Language[]) =>
        edit((content) => copiedTo(content, from, to), { message: `${languageName(from)} was copied.` }),
      remove: (language: Language) =>
        edit((content) => withoutLanguage(content, language), {
          message: `${languageName(language)} was removed from the message.`,
        }),
      async showAgain() {
        const content = current();
        if (content === null) return;
        const renewed = renewedId(id);
        store.change(kind, renewed, content);
        navigate(messagePath(kind, renewed));
        // save the new one first, so that the draft always contains the message
        await store.saveAll();
        store.change(kind, id, null);
      },
    };
  }, [store, offerUndo, navigate, kind, id, isApart, isAuthor]);
  return { edits, isApart };
}

/** What can be undone. */
interface Done {
  /** A sentence. */
  readonly message: string;
  readonly alsoUndo?: () => void;
}
