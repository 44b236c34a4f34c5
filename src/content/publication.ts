/** What changes by the calendar and is published without a deploy: announcements, default messages and featured cards. */

import * as v from 'valibot';
import { LANGUAGES, type Language } from '../contract/language.ts';
import { messagesSchema } from './message-schema.ts';
import { addressSchema, idSchema, instantSchema, textSchema } from './text-schema.ts';

/** The format of the document. Raise it with each change that an earlier release cannot read. */
export const PUBLICATION_FORMAT = 1;

/** The key of the document in KV. */
export const PUBLICATION_KEY = 'publication';

/** A featured post of the menus: `image` is the name of an image of the release, or an https URL. */
const cardSchema = v.strictObject({
  epigraph: textSchema,
  title: textSchema,
  link: addressSchema,
  image: v.union([idSchema, addressSchema], 'must be the name of an image, or an https URL'),
});

/** By the id of the teaser that a card replaces. */
export const cardsSchema = v.record(idSchema, cardSchema);

const languageMessagesSchema = v.strictObject({
  announcements: messagesSchema,
  /** Shown when the list of announcements is empty. */
  featureMessages: v.pipe(messagesSchema, v.minLength(1, 'must contain a message to fall back to')),
  cards: cardsSchema,
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
