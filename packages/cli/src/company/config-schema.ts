/** The schema of `portico.config.ts`. */

import * as v from 'valibot';
import { recordSchema } from '../../../../src/content/record-schema.ts';
import { CONTENT_FORMAT } from './define-config.ts';

export const CONFIG_FILE = 'portico.config.ts';

/** A BCP 47 tag that paths and the parameter `lang` can contain: a language with script, region or variants. */
export const codeSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, 'must be a BCP 47 tag such as de, pt-BR or zh-Hant'),
  v.check(
    (tag) => canonical(tag) === tag,
    ({ input }) => `must be written ${canonical(String(input)) ?? 'as in de, pt-BR or zh-Hant'}`,
  ),
);

/** The tag as it must be written; null if it is none. */
export function canonical(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

const nonEmpty = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const folder = v.pipe(nonEmpty, v.regex(/^[^/]/, 'must be a path from the folder of portico.config.ts'));

const languageSchema = v.strictObject({
  name: v.pipe(nonEmpty, v.description('The name of the language in that language, for the language selector.')),
  englishName: v.optional(
    v.pipe(nonEmpty, v.description('Its name in English for the Studio, if the built-in name does not suit.')),
  ),
  pathPrefix: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\/[A-Za-z0-9_-]+)*$/, 'must be empty, or a path such as /de without a slash at its end'),
      v.description(
        "The prefix of localized paths, by default `''` for the default language and `/<code>` for others.",
      ),
    ),
  ),
  alias: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z]{2,3}$/, 'must be two or three letters a-z'),
      v.description('A second code that the parameter `lang` accepts.'),
    ),
  ),
  blogCode: v.optional(
    v.pipe(
      v.nullable(nonEmpty),
      v.description('The value of `lang` in requests to the blog, by default the code; `null` omits it.'),
    ),
  ),
  fallback: v.optional(
    v.pipe(
      v.string(),
      v.description('The language whose texts stand in for missing ones; without it, a missing text is an error.'),
    ),
  ),
});

const countingSchema = v.strictObject({
  rate: v.pipe(
    v.number(),
    v.minValue(0, 'must be from 0 to 1'),
    v.maxValue(1, 'must be from 0 to 1'),
    v.description('The share of page views that are counted, from 0 to 1; 0 only gives the page its events.'),
  ),
  links: v.optional(
    v.pipe(v.boolean(), v.description('Whether opened menus and clicked links are counted as well as messages.')),
  ),
  device: v.optional(v.pipe(v.boolean(), v.description('Whether the class of the width is stored, such as `phone`.'))),
  country: v.optional(v.pipe(v.boolean(), v.description("Whether the visitor's country is stored."))),
});

export const configSchema = v.pipe(
  v.strictObject({
    format: v.pipe(
      v.literal(CONTENT_FORMAT, ({ input }) =>
        typeof input === 'number' && input > CONTENT_FORMAT
          ? `is ${input}, but this release of Portico reads ${CONTENT_FORMAT}: install a later one`
          : `must be ${CONTENT_FORMAT}: run portico migrate for content of an earlier release`,
      ),
      v.description('The version of the format; `portico migrate` rewrites earlier ones.'),
    ),
    languages: v.pipe(
      recordSchema(codeSchema, languageSchema),
      v.check((languages) => Object.keys(languages).length > 0, 'must have a language'),
      v.description('By code (a BCP 47 tag such as `de` or `pt-BR`), in the order of the language selector.'),
    ),
    defaultLanguage: v.pipe(v.string(), v.description('The language of requests that name none.')),
    content: v.optional(v.pipe(folder, v.description('The folder with dictionaries, links and brand.')), 'locales'),
    images: v.optional(v.pipe(folder, v.description('The folder with the pictures of cards.')), 'images'),
    counting: v.optional(
      v.pipe(countingSchema, v.description('What is counted of page views; without it, nothing is.')),
    ),
  }),
  v.forward(
    v.check(
      ({ languages, defaultLanguage }) => Object.hasOwn(languages, defaultLanguage),
      'must be one of the languages',
    ),
    ['defaultLanguage'],
  ),
);

export type Config = v.InferOutput<typeof configSchema>;
