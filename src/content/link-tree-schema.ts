/** Schema of `locales/links.json`: targets, teasers, and the structure of header and footer. */

import * as v from 'valibot';
import { ICON_NAMES } from '../contract/icons.ts';
import { LANGUAGES } from '../contract/language.ts';
import { SLOTS } from '../contract/slot.ts';
import { THEMES } from '../contract/theme.ts';
import { ACTION_LOOKS } from './content.ts';
import { recordSchema } from './record-schema.ts';
import {
  addressSchema,
  drawingFileSchema,
  idSchema,
  linkAddressSchema,
  nameSchema,
  textSchema,
} from './text-schema.ts';

const languages = v.pipe(v.array(v.picklist(LANGUAGES)), v.minLength(1, 'must contain at least one language'));

const localized = v.optional(v.pipe(v.boolean(), v.description('Whether the path gets the prefix of the language.')));
const target = v.strictObject({
  url: v.pipe(
    addressSchema,
    v.description('A path on the main site, an https URL, or a path on an origin of brand.json such as `{support}/`.'),
  ),
  localized,
});
const linkTarget = {
  url: v.pipe(
    linkAddressSchema,
    v.description(
      'A path on the main site, an https URL, a path on an origin of brand.json such as `{support}/`, a place on the page such as `#contact`, `mailto:` or `tel:`.',
    ),
  ),
  localized,
  command: v.optional(
    v.pipe(
      idSchema,
      v.description(
        'What pages can do instead of following the link, such as `cookie-settings` (event `portico:command`).',
      ),
    ),
  ),
};
const availability = {
  only: v.optional(v.pipe(languages, v.description('The only languages that show it.'))),
  except: v.optional(v.pipe(languages, v.description('The languages that do not show it.'))),
};
const ids = v.pipe(v.array(idSchema), v.minLength(1, 'must not be empty'));
const postTarget = v.strictObject({
  ...target.entries,
  image: v.pipe(idSchema, v.description('The name of a picture in `images/`, without `.svg`.')),
});

const title = v.pipe(idSchema, v.description('The name of its title in the dictionaries, under `titles`.'));

const linkColumn = v.strictObject({
  title,
  titleUrl: v.optional(v.pipe(target, v.description('Where the title of the column leads.'))),
  links: v.pipe(ids, v.description('The ids of its links, with their icons and descriptions.')),
  secondTitle: v.optional(v.pipe(idSchema, v.description('The name of a second title below the links.'))),
  secondList: v.optional(v.pipe(ids, v.description('The ids of the links below the second title.'))),
  bottomLink: v.optional(v.pipe(idSchema, v.description('The id of a highlighted link at the end of the column.'))),
  extraLink: v.optional(v.pipe(idSchema, v.description('The id of a second highlighted link at the end.'))),
});
const column = v.union(
  [
    linkColumn,
    v.strictObject({
      title,
      itemListData: v.pipe(ids, v.description('The ids of its links, which are drawn as cards.')),
    }),
    v.strictObject({
      title,
      firstPost: v.pipe(ids, v.description('Teaser ids; exactly one must be available in each language.')),
    }),
  ],
  'must be a column with links, itemListData or firstPost',
);

/** Part of attributes and element ids; `link-tree-problems.ts` reserves some. */
const navigationId = v.pipe(
  nameSchema,
  v.regex(
    /^[A-Za-z0-9][A-Za-z0-9_-]*$/,
    'must be letters a-z and A-Z, digits, hyphens and underscores, and begin with a letter or digit',
  ),
);
const section = {
  id: v.pipe(
    navigationId,
    v.description('An id of your choice, by which hosts’ scripts find the item (`data-portico-id`).'),
  ),
  title,
};
const navigationItem = v.union(
  [
    v.strictObject({ ...section, ...linkTarget }),
    v.strictObject({
      ...section,
      columns: v.pipe(
        v.array(v.pipe(column, v.description('A column, which has `links`, `itemListData` or `firstPost`.'))),
        v.minLength(1, 'must contain at least one column'),
        v.maxLength(4, 'must contain at most four columns'),
        v.description('The one to four columns of its panel, instead of a `url`.'),
      ),
    }),
    // the form in the specification
    v.strictObject({
      ...section,
      firstColumn: v.pipe(column, v.description('Another way to write the first of `columns`.')),
      secondColumn: v.optional(v.pipe(column, v.description('Another way to write the second of `columns`.'))),
      thirdColumn: v.optional(v.pipe(column, v.description('Another way to write the third of `columns`.'))),
    }),
  ],
  'must have either a url or columns (one to four), or firstColumn, secondColumn and thirdColumn',
);

/** The click-tracking query; `{text}` stands for the button's text in lower case. */
const tracking = v.pipe(
  v.string(),
  v.regex(
    /^[\w.-]+=(?:[\w.~%-]|\{text\})*(?:&[\w.-]+=(?:[\w.~%-]|\{text\})*)*$/,
    'must be a query such as place=header&text={text}',
  ),
);
const action = v.strictObject({
  id: v.pipe(
    idSchema,
    v.description('An id of your choice, by which hosts’ scripts find the button (`data-portico-part`).'),
  ),
  text: v.pipe(nameSchema, v.description('The name of its text in the dictionaries, under `labels`.')),
  ...linkTarget,
  look: v.pipe(v.picklist(ACTION_LOOKS), v.description('Whether it is filled, outlined, or only text.')),
  tracking: v.optional(
    v.pipe(tracking, v.description('A query for its link; `{text}` stands for its text in lower case.')),
  ),
});

const footerColumn = v.strictObject({
  title,
  links: v.pipe(ids, v.description('The ids of the links in the column.')),
});

/** Absent fields are inherited from the main site. Only the main site has neither title nor home page. */
const site = v.strictObject({
  title: v.optional(v.pipe(idSchema, v.description('The name of the site in the dictionaries, under `titles`.'))),
  home: v.optional(
    v.pipe(addressSchema, v.description('Its home page, such as `{support}/`, on the same origin as its other pages.')),
  ),
  languages: v.optional(v.pipe(languages, v.description('The languages that its pages exist in.'))),
  theme: v.optional(v.pipe(v.picklist(THEMES), v.description('The theme of pages that set none.'))),
  login: v.optional(
    v.pipe(
      v.union([v.literal(false), addressSchema], 'must be an address, or false for no login link'),
      v.description('Where its login link leads, or `false` for none.'),
    ),
  ),
  navigation: v.optional(
    v.pipe(
      v.array(v.union([navigationId, navigationItem], 'must be the id of an item of `navigation`, or an item')),
      v.description('The items of its menu in order: ids of the main menu, and items of its own.'),
    ),
  ),
  footerColumns: v.optional(
    v.pipe(
      v.array(v.union([idSchema, footerColumn], 'must be the title of a column of the footer, or a column')),
      v.maxLength(12, 'must contain at most twelve columns'),
      v.description('The columns of its footer in order: titles of columns of the main site, and columns of its own.'),
    ),
  ),
  actions: v.optional(
    v.pipe(
      v.array(v.union([idSchema, action], 'must be the id of a button of `actions`, or a button')),
      v.maxLength(3, 'must contain at most three buttons'),
      v.description('Its buttons in order: ids of the main site, and buttons of its own.'),
    ),
  ),
  secondLevel: v.optional(
    v.pipe(
      v.array(
        v.union(
          [idSchema, v.strictObject({ title, links: v.pipe(ids, v.description('The ids of the links in the menu.')) })],
          'must be the id of a link, or a menu with title and links',
        ),
      ),
      v.description('What a second row shows beside its name: ids of links, and menus of links.'),
    ),
  ),
  slots: v.optional(
    v.pipe(
      v.array(v.picklist(SLOTS)),
      v.description('The slots that its pages fill with their own content; the header reserves their space.'),
    ),
  ),
  search: v.optional(
    v.pipe(
      v.strictObject({
        action: v.pipe(
          addressSchema,
          v.check((value) => !/[?#]/.test(value), 'must have no ? or #, because the form adds its own query'),
          v.description('Where the form leads.'),
        ),
        name: v.pipe(idSchema, v.description('The name of its field in the query.')),
      }),
      v.description('A search form for the slot `search` until a page fills it, with the label `search` as its text.'),
    ),
  ),
  breadcrumbs: v.optional(
    v.pipe(
      v.boolean(),
      v.description('Whether pages that pass `breadcrumbs` show them, named by the label `breadcrumbs`.'),
    ),
  ),
});

export const linkTreeSchema = v.strictObject({
  $schema: v.optional(
    v.pipe(v.string(), v.description('The JSON Schema by which your code editor completes and checks the file.')),
  ),
  links: v.pipe(
    recordSchema(
      idSchema,
      v.strictObject({
        ...linkTarget,
        icon: v.optional(
          v.pipe(
            v.union([v.picklist(ICON_NAMES), drawingFileSchema]),
            v.description('The drawing beside it in menus: a name of the set, or an SVG file in `images/`.'),
          ),
        ),
        pill: v.optional(
          v.pipe(
            idSchema,
            v.description('The name of a short highlighted text beside it in the footer, under `pills`.'),
          ),
        ),
        extraData: v.optional(
          v.pipe(
            recordSchema(idSchema, textSchema),
            v.description('The values of attributes `data-portico-extra-<name>` of the link in the footer.'),
          ),
        ),
        ...availability,
      }),
    ),
    v.description('All links of header and footer, by an id of your choice.'),
  ),
  teasers: v.pipe(
    recordSchema(
      idSchema,
      v.union(
        [
          v.strictObject({
            source: v.pipe(
              idSchema,
              v.description('The name of a source of posts, under `blog.sources` of brand.json.'),
            ),
            fallback: v.optional(
              v.pipe(
                postTarget,
                v.description('The card to show while there is no post, with texts of the dictionary.'),
              ),
            ),
            ...availability,
          }),
          v.strictObject({
            post: v.pipe(
              postTarget,
              v.description('The card to show, with texts of the dictionary, instead of a `source`.'),
            ),
            ...availability,
          }),
        ],
        'must have a source (with an optional fallback) or a post',
      ),
    ),
    v.description('The places in menus for a blog post or a card, by an id of your choice.'),
  ),
  navigation: v.pipe(
    v.array(navigationItem),
    v.minLength(1, 'must contain at least one item'),
    v.description('The items of the menu, which are links or open a panel with columns.'),
  ),
  footer: v.pipe(
    v.strictObject({
      columns: v.pipe(
        v.array(footerColumn),
        v.minLength(1, 'must contain at least one column'),
        v.maxLength(12, 'must contain at most twelve columns'),
        v.description('The one to twelve columns.'),
      ),
      legal: v.optional(v.pipe(v.array(idSchema), v.description('The ids of the links in the last row.'))),
      social: v.optional(
        v.pipe(v.array(idSchema), v.description('The ids of social networks in brand.json, in order.')),
      ),
    }),
    v.description('What the footer shows.'),
  ),
  actions: v.pipe(
    v.array(action),
    v.maxLength(3, 'must contain at most three buttons'),
    v.description('Up to three buttons, the most important first.'),
  ),
  sites: v.optional(
    v.pipe(
      recordSchema(idSchema, site),
      v.description(
        'The company’s sites by id (the parameter `site`), and what differs on them. Each needs `title` and `home`; only `main`, the main site, can be left out, and has its menu, footer columns and buttons at the top of the file.',
      ),
    ),
  ),
});

export type LinkTreeFile = v.InferOutput<typeof linkTreeSchema>;
export type SiteFile = v.InferOutput<typeof site>;
export type NavigationFile = LinkTreeFile['navigation'][number];
export type FooterColumnFile = v.InferOutput<typeof footerColumn>;
export type ActionFile = v.InferOutput<typeof action>;
export type ColumnFile = v.InferOutput<typeof column>;
export type TargetFile = {
  readonly url: string;
  readonly localized?: boolean | undefined;
  readonly command?: string | undefined;
  readonly tracking?: string | undefined;
};
export type PostFile = TargetFile & { readonly image: string };
