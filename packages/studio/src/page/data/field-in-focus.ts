/** Holds back what others change in the field that the person is in, until they leave it. */

import type { Language } from '../../../../../src/contract/language.ts';
import type { EntryContent } from '../../contract/draft.ts';
import { differencesOf } from './differences.ts';
import { isTextField } from './undo-keys.ts';

export interface FocusedField {
  /** The key of its entry. */
  readonly entry: string;
  readonly language: Language;
  /** `null` for any of the entry's fields. */
  readonly field: string | null;
}

export interface FieldInFocus {
  readonly current: () => FocusedField | null;
  /** Whether the person composes characters, such as Japanese ones, which any change would interrupt. */
  readonly isComposing: () => boolean;
  /** Calls once when the focus leaves the field, or the composition ends. */
  readonly onceLeft: (work: () => void) => void;
}

/** For pages without fields. */
export const NO_FIELD: FieldInFocus = { current: () => null, isComposing: () => false, onceLeft: () => {} };

/** Reads the entry, language and field from the attributes around the focused element. */
export function fieldInFocus(page: Document): FieldInFocus {
  const waiting = new Set<() => void>();
  // another window may have the focus, or the next part of a date
  const leave = () =>
    setTimeout(() => {
      const works = [...waiting];
      waiting.clear();
      for (const work of works) work();
    });
  let isComposing = false;
  page.addEventListener('focusout', leave);
  page.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  page.addEventListener('compositionend', () => {
    isComposing = false;
    leave();
  });
  return {
    current() {
      const element = page.activeElement;
      const isField = isTextField(element) || element?.getAttribute('role') === 'spinbutton';
      return isField && page.hasFocus() ? fieldAround(element) : null;
    },
    isComposing: () => isComposing,
    onceLeft: (work) => void waiting.add(work),
  };
}

/** The field that an element of the page belongs to. */
export function fieldAround(element: Element | null): FocusedField | null {
  const { place, language } = element?.closest<HTMLElement>('[data-place]')?.dataset ?? {};
  if (place === undefined || language === undefined) return null;
  const field = element?.closest<HTMLElement>('[data-field]')?.dataset.field ?? null;
  return { entry: place, language: language as Language, field };
}

/** Whether the field shows something else in another content of the entry. */
export function wouldChange(
  { language, field }: FocusedField,
  before: EntryContent | null,
  after: EntryContent | null,
): boolean {
  const known = before ?? after;
  if (!known) return false;
  const none = { ...known, languages: {} } as EntryContent;
  return differencesOf(null, before ?? none, after ?? none).some(
    (one) => one.language === language && (field === null || one.field === null || one.field === field),
  );
}
