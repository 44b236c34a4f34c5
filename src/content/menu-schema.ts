/** The published parts of menus, footer and labels in a language; everything else comes from the files. */

import * as v from 'valibot';
import { SOCIAL_ICONS } from '../contract/icons.ts';
import { ACTION_LOOKS } from './content.ts';
import { recordSchema } from './record-schema.ts';
import { linkAddressSchema, placeSchema, textSchema } from './text-schema.ts';

const linkSchema = v.strictObject({
  name: textSchema,
  description: v.optional(textSchema),
  link: linkAddressSchema,
  /** For a button; the file's by default. */
  look: v.optional(v.picklist(ACTION_LOOKS, 'must be primary, secondary or quiet')),
  /** For a social network; the file's by default. */
  icon: v.optional(v.picklist(SOCIAL_ICONS, 'must be the name of an icon, such as linkedin')),
});

/** The names of its entries, in order. */
const listSchema = v.pipe(
  v.array(placeSchema),
  v.maxLength(50, 'must not have more than 50 entries'),
  v.check((names) => new Set(names).size === names.length, 'must not repeat an entry'),
);

/** Parts of a language's content; absent unless published. */
export const menusSchema = {
  links: v.optional(recordSchema(placeSchema, linkSchema)),
  texts: v.optional(recordSchema(placeSchema, textSchema)),
  lists: v.optional(recordSchema(placeSchema, listSchema)),
};

export type PublishedLink = v.InferOutput<typeof linkSchema>;

const publishedMenusSchema = v.object(menusSchema);

export type PublishedMenus = v.InferOutput<typeof publishedMenusSchema>;

/** All parts, for the content of the files. */
export type CompleteMenus = { readonly [Name in keyof PublishedMenus]-?: NonNullable<PublishedMenus[Name]> };
