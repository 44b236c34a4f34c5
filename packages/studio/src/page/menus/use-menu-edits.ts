/** Edits links, texts and lists of the menus, and undoes edits made on this page. */

import { useCallback, useMemo, useRef, useState } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '../../../../../src/contract/language.ts';
import { type EntryName, entryKey, isMessageKind } from '../../contract/draft.ts';
import { languageOf } from '../../model/entry-types.ts';
import { useDraftStore } from '../data/draft-provider.tsx';
import type { DraftStore } from '../data/draft-store.ts';
import type { Edit } from '../data/edit-history.ts';
import type { Direction } from '../data/undo-keys.ts';
import { EMPTY_CONTENTS, type MenuEdit, type MenuKind, withMenuFields } from '../entries/menu-fields.ts';
import { useOfferUndo } from '../kit/undo.tsx';
import type { FocusedField } from '../kit/undo-buttons.tsx';

/** Entries that were edited together. */
type Step = readonly EntryName[];

export interface MenuEdits {
  /** @param done a sentence; offers to undo the edit */
  readonly edit: (edits: readonly MenuEdit[], done?: string) => void;
  /** @param focused undoes or redoes edits of this field alone, in the shown language */
  readonly rewind: (direction: Direction, focused: FocusedField | null, shown: Language) => boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export function useMenuEdits(): MenuEdits {
  const store = useDraftStore();
  const offerUndo = useOfferUndo();
  const steps = useRef<{ done: Step[]; undone: Step[] }>({ done: [], undone: [] });
  const [counts, setCounts] = useState({ done: 0, undone: 0 });
  const count = useCallback(
    () => setCounts({ done: steps.current.done.length, undone: steps.current.undone.length }),
    [],
  );

  const rewind = useCallback(
    (direction: Direction, focused: FocusedField | null = null, shown: Language = DEFAULT_LANGUAGE) => {
      const { done, undone } = steps.current;
      const [from, to] = direction === 'undo' ? [done, undone] : [undone, done];
      const isOfField = ([first, ...others]: Step) =>
        first !== undefined && others.length === 0 && entryKey(first) === focused?.entry;
      const index = focused ? from.findLastIndex(isOfField) : from.length - 1;
      const step = from[index];
      if (!step) return false;
      for (const { kind, id } of step) {
        const of = focused && { language: languageOf(id, shown), field: focused.field };
        if (!store.rewind(kind, id, direction, of) && focused) return false;
      }
      from.splice(index, 1);
      to.push(step);
      count();
      return true;
    },
    [store, count],
  );

  const edit = useCallback(
    (edits: readonly MenuEdit[], done?: string) => {
      offerUndo(null);
      const names = new Map(edits.map(({ kind, place: id }) => [entryKey({ kind, id }), { kind, id }]));
      const step = [...names.values()].filter(({ kind, id }) =>
        apply(
          store,
          kind,
          id,
          edits.filter((one) => one.kind === kind && one.place === id),
        ),
      );
      if (step.length > 0) steps.current = { done: [...steps.current.done, step], undone: [] };
      count();
      if (done !== undefined) offerUndo({ message: done, undo: () => void rewind('undo') });
    },
    [store, offerUndo, rewind, count],
  );

  return useMemo(
    () => ({ edit, rewind, canUndo: counts.done > 0, canRedo: counts.undone > 0 }),
    [edit, rewind, counts],
  );
}

/**
 * @param edits of this entry, perhaps in several languages
 * @returns whether it is a new step, and not more typing in the same field
 */
function apply(store: DraftStore, kind: MenuKind, place: string, edits: readonly MenuEdit[]): boolean {
  const before = lastEdit(store, kind, place);
  // start with an empty entry, so that this edit can be undone like any other
  if (store.content(kind, place) === null) store.change(kind, place, EMPTY_CONTENTS[kind]);
  const content = store.content(kind, place);
  if (content === null || isMessageKind(content.kind)) return false;
  const edited = edits.reduce((next, { language, fields }) => withMenuFields(next, language, fields), content);
  store.change(kind, place, edited);
  const after = lastEdit(store, kind, place);
  return after !== undefined && after.before !== before?.before;
}

function lastEdit(store: DraftStore, kind: MenuKind, place: string): Edit | undefined {
  return store.edits(kind, place).done.at(-1);
}
