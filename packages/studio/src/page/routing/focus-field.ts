/**
 * Focuses the field named in the page's URL. Lists of problems and comments link to such URLs. Pages mark the fields of
 * an entry with `data-field`, and entries that share a page with `data-place`.
 */

import { useEffect } from 'react';
import { ENTRY_KINDS, type EntryName, entryKey } from '../../contract/draft.ts';

/** The entry named in the URL, such as `?card=platform-video`; `null` on the page of a message. */
export function namedEntry(): EntryName | null {
  const query = new URLSearchParams(location.search);
  const kind = ENTRY_KINDS.find((name) => query.has(name));
  return kind ? { kind, id: query.get(kind) ?? '' } : null;
}

/** Focuses the field, or the first one of the entry, once the page is shown. */
export function useNamedField(): void {
  useEffect(() => {
    const entry = namedEntry();
    const field = new URLSearchParams(location.search).get('field');
    if (entry === null && field === null) return;
    const place = entry ? `[data-place="${CSS.escape(entryKey(entry))}"]` : 'body';
    const named = field === null ? '[data-field]' : `[data-field="${CSS.escape(field)}"]`;
    const found = document.querySelector(`${place}${named}, ${place} ${named}`);
    const within = found ?? (entry && document.querySelector(place));
    const [control] = CONTROLS.flatMap((selector) => within?.querySelector<HTMLElement>(selector) ?? []);
    control?.focus();
  }, []);
}

/** What is wrong or chosen comes first, then inputs, buttons and the segments of a date field. */
const CONTROLS = ['[aria-invalid="true"]', 'input:checked', 'input, textarea, [role="spinbutton"], button'];
