/** Schemas of the files in `locales/`, which the build validates before it bundles them. */

import * as v from 'valibot';
import { HTTPS_URL, parseHttpsUrl, ROOT_RELATIVE } from '../contract/address.ts';
import { ICON_NAMES, SOCIAL_NETWORKS } from '../contract/icons.ts';
import { parseInstant } from '../contract/instant.ts';
import { LANGUAGES } from '../contract/language.ts';
import { NAVIGATION_IDS } from '../contract/navigation.ts';

const text = v.pipe(
  v.string(),
  v.regex(/\S/, 'must not be empty'),
  v.regex(/^[^<>]*$/, 'must be plain text without < or >'),
);
const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words of a-z and 0-9, joined by hyphens'),
);
const languages = v.pipe(v.array(v.picklist(LANGUAGES)), v.minLength(1, 'must contain at least one language'));

/** A root-relative path, an https URL, or a path on a brand origin such as `{support}/`. */
const address = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^(?:${ROOT_RELATIVE}|${HTTPS_URL}|\\{[a-zA-Z]+\\}${ROOT_RELATIVE})$`),
    'must be a path such as /pricing/, an https URL, or a path on a brand origin such as {support}/',
  ),
  v.check((value) => !value.startsWith('https:') || parseHttpsUrl(value) !== null, 'must be a valid https URL'),
);
const httpsAddress = v.pipe(
  v.string(),
  v.check((value) => parseHttpsUrl(value) !== null, 'must be an https URL'),
);
const httpsOrigin = v.pipe(
  v.string(),
  v.check(
    (value) => parseHttpsUrl(value)?.origin === value,
    'must be an https origin without a path, such as https://www.example.com',
  ),
);

/** A day (`2026-03-14`, midnight in UTC) or an instant with a time zone (`2026-03-14T09:00:00Z`). */
const instant = v.pipe(
  v.string(),
  v.check(
    (value) => parseInstant(value) !== null,
    'must be a date such as 2026-03-14, or an instant with a time zone such as 2026-03-14T09:00:00Z',
  ),
);

const announcementSchema = v.pipe(
  v.strictObject({
    id,
    title: text,
    link: address,
    description: text,
    cta: text,
    weight: v.pipe(v.number(), v.finite('must be finite'), v.minValue(0, 'must not be negative')),
    startDate: v.optional(instant),
    endDate: v.optional(instant),
  }),
  v.check(
    ({ startDate, endDate }) => !startDate || !endDate || !(Date.parse(startDate) >= Date.parse(endDate)),
    'startDate must be before endDate',
  ),
);

const messages = v.pipe(
  v.array(announcementSchema),
  v.check(
    (list) => new Set(list.map((message) => message.id)).size === list.length,
    'every id must be unique in its list',
  ),
);

const texts = v.record(v.string(), text);

export const dictionarySchema = v.strictObject({
  $schema: v.optional(v.string()),
  language: v.picklist(LANGUAGES),
  labels: texts,
  titles: texts,
  links: v.record(id, v.strictObject({ name: text, description: v.optional(text) })),
  pills: texts,
  social: texts,
  teasers: v.record(id, v.strictObject({ epigraph: text, title: text })),
  announcements: messages,
  featureMessages: messages,
});

const target = v.strictObject({ url: address, localized: v.optional(v.boolean()) });
const availability = { only: v.optional(languages), except: v.optional(languages) };
const ids = v.pipe(v.array(id), v.minLength(1, 'must not be empty'));
const postTarget = v.strictObject({ ...target.entries, image: id });

const linkColumn = v.strictObject({
  title: id,
  titleUrl: v.optional(target),
  links: ids,
  secondTitle: v.optional(id),
  secondList: v.optional(ids),
  bottomLink: v.optional(id),
  extraLink: v.optional(id),
});
const column = v.union(
  [linkColumn, v.strictObject({ title: id, itemListData: ids }), v.strictObject({ title: id, firstPost: ids })],
  'must be a column with links, itemListData or firstPost',
);
const navigationId = v.picklist(NAVIGATION_IDS);

export const linkTreeSchema = v.strictObject({
  $schema: v.optional(v.string()),
  links: v.record(
    id,
    v.strictObject({
      ...target.entries,
      icon: v.optional(v.picklist(ICON_NAMES)),
      pill: v.optional(id),
      extraData: v.optional(v.record(id, text)),
      ...availability,
    }),
  ),
  teasers: v.record(
    id,
    v.union(
      [
        v.strictObject({ source: id, fallback: v.optional(postTarget), ...availability }),
        v.strictObject({ post: postTarget, ...availability }),
      ],
      'must have a source (with an optional fallback) or a post',
    ),
  ),
  navigation: v.array(
    v.union(
      [
        v.strictObject({ id: navigationId, title: id, ...target.entries }),
        v.strictObject({
          id: navigationId,
          title: id,
          firstColumn: column,
          secondColumn: v.optional(column),
          thirdColumn: v.optional(column),
        }),
      ],
      'must have a url or a firstColumn',
    ),
  ),
  footer: v.strictObject({
    columns: v.array(v.strictObject({ title: id, links: ids })),
    legal: ids,
    social: v.array(v.picklist(SOCIAL_NETWORKS)),
  }),
  actions: v.strictObject({ 'sign-up': target, 'contact-sales': target }),
});

export const brandSchema = v.strictObject({
  $schema: v.optional(v.string()),
  name: text,
  logo: v.strictObject({
    viewBox: v.pipe(v.string(), v.regex(/^-?[\d.]+( -?[\d.]+){3}$/, 'must be four numbers')),
    path: v.pipe(v.string(), v.regex(/^[MmZzLlHhVvCcSsQqTtAa\d\s,.-]+$/, 'must be the d attribute of an SVG path')),
  }),
  siteOrigin: httpsOrigin,
  serviceOrigin: httpsOrigin,
  loginOrigins: v.array(httpsOrigin),
  origins: v.record(v.pipe(v.string(), v.regex(/^[a-zA-Z]+$/, 'must be letters a-z and A-Z')), httpsOrigin),
  social: v.strictObject({ microblog: httpsAddress, 'professional-network': httpsAddress, 'code-host': httpsAddress }),
  blog: v.strictObject({
    origin: httpsOrigin,
    imageOrigins: v.array(httpsOrigin),
    linkOrigins: v.optional(v.array(httpsOrigin)),
    sources: v.record(id, v.pipe(v.string(), v.startsWith('/', 'must start with /'))),
  }),
});

export type DictionaryFile = v.InferOutput<typeof dictionarySchema>;
export type LinkTreeFile = v.InferOutput<typeof linkTreeSchema>;
export type BrandFile = v.InferOutput<typeof brandSchema>;
export type NavigationFile = LinkTreeFile['navigation'][number];
export type ColumnFile = Extract<NavigationFile, { firstColumn: unknown }>['firstColumn'];
export type TargetFile = { readonly url: string; readonly localized?: boolean | undefined };
export type PostFile = TargetFile & { readonly image: string };
export type AnnouncementFile = v.InferOutput<typeof announcementSchema>;
