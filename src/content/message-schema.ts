/** Schemas of the messages for the announcement bar, in the files of `locales/` and in what is published. */

import * as v from 'valibot';
import { addressSchema, idSchema, instantSchema, textSchema } from './text-schema.ts';

const announcementSchema = v.pipe(
  v.strictObject({
    id: idSchema,
    title: textSchema,
    link: addressSchema,
    description: textSchema,
    cta: textSchema,
    weight: v.pipe(v.number(), v.finite('must be finite'), v.minValue(0, 'must not be negative')),
    startDate: v.optional(instantSchema),
    endDate: v.optional(instantSchema),
  }),
  v.check(
    ({ startDate, endDate }) => !startDate || !endDate || !(Date.parse(startDate) >= Date.parse(endDate)),
    'startDate must be before endDate',
  ),
);

export const messagesSchema = v.pipe(
  v.array(announcementSchema),
  v.check(
    (list) => new Set(list.map((message) => message.id)).size === list.length,
    'every id must be unique in its list',
  ),
);

export type AnnouncementFile = v.InferOutput<typeof announcementSchema>;
