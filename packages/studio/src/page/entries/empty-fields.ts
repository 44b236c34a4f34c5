/** The fields of a new message. */

import type { MessageFields } from '../../contract/draft.ts';

export const EMPTY_FIELDS: MessageFields = {
  title: '',
  description: '',
  cta: '',
  link: '',
  weight: '1',
  startDate: '',
  endDate: '',
};
