/** Formats the `Portico-Notice` header: parameters that were not used as sent, and what was used instead. */

import type { Notice } from '../request/parse-parameters.ts';

/** @returns a structured-field list such as `lang;used="en", theme;repeated;used="light"`, or `null` without notices */
export function noticeHeader(notices: readonly Notice[]): string | null {
  return notices.length === 0 ? null : notices.map(noticeItem).join(', ');
}

function noticeItem(notice: Notice): string {
  switch (notice.kind) {
    case 'replaced':
      return `${notice.parameter};used="${quotable(notice.used)}"`;
    case 'repeated':
      return `${notice.parameter};repeated${notice.used === null ? '' : `;used="${quotable(notice.used)}"`}`;
    case 'unknown':
      return /^[A-Za-z][\w-]{0,31}$/.test(notice.parameter) ? `${notice.parameter};unknown` : 'parameter;unknown';
  }
}

function quotable(value: string): string {
  return value.replace(/[^\x20-\x7e]|["\\]/g, '').slice(0, 128);
}
