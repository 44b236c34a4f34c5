/** Schemas of the files in `locales/`, which the build validates before it bundles them. */

import * as v from 'valibot';
import { parseHttpsUrl } from '../contract/address.ts';
import { ICON_NAMES, SOCIAL_NETWORKS } from '../contract/icons.ts';
import { LANGUAGES } from '../contract/language.ts';
import { NAVIGATION_IDS } from '../contract/navigation.ts';
import { messagesSchema } from './message-schema.ts';
import { addressSchema, idSchema, textSchema } from './text-schema.ts';
import { themeSchema } from './theme-schema.ts';

const languages = v.pipe(v.array(v.picklist(LANGUAGES)), v.minLength(1, 'must contain at least one language'));

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

const texts = v.record(v.string(), textSchema);

export const dictionarySchema = v.strictObject({
  $schema: v.optional(v.string()),
  language: v.picklist(LANGUAGES),
  labels: texts,
  titles: texts,
  links: v.record(idSchema, v.strictObject({ name: textSchema, description: v.optional(textSchema) })),
  pills: texts,
  social: texts,
  teasers: v.record(idSchema, v.strictObject({ epigraph: textSchema, title: textSchema })),
  announcements: messagesSchema,
  featureMessages: messagesSchema,
});

const target = v.strictObject({ url: addressSchema, localized: v.optional(v.boolean()) });
const availability = { only: v.optional(languages), except: v.optional(languages) };
const ids = v.pipe(v.array(idSchema), v.minLength(1, 'must not be empty'));
const postTarget = v.strictObject({ ...target.entries, image: idSchema });

const linkColumn = v.strictObject({
  title: idSchema,
  titleUrl: v.optional(target),
  links: ids,
  secondTitle: v.optional(idSchema),
  secondList: v.optional(ids),
  bottomLink: v.optional(idSchema),
  extraLink: v.optional(idSchema),
});
const column = v.union(
  [
    linkColumn,
    v.strictObject({ title: idSchema, itemListData: ids }),
    v.strictObject({ title: idSchema, firstPost: ids }),
  ],
  'must be a column with links, itemListData or firstPost',
);
const navigationId = v.picklist(NAVIGATION_IDS);

export const linkTreeSchema = v.strictObject({
  $schema: v.optional(v.string()),
  links: v.record(
    idSchema,
    v.strictObject({
      ...target.entries,
      icon: v.optional(v.picklist(ICON_NAMES)),
      pill: v.optional(idSchema),
      extraData: v.optional(v.record(idSchema, textSchema)),
      ...availability,
    }),
  ),
  teasers: v.record(
    idSchema,
    v.union(
      [
        v.strictObject({ source: idSchema, fallback: v.optional(postTarget), ...availability }),
        v.strictObject({ post: postTarget, ...availability }),
      ],
      'must have a source (with an optional fallback) or a post',
    ),
  ),
  navigation: v.array(
    v.union(
      [
        v.strictObject({ id: navigationId, title: idSchema, ...target.entries }),
        v.strictObject({
          id: navigationId,
          title: idSchema,
          firstColumn: column,
          secondColumn: v.optional(column),
          thirdColumn: v.optional(column),
        }),
      ],
      'must have a url or a firstColumn',
    ),
  ),
  footer: v.strictObject({
    columns: v.array(v.strictObject({ title: idSchema, links: ids })),
    legal: ids,
    social: v.array(v.picklist(SOCIAL_NETWORKS)),
  }),
  actions: v.strictObject({ 'sign-up': target, 'contact-sales': target }),
});

export const brandSchema = v.strictObject({
  $schema: v.optional(v.string()),
  name: textSchema,
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
    sources: v.record(idSchema, v.pipe(v.string(), v.startsWith('/', 'must start with /'))),
  }),
  theme: v.optional(themeSchema),
});

export type DictionaryFile = v.InferOutput<typeof dictionarySchema>;
export type LinkTreeFile = v.InferOutput<typeof linkTreeSchema>;
export type BrandFile = v.InferOutput<typeof brandSchema>;
export type NavigationFile = LinkTreeFile['navigation'][number];
export type ColumnFile = Extract<NavigationFile, { firstColumn: unknown }>['firstColumn'];
export type TargetFile = { readonly url: string; readonly localized?: boolean | undefined };
export type PostFile = TargetFile & { readonly image: string };
