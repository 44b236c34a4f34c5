/** Schemas of the messages for the announcement bar, in the files of `locales/` and in what is published. */

import * as v from 'valibot';
import { addressSchema, idSchema, instantSchema, storedTextSchema, textSchema } from './text-schema.ts';

const fieldsWith = (text: v.GenericSchema<string>) => ({
  id: idSchema,
  title: text,
  link: addressSchema,
  description: text,
  cta: text,
  weight: v.pipe(v.number(), v.finite('must be finite'), v.minValue(0, 'must not be negative')),
  startDate: v.optional(instantSchema),
  endDate: v.optional(instantSchema),
});

const startsBeforeEnd = ({ startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined }) =>
  !startDate || !endDate || !(Date.parse(startDate) >= Date.parse(endDate));
const ORDER = 'startDate must be before endDate';

const announcementSchema = v.pipe(
  v.strictObject(fieldsWith(textSchema)),
  v.check((message) => startsBeforeEnd(message), ORDER),
);

/** As any release may have stored it, without the fields that this one does not know. */
export const storedAnnouncementSchema = v.pipe(
  v.object(fieldsWith(storedTextSchema)),
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
