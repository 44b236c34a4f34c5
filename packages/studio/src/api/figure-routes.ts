/** Serves what visitors did with messages. */

import { MAX_DAYS, USUAL_DAYS } from '../contract/figures.ts';
import { MAX_ID_LENGTH } from '../contract/limits.ts';
import { json, notFound } from './answers.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { handle } from './handle.ts';

export function routeFigures(api: Api, { figures }: ApiOptions): void {
  handle(api, 'GET /figures', async ({ query }) => {
    const days = daysOf(query('days'));
    return days === null ? wrongDays() : json(await figures.totals(days));
  });

  handle(api, 'GET /figures/:id', async ({ params: { id }, query }) => {
    const days = daysOf(query('days'));
    if (!/^[a-z0-9-]+$/.test(id) || id.length > MAX_ID_LENGTH) return notFound('There is no such message.');
    return days === null ? wrongDays() : json(await figures.days(id, days));
  });
}

/** @returns `null` unless it is an accepted number of days */
function daysOf(text: string | undefined): number | null {
  if (text === undefined) return USUAL_DAYS;
  const days = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= MAX_DAYS ? days : null;
}

function wrongDays(): Response {
  return notFound(`days must be a number from 1 to ${MAX_DAYS}.`);
}
