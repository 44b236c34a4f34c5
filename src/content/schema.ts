/** Schemas of the brand and the dictionaries in `locales/`, which the build validates before it bundles them. */

import * as v from 'valibot';
import { parseHttpsUrl } from '../contract/address.ts';
import { SOCIAL_ICONS } from '../contract/icons.ts';
import { LANGUAGES } from '../contract/language.ts';
import { messagesSchema } from './message-schema.ts';
import { drawingFileSchema, idSchema, textSchema } from './text-schema.ts';
import { themeSchema } from './theme-schema.ts';

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

/** One for both themes, or one for each. */
const themedDrawing = v.union(
  [drawingFileSchema, v.strictObject({ light: drawingFileSchema, dark: drawingFileSchema })],
  'must be the name of an SVG file in images/, such as logo.svg, or two of them as light and dark',
);

export const brandSchema = v.strictObject({
  $schema: v.optional(v.string()),
  name: textSchema,
  logo: v.union(
    [
      v.strictObject({
        viewBox: v.pipe(v.string(), v.regex(/^-?[\d.]+( -?[\d.]+){3}$/, 'must be four numbers')),
        path: v.pipe(v.string(), v.regex(/^[MmZzLlHhVvCcSsQqTtAa\d\s,.-]+$/, 'must be the d attribute of an SVG path')),
      }),
      v.strictObject({ wide: themedDrawing, small: v.optional(themedDrawing) }),
    ],
    'must have wide (and small, if you like) with names of SVG files, or viewBox and path',
  ),
  /** Whether the logo is a wordmark: the name is not written beside it. */
  nameInLogo: v.optional(v.boolean()),
  /** A file in `images/`, for the Studio. */
  favicon: v.optional(
    v.pipe(v.string(), v.regex(/^\w[\w.-]*\.(?:svg|png)$/, 'must be the name of an SVG or PNG file in images/')),
  ),
  siteOrigin: httpsOrigin,
  serviceOrigin: httpsOrigin,
  loginOrigins: v.array(httpsOrigin),
  origins: v.record(v.pipe(v.string(), v.regex(/^[a-zA-Z]+$/, 'must be letters a-z and A-Z')), httpsOrigin),
  /** `footer.social` of links.json chooses from them. */
  social: v.record(
    idSchema,
    v.strictObject({ url: httpsAddress, icon: v.union([v.picklist(SOCIAL_ICONS), drawingFileSchema]) }),
  ),
  blog: v.strictObject({
    origin: httpsOrigin,
    imageOrigins: v.array(httpsOrigin),
    linkOrigins: v.optional(v.array(httpsOrigin)),
    sources: v.record(idSchema, v.pipe(v.string(), v.startsWith('/', 'must start with /'))),
  }),
  theme: v.optional(themeSchema),
});

export type DictionaryFile = v.InferOutput<typeof dictionarySchema>;
export type BrandFile = v.InferOutput<typeof brandSchema>;
