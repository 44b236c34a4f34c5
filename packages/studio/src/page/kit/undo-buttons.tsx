/** Undoes and redoes edits of the page's entries, with buttons and with the usual keys. */

import { useEffect, useSyncExternalStore } from 'react';
import { Group } from 'react-aria-components';
import type { Language } from '../../../../../src/contract/language.ts';
import { languageName } from '../../contract/language-name.ts';
import { fieldLabel, isWrittenOnce } from '../../model/entry-types.ts';
import { Button } from '../controls/button.tsx';
import { useDraftStore } from '../data/draft-provider.tsx';
import { differencesIn, type IsOfPage, mayUndo, nextStep, type Step } from '../data/edit-history.ts';
import { type FocusedField, fieldAround } from '../data/field-in-focus.ts';
import { type Direction, directionOf, isTextField } from '../data/undo-keys.ts';
import { Grid, look } from '../primitives/layout.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { useAnnounce } from './announcer.tsx';
import { useOfferUndo } from './undo.tsx';

interface UndoButtonsProps {
  readonly isOfPage: IsOfPage;
  readonly language: Language;
  /** Switches to the language of a change. */
  readonly onLanguage?: (language: Language) => void;
}

const DONE = { undo: 'Undone', redo: 'Redone' } as const;
const MAC = /Mac|iPhone|iPad/;

/** The keys belong to the field in focus, the buttons to all of the page. */
export function UndoButtons({ isOfPage, language, onLanguage }: UndoButtonsProps) {
  const store = useDraftStore();
  const announce = useAnnounce();
  const offerUndo = useOfferUndo();
  const history = useSyncExternalStore(store.subscribe, store.edits);
  const isAuthor = useHasRole('author');
  const last = nextStep(history, 'undo', isOfPage);
  const canUndo = last !== null && mayUndo(last, isAuthor);

  function rewind(direction: Direction, focused: FocusedField | null) {
    const isAllowed = direction === 'redo' || canUndo || focused !== null;
    const step = isAllowed ? store.rewind(direction, isOfPage, focused) : null;
    if (!step) return announce(`Nothing to ${direction}${focused ? ' in this field' : ''}.`);
    // the offer may be for the edit that was just undone
    offerUndo(null);
    const { words, changed } = describe(step, language);
    if (changed !== language) onLanguage?.(changed);
    announce(words === '' ? `${DONE[direction]}.` : `${DONE[direction]}: ${words}.`);
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const direction = directionOf(event);
      if (direction === null || event.isComposing || isElsewhere(event.target)) return;
      event.preventDefault();
      rewind(direction, focusedField(event.target));
    };
    // before the field's own undo
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  });

  const command = MAC.test(navigator.platform) ? '⌘' : 'Ctrl+';
  const canRedo = nextStep(history, 'redo', isOfPage) !== null;
  return (
    <Group className={look({ layout: 'row', align: 'stretch', oneLine: true }, 'studio-rewind')} aria-label="Edits">
      <Button look="quiet" isDisabled={!canUndo} onPress={() => rewind('undo', null)} aria-label="Undo edit">
        <Arrow title={`Undo (${command}Z)`} />
      </Button>
      <Button look="quiet" isDisabled={!canRedo} onPress={() => rewind('redo', null)} aria-label="Redo edit">
        <Arrow title={`Redo (${command}${command === '⌘' ? '⇧' : 'Shift+'}Z)`} />
      </Button>
    </Group>
  );
}

/** What has changed, such as `Title in German`, and the language to show; empty for several entries. */
function describe([edit, ...others]: Step, shown: Language): { readonly words: string; readonly changed: Language } {
  const changes = edit && others.length === 0 ? differencesIn(edit) : [];
  const change = changes.find((one) => one.language === shown) ?? changes[0];
  if (!edit || !change) return { words: '', changed: shown };
  const language = isWrittenOnce(edit.id) ? null : change.language;
  const field = change.field && fieldLabel(edit, change.field);
  return {
    words: [field, language && languageName(language)].filter(Boolean).join(' in '),
    changed: language ?? shown,
  };
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
  const field = fieldAround(target instanceof Element ? target : null);
  return field?.field == null ? null : field;
}

/** Dialogs and other texts, such as comments, have their own undo. */
function isElsewhere(target: EventTarget | null): boolean {
  const isInDialog = target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;
  return isInDialog || (isTextField(target) && focusedField(target) === null);
}
