/** The schema of `portico.config.ts`. */

import * as v from 'valibot';
import { CONTENT_FORMAT } from './define-config.ts';

export const CONFIG_FILE = 'portico.config.ts';

/** A BCP 47 tag that paths and the parameter `lang` can have: a language with script, region or variants. */
const code = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, 'must be a BCP 47 tag such as de, pt-BR or zh-Hant'),
  v.check((tag) => Intl.getCanonicalLocales(tag)[0] === tag, 'must be written as in de, pt-BR or zh-Hant'),
);
const nonEmpty = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const folder = v.pipe(nonEmpty, v.regex(/^[^/]/, 'must be a path from the folder of portico.config.ts'));

const languageSchema = v.strictObject({
  name: nonEmpty,
  englishName: v.optional(nonEmpty),
  pathPrefix: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\/[A-Za-z0-9_-]+)*$/, 'must be empty, or a path such as /de without a slash at its end'),
    ),
  ),
  alias: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, 'must be two or three letters a-z'))),
  blogCode: v.optional(v.nullable(nonEmpty)),
  fallback: v.optional(v.string()),
});

export const configSchema = v.pipe(
  v.strictObject({
    format: v.literal(CONTENT_FORMAT, ({ input }) =>
      typeof input === 'number' && input > CONTENT_FORMAT
        ? `is ${input}, and this release of Portico reads ${CONTENT_FORMAT}: run npm update portico`
        : `must be ${CONTENT_FORMAT}: run portico migrate for content of an earlier release`,
    ),
    languages: v.pipe(
      v.record(code, languageSchema),
      v.check((languages) => Object.keys(languages).length > 0, 'must have a language'),
    ),
    defaultLanguage: v.string(),
    content: v.optional(folder, 'locales'),
    images: v.optional(folder, 'images'),
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
