/** Schema of `locales/links.json`: targets, teasers, and what stands where in header and footer. */

import * as v from 'valibot';
import { ICON_NAMES } from '../contract/icons.ts';
import { LANGUAGES } from '../contract/language.ts';
import { addressSchema, drawingFileSchema, idSchema, textSchema } from './text-schema.ts';

const languages = v.pipe(v.array(v.picklist(LANGUAGES)), v.minLength(1, 'must contain at least one language'));

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

/** Part of attributes and element ids; `link-tree-problems.ts` reserves some. */
const navigationId = v.pipe(
  v.string(),
  v.regex(
    /^[A-Za-z0-9][A-Za-z0-9_-]*$/,
    'must be letters a-z and A-Z, digits, hyphens and underscores, and begin with a letter or digit',
  ),
);
const section = { id: navigationId, title: idSchema };
const navigationItem = v.union(
  [
    v.strictObject({ ...section, ...target.entries }),
    v.strictObject({
      ...section,
      columns: v.pipe(
        v.array(column),
        v.minLength(1, 'must contain at least one column'),
        v.maxLength(4, 'must contain at most four columns'),
      ),
    }),
    // the form of the specification
    v.strictObject({
      ...section,
      firstColumn: column,
      secondColumn: v.optional(column),
      thirdColumn: v.optional(column),
    }),
  ],
  'must have either a url or columns (one to four), or firstColumn, secondColumn and thirdColumn',
);

/** The query of click tracking, in which `{text}` stands for the text of the button in lower case. */
const tracking = v.pipe(
  v.string(),
  v.regex(
    /^[\w.-]+=(?:[\w.~%-]|\{text\})*(?:&[\w.-]+=(?:[\w.~%-]|\{text\})*)*$/,
    'must be a query such as place=header&text={text}',
  ),
);
const action = v.strictObject({
  /** The value of `data-portico-part`. */
  id: idSchema,
  /** The name of a label. */
  text: v.string(),
  ...target.entries,
  look: v.picklist(['primary', 'secondary', 'quiet']),
  tracking: v.optional(tracking),
});

export const linkTreeSchema = v.strictObject({
  $schema: v.optional(v.string()),
  links: v.record(
    idSchema,
    v.strictObject({
      ...target.entries,
      icon: v.optional(v.union([v.picklist(ICON_NAMES), drawingFileSchema])),
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
  navigation: v.pipe(v.array(navigationItem), v.minLength(1, 'must contain at least one item')),
  footer: v.strictObject({
    columns: v.pipe(
      v.array(v.strictObject({ title: idSchema, links: ids })),
      v.minLength(1, 'must contain at least one column'),
      v.maxLength(12, 'must contain at most twelve columns'),
    ),
    legal: v.optional(v.array(idSchema)),
    /** In this order. */
    social: v.optional(v.array(idSchema)),
  }),
  /** The first is the most important. */
  actions: v.pipe(v.array(action), v.maxLength(3, 'must contain at most three buttons')),
});

export type LinkTreeFile = v.InferOutput<typeof linkTreeSchema>;
export type NavigationFile = LinkTreeFile['navigation'][number];
export type ColumnFile = v.InferOutput<typeof column>;
export type TargetFile = { readonly url: string; readonly localized?: boolean | undefined };
export type PostFile = TargetFile & { readonly image: string };
