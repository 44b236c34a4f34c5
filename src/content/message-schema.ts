/** Schemas of the messages for the announcement bar, as people write them in `locales/` and in the Studio. */

import * as v from 'valibot';
import { withoutPathPrefix } from '../contract/language.ts';
import { PATH_PATTERN } from '../contract/page-path.ts';
import { ORDER_OF_DATES, startsBeforeEnd, wellFormed } from './stored-schema.ts';
import { addressSchema, dateSchema, idSchema, textSchema } from './text-schema.ts';

/** With both weights at their limits, the lighter message is shown once in a billion page views. */
const [MIN_WEIGHT, MAX_WEIGHT] = [0.001, 1_000_000];

const weightSchema = v.pipe(
  v.number(),
  v.minValue(0, 'must not be negative'),
  v.maxValue(MAX_WEIGHT, `must not be more than ${MAX_WEIGHT}`),
  v.check((weight) => weight === 0 || !(weight < MIN_WEIGHT), `must be 0, or at least ${MIN_WEIGHT}`),
);

/** Maximum number of sites, or of page patterns. */
const MAX_LIST_LENGTH = 50;

const listOf = (item: v.GenericSchema<string>) =>
  v.pipe(
    v.array(item),
    v.minLength(1, 'must not be empty; leave it out to show the message everywhere'),
    v.maxLength(MAX_LIST_LENGTH, `must not have more than ${MAX_LIST_LENGTH} entries`),
  );

/** The build and the Studio check that the sites exist. */
const siteListSchema = listOf(idSchema);

const pathListSchema = listOf(
  v.pipe(
    v.string(),
    v.regex(PATH_PATTERN, 'must be paths such as /pricing, or with * at the end such as /docs/*'),
    v.check(
      (pattern) => !PATH_PATTERN.test(pattern) || withoutPathPrefix(pattern) === pattern,
      'must be paths without a language prefix: each stands for the page in all languages',
    ),
    wellFormed,
  ),
);

const announcementSchema = v.pipe(
  v.strictObject({
    id: v.pipe(idSchema, v.description('Browsers remember dismissals by id, so give each new message a new one.')),
    title: v.pipe(textSchema, v.description('The topic, in bold.')),
    link: v.pipe(addressSchema, v.description('Where the message leads, with the prefix of the language.')),
    description: v.pipe(textSchema, v.description('One more sentence, which windows under 900 px do not show.')),
    cta: v.pipe(textSchema, v.description('What visitors do, such as “Save your seat”.')),
    weight: v.pipe(weightSchema, v.description('How often it is shown compared with others; 0 is never.')),
    startDate: v.optional(
      v.pipe(dateSchema, v.description('The day (midnight UTC) or instant from which it is shown.')),
    ),
    endDate: v.optional(v.pipe(dateSchema, v.description('The day (midnight UTC) or instant at which it ends.'))),
    sites: v.optional(
      v.pipe(siteListSchema, v.description('The ids of the only sites that show it; `main` is the main site.')),
    ),
    paths: v.optional(
      v.pipe(
        pathListSchema,
        v.description('The only pages that show it: paths without the prefix of a language, such as `/docs/*`.'),
      ),
    ),
    fillsGaps: v.optional(
      v.pipe(
        v.boolean(),
        v.description('In `featureMessages`: whether it is also shown while no announcement is live.'),
      ),
    ),
  }),
  v.check((message) => startsBeforeEnd(message), ORDER_OF_DATES),
);

export const messagesSchema = v.pipe(
  v.array(announcementSchema),
  v.check(
    (list) => new Set(list.map((message) => message.id)).size === list.length,
    'every id must be unique in its list',
  ),
);

/** The list `announcements`, whose messages cannot fill gaps. */
export const announcementsSchema = v.pipe(
  messagesSchema,
  v.check((list) => !list.some(({ fillsGaps }) => fillsGaps), 'only messages in featureMessages can have fillsGaps'),
);

export type AnnouncementFile = v.InferOutput<typeof announcementSchema>;
