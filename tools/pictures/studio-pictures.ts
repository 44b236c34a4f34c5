/** The Studio's pictures in docs/editors.md: its sample messages, and the steps that lead to each picture. */

import type { Page } from 'playwright-core';
import type { Service } from '../../packages/cli/src/local/service.ts';
import type { MessageContent, MessageFields } from '../../packages/studio/src/contract/draft.ts';
import { uploadSamples } from './sample-pictures.ts';

export interface StudioPicture {
  /** Of the file in `docs/images/`, without its extension. */
  readonly name: string;
  readonly path: string;
  /** In pixels; the default is enough for a page without scrolling. */
  readonly height?: number;
  /** What the picture shows of the page; the default is the window. */
  readonly part?: string;
  /** Leads from the page to what the picture shows. */
  readonly steps?: (page: Page, studio: Service) => Promise<unknown>;
}

/** In pixels. */
export const STUDIO_WIDTH = 1280;

const WEBINAR = 'passkeys-webinar';
const WEBINAR_PATH = `/messages/announcement/${WEBINAR}`;
const HOLIDAYS = 'holiday-support';
const LIVE = 'Start for free';

/** In order: some change what the next ones show. */
export const STUDIO_PICTURES: readonly StudioPicture[] = [
  { name: 'studio-messages', path: '/', height: 760, steps: (page) => page.getByText('seen').first().waitFor() },
  {
    name: 'studio-figures',
    path: '/messages/announcement/free-sign-up?language=en',
    // without scrolling, the page's header covers nothing
    height: 2600,
    part: '.studio-figures',
    steps: (page) => page.getByRole('img', { name: /^Seen by day/ }).waitFor(),
  },
  {
    name: 'studio-message',
    path: `${WEBINAR_PATH}?language=en`,
    height: 1160,
    steps: (page) => page.getByText('1 line', { exact: true }).last().waitFor(),
  },
  {
    name: 'studio-schedule',
    path: `${WEBINAR_PATH}?language=en`,
    part: 'section[aria-labelledby="schedule"]',
  },
  { name: 'studio-timeline', path: '/timeline', height: 1130 },
  {
    name: 'studio-preview',
    path: '/timeline',
    height: 900,
    async steps(page) {
      await page.getByRole('button', { name: 'Next change' }).click();
      await page.getByRole('link', { name: 'Preview this moment in Japanese' }).click();
      await page.getByRole('radio', { name: 'Light' }).first().check({ force: true });
      await page.frameLocator('iframe').first().getByText('ウェビナー：パスキー導入').waitFor();
    },
  },
  {
    name: 'studio-conflict',
    path: `${WEBINAR_PATH}?language=en`,
    part: '.studio-conflict',
    async steps(page, studio) {
      await page.getByRole('textbox', { name: 'Title' }).waitFor();
      await putWebinar(studio, { title: 'Webinar: passkeys in practice', cta: 'Join us' });
      await page.getByRole('textbox', { name: 'Title' }).fill('Webinar: passkeys, step by step');
      await page.getByText('Mine', { exact: true }).first().click();
      await page.getByRole('button', { name: 'Use these' }).waitFor();
    },
  },
  {
    name: 'studio-publish',
    path: '/publish',
    height: 840,
    async steps(page, studio) {
      await putMessage(studio, HOLIDAYS, holidays());
      await page.reload();
      await page.getByText('The links were checked.').waitFor();
    },
  },
  {
    name: 'studio-release',
    path: '/publish',
    part: '.studio-publish-form',
    async steps(page) {
      await page.getByText('The links were checked.').waitFor();
      const warnings = page.getByRole('region', { name: 'Before you publish' });
      await page.getByRole('textbox', { name: 'Name' }).fill('Passkeys campaign');
      await page.getByRole('radio', { name: 'At a time' }).click();
      await page.getByRole('spinbutton', { name: 'day, Time' }).focus();
      await page.keyboard.type('010320300900');
      await page.locator('#review[aria-busy="false"]').waitFor();
      await page.getByText('The links were checked.').waitFor();
      for (const box of await warnings.getByRole('checkbox').all()) await box.press('Space');
    },
  },
  {
    name: 'studio-published',
    path: '/publish',
    part: '.studio-published',
    async steps(page) {
      await page.getByText('The links were checked.').waitFor();
      const warnings = page.getByRole('region', { name: 'Before you publish' });
      for (const box of await warnings.getByRole('checkbox').all()) await box.press('Space');
      await page.getByRole('textbox', { name: 'Name' }).fill('Invite to the webinar on passkeys');
      await page.getByRole('button', { name: /^Publish version/ }).click();
      await page.getByText('Read by the service: done').waitFor();
    },
  },
  {
    name: 'studio-end',
    path: '/',
    height: 760,
    async steps(page) {
      await page.getByRole('button', { name: `Actions for “${LIVE}”` }).click();
      await page.getByRole('menuitem', { name: 'End now…' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'studio-history',
    path: '/history',
    height: 520,
    steps: (page) => page.getByText('3 changes').waitFor(),
  },
  { name: 'studio-cards', path: '/cards', height: 900 },
  {
    name: 'studio-menus',
    path: '/menus?language=en&link=extensibility',
    height: 900,
    async steps(page) {
      await page.getByRole('textbox', { name: 'Name' }).fill('Extensions');
      await page.getByText('Not published').waitFor();
      await page.frameLocator('.studio-menus__iframe').getByText('Extensions').first().waitFor();
      await page.getByText('Saved', { exact: true }).waitFor();
    },
  },
  { name: 'studio-pictures', path: '/cards', part: '.studio-dialog', steps: uploadSamples },
];

/** Gives the draft of a new Studio an announcement that begins in two days, in some languages. */
export async function fillStudio(studio: Service): Promise<void> {
  await putWebinar(studio, {});
}

/** @param english fields in English that differ */
async function putWebinar(studio: Service, english: Partial<MessageFields>): Promise<void> {
  await putMessage(studio, WEBINAR, webinar(english));
}

async function putMessage(studio: Service, id: string, content: MessageContent): Promise<void> {
  const path = `/api/draft/announcement/${id}`;
  const draft = (await (await studio.fetch('/api/draft')).json()) as { entries: { id: string; revision: number }[] };
  const entry = draft.entries.find((candidate) => candidate.id === id);
  const condition = entry ? { 'if-match': `"${entry.revision}"` } : { 'if-none-match': '*' };
  const response = await studio.fetch(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...condition },
    body: JSON.stringify(content),
  });
  if (!response.ok) throw new Error(`The Studio answered ${response.status} at ${path}.`);
}

/** An unfinished message. */
function holidays(): MessageContent {
  const title = 'Support over the holidays';
  const fields = { title, description: '', cta: '', link: '/support/', weight: '1' };
  const schedule = { startDate: inDays(20, 8), endDate: inDays(34, 16) };
  return { kind: 'announcement', timeZone: 'Europe/Berlin', languages: { en: { ...fields, ...schedule } } };
}

function webinar(english: Partial<MessageFields>): MessageContent {
  const schedule = { weight: '2', startDate: inDays(2, 8), endDate: inDays(16, 16) };
  return {
    kind: 'announcement',
    timeZone: 'Europe/Berlin',
    languages: {
      de: {
        title: 'Webinar: Passkeys für alle',
        description: 'So führen Sie sie in einer Woche ein.',
        cta: 'Platz sichern',
        link: '/de/resources/webinars/passkeys',
        ...schedule,
      },
      en: {
        title: 'Webinar: passkeys for everyone',
        description: 'See how to roll them out in a week.',
        cta: 'Save your seat',
        link: '/resources/webinars/passkeys',
        ...schedule,
        ...english,
      },
      ja: {
        title: 'ウェビナー：パスキー導入',
        description: '一週間で導入する方法をご紹介します。',
        cta: '申し込む',
        link: '/jp/resources/webinars/passkeys',
        ...schedule,
      },
    },
  };
}

/** @param hour in UTC */
function inDays(days: number, hour: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  date.setUTCHours(hour, 0, 0, 0);
  return date.toISOString().replace('.000', '');
}
