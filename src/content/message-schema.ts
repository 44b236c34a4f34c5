/** Schemas of the messages for the announcement bar, in the files of `locales/` and in what is published. */

import * as v from 'valibot';
import {
  addressSchema,
  idSchema,
  instantSchema,
  storedAddressSchema,
  storedTextSchema,
  textSchema,
} from './text-schema.ts';

/** Of two messages with the least and the greatest weight, one is shown in a thousand million page views. */
const [LEAST_WEIGHT, GREATEST_WEIGHT] = [0.001, 1_000_000];

const weightSchema = v.pipe(
  v.number(),
  v.minValue(0, 'must not be negative'),
  v.maxValue(GREATEST_WEIGHT, `must not be more than ${GREATEST_WEIGHT}`),
  v.check((weight) => weight === 0 || !(weight < LEAST_WEIGHT), `must be 0, or at least ${LEAST_WEIGHT}`),
);

/** As any release may have stored it. */
const storedWeightSchema = v.pipe(v.number(), v.finite('must be finite'), v.minValue(0, 'must not be negative'));

const fieldsWith = (
  text: v.GenericSchema<string>,
  address: v.GenericSchema<string>,
  weight: v.GenericSchema<number>,
) => ({
  id: v.pipe(idSchema, v.description('Browsers hide dismissed messages by it, so a new message has a new one.')),
  title: v.pipe(text, v.description('The topic, in bold.')),
  link: v.pipe(address, v.description('Where the message leads, with the prefix of the language.')),
  description: v.pipe(text, v.description('One more sentence, which windows under 900 px do not show.')),
  cta: v.pipe(text, v.description('What visitors do, such as “Save your seat”.')),
  weight: v.pipe(weight, v.description('How often it is drawn in comparison to others; 0 is never.')),
  startDate: v.optional(v.pipe(instantSchema, v.description('The day or instant from which it is shown.'))),
  endDate: v.optional(v.pipe(instantSchema, v.description('The day or instant at which it ends.'))),
});

const startsBeforeEnd = ({ startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined }) =>
  !startDate || !endDate || !(Date.parse(startDate) >= Date.parse(endDate));
const ORDER = 'startDate must be before endDate';

const announcementSchema = v.pipe(
  v.strictObject(fieldsWith(textSchema, addressSchema, weightSchema)),
  v.check((message) => startsBeforeEnd(message), ORDER),
);

/** As any release may have stored it, without the fields that this one does not know. */
export const storedAnnouncementSchema = v.pipe(
  v.object(fieldsWith(storedTextSchema, storedAddressSchema, storedWeightSchema)),
  v.check((message) => startsBeforeEnd(message), ORDER),
);

export const messagesSchema = v.pipe(
  v.array(announcementSchema),
  v.check(
    (list) => new Set(list.map((message) => message.id)).size === list.length,
    'every id must be unique in its list',
  ),
);

export type AnnouncementFile = v.InferOutput<typeof announcementSchema>;
