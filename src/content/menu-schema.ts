/** What is published of menus, footer and labels in a language; the rest is as in the files. */

import * as v from 'valibot';
import { addressSchema, storedAddressSchema, storedTextSchema, textSchema } from './text-schema.ts';

/**
 * Names a link, a text or a list by where it is in the files: the link `pricing`, the text `titles.product`, the list
 * `NAV_PRODUCT.platform`.
 */
export const placeSchema = v.pipe(
  v.string(),
  v.maxLength(100, 'must not be longer than 100 characters'),
  v.regex(
    /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[A-Za-z0-9][A-Za-z0-9_-]*)*$/,
    'must be names of letters, digits, hyphens and underscores, joined by dots',
  ),
);

const linkFieldsWith = (text: v.GenericSchema<string>, address: v.GenericSchema<string>) => ({
  name: text,
  description: v.optional(text),
  link: address,
});

const linkSchema = v.strictObject(linkFieldsWith(textSchema, addressSchema));

/** The names of its entries, in order. */
const listSchema = v.pipe(
  v.array(placeSchema),
  v.maxLength(50, 'must not have more than 50 entries'),
  v.check((names) => new Set(names).size === names.length, 'must have each entry once'),
);

/** Parts of a language's content, which are absent if nothing of them was published. */
export const menusSchema = {
  links: v.optional(v.record(placeSchema, linkSchema)),
  texts: v.optional(v.record(placeSchema, textSchema)),
  lists: v.optional(v.record(placeSchema, listSchema)),
};

/** As any release may have stored an entry of each. */
export const storedMenuSchemas = {
  links: v.object(linkFieldsWith(storedTextSchema, storedAddressSchema)),
  texts: storedTextSchema,
  lists: v.array(v.string()),
};

export type PublishedLink = v.InferOutput<typeof linkSchema>;

const publishedMenusSchema = v.object(menusSchema);

export type PublishedMenus = v.InferOutput<typeof publishedMenusSchema>;

/** All of them, as the files have them. */
export type CompleteMenus = { readonly [Name in keyof PublishedMenus]-?: NonNullable<PublishedMenus[Name]> };
