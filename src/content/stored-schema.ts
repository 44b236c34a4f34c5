/** Schemas of what the service reads from KV, stored by any release. Never make them stricter (decision 65). */

import * as v from 'valibot';
import { HTTPS_URL, NO_PAGE, parseHttpsUrl, ROOT_RELATIVE } from '../contract/address.ts';
import { SOCIAL_ICONS } from '../contract/icons.ts';
import { parseInstant } from '../contract/instant.ts';
import { ACTION_LOOKS } from './content.ts';

export const storedIdSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words of a-z and 0-9, joined by hyphens'),
);

/**
 * Names a link, a text or a list by where it is in the files: the link `pricing`, the text `titles.product`, the list
 * `NAV_PRODUCT.platform`.
 */
export const storedPlaceSchema = v.pipe(
  v.string(),
  v.maxLength(100, 'must not be longer than 100 characters'),
  v.regex(
    /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[A-Za-z0-9][A-Za-z0-9_-]*)*$/,
    'must be names of letters, digits, hyphens and underscores, joined by dots',
  ),
);

/** A day (`2026-03-14`, midnight in UTC) or an instant with a time zone (`2026-03-14T09:00:00Z`). */
export const instantSchema = v.pipe(
  v.string(),
  v.check(
    (value) => parseInstant(value) !== null,
    'must be a date such as 2026-03-14, or an instant with a time zone such as 2026-03-14T09:00:00Z',
  ),
);

/** Rejects a lone surrogate, which no UTF-8 can represent. */
export const wellFormed = v.check((value: string) => value.isWellFormed(), 'must not contain half a character');

/** The service omits messages whose texts do not match. */
export const storedTextSchema = v.pipe(
  v.string(),
  v.regex(/\S/, 'must not be empty'),
  v.regex(/^[^<>]*$/, 'must be plain text without < or >'),
  // HTML cannot represent them
  v.regex(/^\P{Cc}*$/u, 'must not contain line breaks or control characters'),
  wellFormed,
);

const PAGE = `${ROOT_RELATIVE}|${HTTPS_URL}|\\{[a-zA-Z]+\\}${ROOT_RELATIVE}`;

const validUrl = v.check(
  (value: string) => !value.startsWith('https:') || parseHttpsUrl(value) !== null,
  'must be a valid https URL',
);

/** The address of a page or a file: a root-relative path, an https URL, or a path on a brand origin such as `{support}/`. */
export const storedAddressSchema = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^(?:${PAGE})$`),
    'must be a path such as /pricing/, an https URL, or a path on a brand origin such as {support}/',
  ),
  validUrl,
);

/** Where a link may lead: also to a place on the page, an email address or a phone number. */
export const storedLinkAddressSchema = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^(?:${PAGE}|${NO_PAGE})$`),
    'must be a path such as /pricing/, an https URL, a path on a brand origin such as {support}/, a place on the page such as #contact, or mailto: or tel: with an address or number',
  ),
  validUrl,
);

interface Window {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

export function startsBeforeEnd({ startDate, endDate }: Window): boolean {
  return !startDate || !endDate || !(Date.parse(startDate) >= Date.parse(endDate));
}
export const ORDER_OF_DATES = 'startDate must be before endDate';

export const storedMessageSchema = v.pipe(
  v.object({
    id: storedIdSchema,
    title: storedTextSchema,
    link: storedAddressSchema,
    description: storedTextSchema,
    cta: storedTextSchema,
    weight: v.pipe(v.number(), v.finite('must be finite'), v.minValue(0, 'must not be negative')),
    startDate: v.optional(instantSchema),
    endDate: v.optional(instantSchema),
    /** A message whose list names no site or page that exists is shown nowhere. */
    sites: v.optional(v.array(v.string())),
    paths: v.optional(v.array(v.string())),
    fillsGaps: v.optional(v.boolean()),
  }),
  v.check((message) => startsBeforeEnd(message), ORDER_OF_DATES),
);

export const IMAGE_FORMS = 'must be the name of an image, or an https URL';

export const storedCardSchema = v.object({
  epigraph: storedTextSchema,
  title: storedTextSchema,
  link: storedAddressSchema,
  image: v.union([storedIdSchema, storedAddressSchema], IMAGE_FORMS),
});

export const storedMenuSchemas = {
  links: v.object({
    name: storedTextSchema,
    description: v.optional(storedTextSchema),
    link: storedLinkAddressSchema,
    // other releases may know more
    look: v.fallback(v.optional(v.picklist(ACTION_LOOKS)), undefined),
    icon: v.fallback(v.optional(v.picklist(SOCIAL_ICONS)), undefined),
  }),
  texts: storedTextSchema,
  lists: v.array(v.string()),
};
