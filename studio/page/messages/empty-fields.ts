/** What a message has before anything is written. */

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
