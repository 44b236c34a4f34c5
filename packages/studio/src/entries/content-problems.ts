/** Finds the problems of one entry in one language, by field. */

import * as v from 'valibot';
import { type AllowedImages, allowsImage } from '../../../../src/content/allowed-images.ts';
import { menusSchema } from '../../../../src/content/menu-schema.ts';
import {
  type FieldProblem,
  fieldProblem,
  placeholderProblem,
  placeholdersOf,
} from '../../../../src/content/message-problems.ts';
import { announcementsSchema, messagesSchema } from '../../../../src/content/message-schema.ts';
import { parsePlace } from '../../../../src/content/place.ts';
import { sourceProblem } from '../../../../src/content/post-source.ts';
import { cardsSchema } from '../../../../src/content/publication.ts';
import type { SiteBrand } from '../../../../src/content/site-settings.ts';
import { ORDER_OF_DATES } from '../../../../src/content/stored-schema.ts';
import { idSchema } from '../../../../src/content/text-schema.ts';
import type { Language } from '../../../../src/contract/language.ts';
import type { Problem } from '../contract/api.ts';
import { INCOMPLETE_MOMENT } from '../contract/draft.ts';
import { tokenProblem } from '../theme/theme-tokens.ts';
import { formatProblem } from './blog-places.ts';
import type { PublishedPart } from './published-part.ts';
import { siteProblem } from './site-settings.ts';

/** What entries may refer to. */
export interface PublicationRules {
  readonly brand: SiteBrand;
  readonly images: AllowedImages;
}

/** The problems of an entry as it would be published, at most one per field. */
export function problemsOf(
  id: string,
  language: Language,
  part: PublishedPart,
  { brand, images }: PublicationRules,
): Problem[] {
  const { kind } = part;
  const problems = new Map<string | null, FieldProblem>();
  const add = (field: string | null, problem: FieldProblem) => problems.has(field) || problems.set(field, problem);
  for (const [field, reason] of schemaIssues(id, part)) add(field, { reason });
  if (part.kind === 'text') {
    const reason = textProblem(id, part.value, brand);
    if (reason !== null) add('text', { reason });
  } else if (part.kind !== 'list') {
    for (const [field, value] of Object.entries(part.value)) {
      const problem = fieldProblem(field, String(value), brand);
      if (problem) add(field, problem);
    }
  }
  if (part.kind === 'card' && !allowsImage(images, part.value.image)) {
    const reason = `must be an uploaded picture, an image of the release, or from ${images.origins.join(' or ')}`;
    add('image', { reason });
  }
  return [...problems].map(([field, problem]) => ({ kind, id, language, field, ...problem }));
}

function textProblem(id: string, text: string, brand: PublicationRules['brand']): string | null {
  const place = parsePlace(id);
  switch (place.of) {
    case 'site':
      return siteProblem(id, text, brand);
    case 'theme':
      return tokenProblem(id, text);
    case 'blog':
      if (place.kind === 'address') return sourceProblem(id, text);
      if (place.kind === 'format') return formatProblem(text);
      return v.is(idSchema, text) ? null : 'must be the name of a blog source';
    default:
      return placeholderProblem(text, placeholdersOf(id));
  }
}

function schemaIssues(id: string, part: PublishedPart): [string | null, string][] {
  switch (part.kind) {
    case 'card':
      return issuesOf(cardsSchema, { [id]: part.value });
    case 'link':
      return issuesOf(menusSchema.links, { [id]: part.value });
    case 'text':
      return issuesOf(menusSchema.texts, { [id]: part.value }).map(([, reason]) => ['text', reason]);
    case 'list':
      return issuesOf(menusSchema.lists, { [id]: part.value }).map(([, reason]) => ['entries', reason]);
    case 'announcement':
      return issuesOf(announcementsSchema, [part.value]);
    default:
      return issuesOf(messagesSchema, [part.value]);
  }
}

/** The invalid fields of the single value in a list or record, with reasons. */
function issuesOf(schema: v.GenericSchema, value: unknown): [string | null, string][] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map(({ path, message }) => {
    const { key: field, value: wrong } = path?.[1] ?? {};
    if (field === 'weight' && Number.isNaN(wrong)) return ['weight', 'must be a number such as 1 or 2.5'];
    if (typeof wrong === 'string' && INCOMPLETE_MOMENT.test(wrong)) {
      return [String(field), 'must have a date and a time'];
    }
    const { key: entry, value: wrongEntry } = path?.[2] ?? {};
    if (typeof entry === 'number') return [String(field), `${message}; line ${entry + 1} has “${String(wrongEntry)}”`];
    if (message === ORDER_OF_DATES) return ['endDate', 'must be after the start'];
    // the path ends at the key of a record if it is wrong
    return [typeof field === 'string' ? field : null, message];
  });
}
