/** Generates the draft of a company with many messages, in all its languages. */

import { LANGUAGES } from '../../../src/contract/language.ts';
import type { MessageContent } from '../src/contract/draft.ts';
import type { DraftRequest } from '../src/contract/requests.ts';

const CAMPAIGNS = ['Black Friday', 'Frühjahr', 'Summer school', null] as const;

/** From and to, in years: half are over, and half scheduled. */
const PERIODS = [
  [2020, 2021],
  [2100, 2100],
  [2020, 2021],
  [2100, 2101],
] as const;

/** Announcements `message-0`, `message-1` and so on. Every 50th is live. */
export function manyEntries(count: number): DraftRequest['entries'][number][] {
  return Array.from({ length: count }, (_, index) => ({ id: `message-${index}`, content: contentOf(index) }));
}

function contentOf(index: number): MessageContent {
  const [from, to] = index % 50 === 0 ? ([2020, 2099] as const) : (PERIODS[index % PERIODS.length] ?? PERIODS[0]);
  const campaign = CAMPAIGNS[index % CAMPAIGNS.length];
  const fields = {
    description: 'What visitors read after the title, in a sentence of the usual length.',
    cta: 'Read more',
    weight: String(1 + (index % 4)),
    startDate: `${from}-${month(index)}-01T00:00:00Z`,
    endDate: `${to}-12-31T00:00:00Z`,
  };
  return {
    kind: 'announcement',
    timeZone: 'UTC',
    ...(campaign && { campaign }),
    languages: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        {
          ...fields,
          title: titleIn(language, index),
          link: `/${language === 'en' ? '' : `${language}/`}news/${index}/`,
        },
      ]),
    ),
  };
}

function titleIn(language: string, index: number): string {
  if (language === 'ja') return `お知らせ ${index}`;
  return language === 'de' ? `Über Neuigkeit ${index}` : `Message ${index}`;
}

function month(index: number): string {
  return String(1 + (index % 12)).padStart(2, '0');
}
