/** Checks a document of messages, cards and menus as the Studio does, but without one. */

import { COMPANY } from '../../src/company.ts';
import { siteNamesOf } from '../../studio/messages/audience.ts';
import { documentProblems } from '../../studio/messages/document-problems.ts';
import { menusOf } from '../../studio/messages/file-menus.ts';
import { findWarnings } from '../../studio/messages/find-warnings.ts';
import { pictureNames } from '../company/company.ts';
import { DocumentError } from './errors.ts';
import { problemText } from './problem-text.ts';
import type { ReadDocument } from './read-document.ts';

/**
 * @param now milliseconds since 1970
 * @returns what to print
 * @throws DocumentError if the document cannot be published
 */
export function checkDocument({ languages, notes }: ReadDocument, now: number): string {
  const { brand } = COMPANY;
  const names = pictureNames(COMPANY);
  const problems = documentProblems(languages, { brand, images: { names, origins: brand.blog.imageOrigins } });
  if (problems.length > 0) {
    throw new DocumentError(
      ['The document cannot be published:', ...problems.map((problem) => `  ${problemText(problem)}`)].join('\n'),
    );
  }
  const remarks = [
    ...notes,
    ...findWarnings(languages, now, siteNamesOf(COMPANY), menusOf(COMPANY)).map(({ text }) => text),
  ];
  if (remarks.length === 0) return 'The document can be published.';
  return ['The document can be published. Check these points first:', ...remarks.map((text) => `  ${text}`)].join('\n');
}
