/** Checks a document of messages, cards and menus as the Studio does, but without one. */

import type { CompanyContent } from '../../../../src/content/company-content.ts';
import { siteNamesOf } from '../../../studio/src/entries/audience.ts';
import { documentProblems } from '../../../studio/src/entries/document-problems.ts';
import { menusOf } from '../../../studio/src/entries/file-menus.ts';
import { findWarnings } from '../../../studio/src/entries/find-warnings.ts';
import { DocumentError } from './errors.ts';
import { problemText } from './problem-text.ts';
import type { ReadDocument } from './read-document.ts';

interface CheckedCompany {
  readonly content: CompanyContent;
  /** The names of its pictures for cards. */
  readonly pictures: readonly string[];
}

/**
 * @param now milliseconds since 1970
 * @returns what to print
 * @throws DocumentError if the document cannot be published
 */
export function checkDocument(
  { languages, notes }: ReadDocument,
  now: number,
  { content, pictures: names }: CheckedCompany,
): string {
  const { brand } = content;
  const problems = documentProblems(languages, { brand, images: { names, origins: brand.blog.imageOrigins } });
  if (problems.length > 0) {
    throw new DocumentError(
      ['The document cannot be published:', ...problems.map((problem) => `  ${problemText(problem)}`)].join('\n'),
    );
  }
  const remarks = [
    ...notes,
    ...findWarnings(languages, now, siteNamesOf(content), menusOf(content)).map(({ text }) => text),
  ];
  if (remarks.length === 0) return 'The document can be published.';
  return ['The document can be published. Check these points first:', ...remarks.map((text) => `  ${text}`)].join('\n');
}
