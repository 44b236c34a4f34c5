/** Schemas of brand.json and the dictionaries in `locales/`, which the build validates before it bundles them. */

import * as v from 'valibot';
import { isPublicUrl, isSourceAddress, PUBLIC_URL, parseHttpsUrl } from '../contract/address.ts';
import { SOCIAL_ICONS } from '../contract/icons.ts';
import { LANGUAGES } from '../contract/language.ts';
import { FIELD_PATH } from '../contract/source-format.ts';
import { THEMES } from '../contract/theme.ts';
import { announcementsSchema, messagesSchema } from './message-schema.ts';
import { recordSchema } from './record-schema.ts';
import { wellFormed } from './stored-schema.ts';
import { drawingFileSchema, idSchema, nameSchema, textSchema } from './text-schema.ts';
import { themeSchema } from './theme-schema.ts';

const httpsAddress = v.pipe(
  v.string(),
  v.check((value) => parseHttpsUrl(value) !== null, 'must be an https URL'),
  wellFormed,
);
const httpsOrigin = v.pipe(
  v.string(),
  v.check(
    (value) => parseHttpsUrl(value)?.origin === value,
    'must be an https origin without a path, such as https://www.example.com',
  ),
);

const sourceAddress = v.pipe(
  v.string(),
  v.check(isSourceAddress, `must be a path on blog.origin such as /feed/, or ${PUBLIC_URL}`),
  wellFormed,
);
const fieldPath = v.pipe(
  v.string(),
  v.regex(FIELD_PATH, 'must be names and positions joined by dots, such as title.rendered'),
  wellFormed,
);

const url = v.pipe(
  sourceAddress,
  v.description('A path on `origin`, or a public https URL without a port; redirects are not followed.'),
);

const FORMAT = '`feed` is RSS or Atom in UTF-8, `json` is read by the names of its fields.';

/** Where the latest post of a blog is, and how to read it (`PostFormat`). */
const blogSource = v.union([
  v.pipe(v.string(), v.startsWith('/', 'must start with /'), wellFormed),
  v.variant('format', [
    v.strictObject({
      url,
      format: v.pipe(v.literal('json'), v.description(FORMAT)),
      list: v.optional(
        v.pipe(fieldPath, v.description('The path to the post or the list of posts, by default the whole response.')),
      ),
      title: v.pipe(fieldPath, v.description('The path to the title in a post: names and positions joined by dots.')),
      titleType: v.optional(
        v.pipe(
          v.picklist(['text', 'html']),
          v.description('Whether the title has tags and entities (`html`), which become text.'),
        ),
      ),
      link: v.pipe(fieldPath, v.description('The path to the complete URL of a post.')),
      image: v.optional(v.pipe(fieldPath, v.description('The path to the complete URL of its picture.'))),
      date: v.optional(
        v.pipe(fieldPath, v.description('The path to a date, if the list does not begin with the newest post.')),
      ),
    }),
    v.strictObject({ url, format: v.pipe(v.literal('feed'), v.description(FORMAT)) }),
  ]),
]);

const texts = recordSchema(nameSchema, textSchema);

const completion = v.optional(
  v.pipe(v.string(), v.description('The JSON Schema by which your code editor completes and checks the file.')),
);

export const dictionarySchema = v.strictObject({
  $schema: completion,
  language: v.pipe(
    v.picklist(LANGUAGES),
    v.description('The code of the language, which is also the name of the file.'),
  ),
  labels: v.pipe(
    texts,
    v.description('The names of buttons and landmarks, and the texts of buttons that `actions` names.'),
  ),
  titles: v.pipe(texts, v.description('The titles of menu items and columns, by their name in links.json.')),
  links: v.pipe(
    recordSchema(
      idSchema,
      v.strictObject({
        name: v.pipe(textSchema, v.description('The text of the link.')),
        description: v.optional(
          v.pipe(textSchema, v.description('A sentence below the name in menus: in every language, or in none.')),
        ),
      }),
    ),
    v.description('The texts of every link, by its id in links.json.'),
  ),
  pills: v.pipe(texts, v.description('The short highlighted texts beside links in the footer, by name.')),
  social: v.pipe(
    texts,
    v.description('What screen readers say for the link to each social network, by its id in brand.json.'),
  ),
  teasers: v.pipe(
    recordSchema(
      idSchema,
      v.strictObject({
        epigraph: v.pipe(textSchema, v.description('The short line above the title.')),
        title: v.pipe(textSchema, v.description('The title of the card.')),
      }),
    ),
    v.description('The texts of every card, by its id in links.json.'),
  ),
  announcements: v.pipe(
    announcementsSchema,
    v.description('The messages in the bar until the Studio publishes others; each page view shows one, by weight.'),
  ),
  featureMessages: v.pipe(
    messagesSchema,
    v.description('The messages that the bar shows while `announcements` is empty.'),
  ),
});

/** One for both themes, or one for each. */
const themedDrawing = v.union(
  [
    drawingFileSchema,
    v.strictObject({
      light: v.pipe(drawingFileSchema, v.description('The file for the light theme.')),
      dark: v.pipe(drawingFileSchema, v.description('The file for the dark theme.')),
    }),
  ],
  'must be the name of an SVG file in images/, such as logo.svg, or two of them as light and dark',
);

export const brandSchema = v.strictObject({
  $schema: completion,
  name: v.pipe(textSchema, v.description('The name of the company, written `{brand}` in texts.')),
  logo: v.pipe(
    v.union(
      [
        v.strictObject({
          viewBox: v.pipe(
            v.string(),
            v.regex(/^-?[\d.]+( -?[\d.]+){3}$/, 'must be four numbers'),
            v.description('The `viewBox` of the drawing: left, top, width and height.'),
          ),
          path: v.pipe(
            v.string(),
            v.regex(/^[MmZzLlHhVvCcSsQqTtAa\d\s,.-]+$/, 'must be the d attribute of an SVG path'),
            v.description('The `d` attribute of its only path, drawn in the colour of the text.'),
          ),
        }),
        v.strictObject({
          wide: v.pipe(themedDrawing, v.description('An SVG file in `images/`, or one for each theme.')),
          small: v.optional(v.pipe(themedDrawing, v.description('The file for windows narrower than 600 px.'))),
        }),
      ],
      'must have wide (and small, if you like) with names of SVG files, or viewBox and path',
    ),
    v.description('The drawing at the start of the header: SVG files, or the `viewBox` and `path` of one.'),
  ),
  nameInLogo: v.optional(
    v.pipe(v.boolean(), v.description('Whether the logo is a wordmark, so that the name is not written beside it.')),
  ),
  favicon: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\w[\w.-]*\.(?:svg|png)$/, 'must be the name of an SVG or PNG file in images/'),
      v.description('The Studio’s icon: an SVG or PNG file in `images/`.'),
    ),
  ),
  siteOrigin: v.pipe(httpsOrigin, v.description('The origin of the main site, where paths such as `/pricing` lead.')),
  serviceOrigin: v.pipe(httpsOrigin, v.description('The origin that the worker is deployed to.')),
  loginOrigins: v.pipe(
    v.array(httpsOrigin),
    v.description('The origins that the parameter `loginLink` may lead to besides the main site.'),
  ),
  origins: v.pipe(
    recordSchema(v.pipe(nameSchema, v.regex(/^[a-zA-Z]+$/, 'must be letters a-z and A-Z')), httpsOrigin),
    v.description('Other origins by name: `{support}/` leads to the one named `support`.'),
  ),
  social: v.pipe(
    recordSchema(
      idSchema,
      v.strictObject({
        url: v.pipe(httpsAddress, v.description('The URL of the company’s profile.')),
        icon: v.pipe(
          v.union([v.picklist(SOCIAL_ICONS), drawingFileSchema]),
          v.description('The drawing of the link: a name of the set, or an SVG file in `images/`.'),
        ),
      }),
    ),
    v.description('The social networks that `footer.social` of links.json chooses from, by id.'),
  ),
  blog: v.pipe(
    v.strictObject({
      origin: v.pipe(
        httpsOrigin,
        v.check(isPublicUrl, `must be ${PUBLIC_URL}`),
        v.description('The origin that serves the latest posts.'),
      ),
      imageOrigins: v.pipe(
        v.array(httpsOrigin),
        v.description('The origins of pictures in posts; posts show no picture from elsewhere.'),
      ),
      linkOrigins: v.optional(
        v.pipe(
          v.array(httpsOrigin),
          v.description('The origins that posts may link to, instead of blog, main site and `origins`.'),
        ),
      ),
      sources: v.pipe(
        recordSchema(idSchema, blogSource),
        v.description(
          'Where teasers get posts, by id: a path on that origin, a feed, or JSON with the names of its fields.',
        ),
      ),
    }),
    v.description('Where the posts in menus come from.'),
  ),
  defaults: v.optional(
    v.pipe(
      v.strictObject({
        theme: v.optional(v.pipe(v.picklist(THEMES), v.description('The theme of pages and sites that set none.'))),
        transparent: v.optional(
          v.pipe(v.boolean(), v.description('Whether the header has no background until the page is scrolled.')),
        ),
        announcement: v.optional(
          v.pipe(v.picklist(['include', 'omit']), v.description('With `omit`, no page shows an announcement.')),
        ),
      }),
      v.description('The values of parameters for pages that do not set them.'),
    ),
  ),
  theme: v.optional(
    v.pipe(themeSchema, v.description('The defaults of the design tokens, which a site may still override.')),
  ),
});

export type DictionaryFile = v.InferOutput<typeof dictionarySchema>;
export type BrandFile = v.InferOutput<typeof brandSchema>;
