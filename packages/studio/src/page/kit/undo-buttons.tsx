/** Undoes and redoes edits of the message, with buttons and with the usual keys. */

import { useEffect, useSyncExternalStore } from 'react';
import { Group } from 'react-aria-components';
import type { Language } from '../../../../../src/contract/language.ts';
import type { EntryKind } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { fieldName } from '../../model/entry-types.ts';
import { Button } from '../controls/button.tsx';
import { useDraftStore } from '../data/draft-provider.tsx';
import { differencesIn, type Edit } from '../data/edit-history.ts';
import { type Direction, directionOf, isTextField } from '../data/undo-keys.ts';
import { useHasRole } from '../rights/use-rights.ts';
import { useAnnounce } from './announcer.tsx';
import { Grid, look } from './layout.tsx';
import { useOfferUndo } from './undo.tsx';

interface UndoButtonsProps {
  readonly kind: EntryKind;
  readonly id: string;
  readonly language: Language;
  /** Switches to the language of a change. */
  readonly onLanguage: (language: Language) => void;
}

const DONE = { undo: 'Undone', redo: 'Redone' } as const;
const MAC = /Mac|iPhone|iPad/;

export function UndoButtons({ kind, id, language, onLanguage }: UndoButtonsProps) {
  const store = useDraftStore();
  const announce = useAnnounce();
  const offerUndo = useOfferUndo();
  const { done, undone } = useSyncExternalStore(store.subscribe, () => store.edits(kind, id));
  const isAuthor = useHasRole('author');
  const last = done.at(-1);
  const canUndo = last !== undefined && (isAuthor || !addsLanguage(last));

  function rewind(direction: Direction, focused: FocusedField | null) {
    const isAllowed = direction === 'redo' || canUndo || focused !== null;
    const edit = isAllowed ? store.rewind(kind, id, direction, focused && { language, field: focused.field }) : null;
    if (!edit) return announce(nothingTo(direction, focused));
    // the offer may be for the edit that was just undone
    offerUndo(null);
    const changes = differencesIn(edit);
    const change = changes.find((one) => one.language === language) ?? changes[0];
    if (!change) return;
    if (change.language !== null && change.language !== language) onLanguage(change.language);
    const field = change.field && fieldName(change.field);
    const words = [field, change.language && languageName(change.language)].filter(Boolean).join(' in ');
    announce(`${DONE[direction]}: ${words}.`);
  }

  return <RewindButtons canUndo={canUndo} canRedo={undone.length > 0} onRewind={rewind} />;
}

/** A field of the page's entries that has the focus. */
export interface FocusedField {
  /** Such as `title`. */
  readonly field: string;
  /** The key of its entry; `null` if the page edits a single one. */
  readonly entry: string | null;
}

export function nothingTo(direction: Direction, focused: FocusedField | null): string {
  return focused ? `Nothing to ${direction} in this field.` : `Nothing to ${direction}.`;
}

interface RewindButtonsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onRewind: (direction: Direction, focused: FocusedField | null) => void;
}

/** Handles the usual keys too, which belong to the field in focus. */
export function RewindButtons({ canUndo, canRedo, onRewind }: RewindButtonsProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const direction = directionOf(event);
      if (direction === null || event.isComposing || isElsewhere(event.target)) return;
      event.preventDefault();
      onRewind(direction, focusedField(event.target));
    };
    // before the field's own undo
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  });

  const command = MAC.test(navigator.platform) ? '⌘' : 'Ctrl+';
  return (
    <Group className={look({ layout: 'row', align: 'stretch', oneLine: true }, 'studio-rewind')} aria-label="Edits">
      <Button look="quiet" isDisabled={!canUndo} onPress={() => onRewind('undo', null)} aria-label="Undo edit">
        <Arrow title={`Undo (${command}Z)`} />
      </Button>
      <Button look="quiet" isDisabled={!canRedo} onPress={() => onRewind('redo', null)} aria-label="Redo edit">
        <Arrow title={`Redo (${command}${command === '⌘' ? '⇧' : 'Shift+'}Z)`} />
      </Button>
    </Group>
  );
}

/** Only authors may remove a language, so others can't undo its addition. */
function addsLanguage({ before, after }: Edit): boolean {
  return Object.keys(after.languages).length > Object.keys(before.languages).length;
}

function Arrow({ title }: { readonly title: string }) {
  return (
    <Grid as="span" title={title}>
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      >
        <path d="M7 3.5 3 7.5l4 4M3.5 7.5H12a4.5 4.5 0 0 1 0 9H8" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </Grid>
  );
}

function focusedField(target: EventTarget | null): FocusedField | null {
  const element = target instanceof Element ? target : null;
  const field = element?.closest<HTMLElement>('[data-field]')?.dataset.field;
  if (field === undefined) return null;
  return { field, entry: element?.closest<HTMLElement>('[data-place]')?.dataset.place ?? null };
}

/** Dialogs and other texts, such as comments, have their own undo. */
function isElsewhere(target: EventTarget | null): boolean {
  const isInDialog = target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;
  return isInDialog || (isTextField(target) && focusedField(target) === null);
}
