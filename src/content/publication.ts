/** Content published without a deploy: announcements, default messages, cards, and edited menus. */

import * as v from 'valibot';
import { LANGUAGES, type Language } from '../contract/language.ts';
import { menusSchema } from './menu-schema.ts';
import { announcementsSchema, messagesSchema } from './message-schema.ts';
import { PUBLICATION_FORMAT } from './publication-key.ts';
import { recordSchema } from './record-schema.ts';
import { IMAGE_FORMS, instantSchema } from './stored-schema.ts';
import { addressSchema, idSchema, textSchema } from './text-schema.ts';

/** A teaser's card. `image` is an image of the release by name, an https URL, or the path of an uploaded picture. */
const cardSchema = v.strictObject({
  epigraph: textSchema,
  title: textSchema,
  link: addressSchema,
  image: v.union([idSchema, addressSchema], IMAGE_FORMS),
});

/** Cards by the id of their teaser. */
export const cardsSchema = recordSchema(idSchema, cardSchema);

const languageMessagesSchema = v.strictObject({
  announcements: announcementsSchema,
  /** Shown while `announcements` is empty; those with `fillsGaps` also while none of them is live. */
  featureMessages: v.pipe(messagesSchema, v.minLength(1, 'must contain a message to fall back to')),
  cards: cardsSchema,
  ...menusSchema,
});

export const publishedLanguagesSchema = v.strictObject(
  Object.fromEntries(LANGUAGES.map((language) => [language, languageMessagesSchema])) as Record<
    Language,
    typeof languageMessagesSchema
  >,
);

export const publicationSchema = v.strictObject({
  format: v.literal(PUBLICATION_FORMAT),
  /** Counts publications from 1. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  publishedAt: instantSchema,
  languages: publishedLanguagesSchema,
});

export type Card = v.InferOutput<typeof cardSchema>;
export type LanguageMessages = v.InferOutput<typeof languageMessagesSchema>;
export type PublishedLanguages = Readonly<Record<Language, LanguageMessages>>;
export type Publication = v.InferOutput<typeof publicationSchema>;
