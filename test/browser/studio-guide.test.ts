/** docs/editors.md names in bold only what the Studio shows. */

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../scripts/local/service.ts';
import { type StartedStudio, startStudio } from '../../scripts/local/studio.ts';
import { fillStudio, LIVE, STUDIO_PICTURES, type StudioPicture } from '../../scripts/pictures/studio-pictures.ts';
import { openStudioPicture } from '../../scripts/pictures/take-studio-pictures.ts';
import type { Release } from '../../studio/contract/releases.ts';
import { DEADLINE, sharedBrowser } from '../support/browser.ts';
import { messageContent, studioApi } from '../support/studio-api.ts';

let started: StartedStudio;
beforeAll(async () => {
  started = await startStudio({ replaced: { outboundService: () => new Response(null, { status: 404 }) } });
  await fillStudio(started.studio);
});
afterAll(() => started?.stop());

const MESSAGE = '/messages/announcement/passkeys-webinar?language=de';

type State = Pick<StudioPicture, 'path' | 'steps'>;

/** What the Studio shows besides the pictures. */
const BEFORE_PUBLISHING: readonly State[] = [
  {
    path: '/',
    async steps(page) {
      await page.getByRole('button', { name: 'New message' }).click();
      await namesIn(page);
      await page.getByRole('button', { name: /Kind$/ }).click();
      await page.getByRole('option', { name: 'Default message' }).waitFor();
    },
  },
  { path: MESSAGE },
  { path: '/messages/default-message/default-sign-up' },
  { path: '/translations' },
  { path: MESSAGE, steps: (page) => page.getByRole('button', { name: 'Copy to other languages…' }).click() },
  { path: MESSAGE, steps: (page) => page.getByRole('button', { name: 'Actions for' }).click() },
  { path: '/', steps: (page) => page.getByRole('button', { name: `Actions for “${LIVE}”` }).click() },
  { path: MESSAGE, steps: (page) => failToSave(page, 'abort') },
  { path: MESSAGE, steps: (page) => failToSave(page, 500) },
  { path: MESSAGE, steps: (page) => failToSave(page, 403) },
  { path: MESSAGE, steps: (page) => failToSave(page, 'hang') },
  {
    path: MESSAGE,
    async steps(page) {
      await failToSave(page, 'abort');
      await page.reload();
      await page.getByRole('link', { name: 'Messages', exact: true }).first().click();
      await page.getByText('What you had not saved is back').waitFor();
    },
  },
  {
    path: '/',
    async steps(page) {
      await page.evaluate(() => localStorage.setItem('portico-studio/unsaved/poll/one', '{"kind":"poll"}'));
      await page.reload();
      await page.getByText('Not all that you had not saved can be read').waitFor();
    },
  },
  {
    path: MESSAGE,
    async steps(page) {
      const title = page.getByRole('textbox', { name: 'Title' });
      await title.fill('Webinar: Passkeys für alle, Schritt für Schritt, in einer einzigen Woche eingeführt');
      await page.getByText('Saved', { exact: true }).waitFor();
      await page.getByRole('link', { name: /^Publish…/ }).click();
      await page.getByText('The links were checked.').waitFor();
    },
  },
  {
    path: '/publish',
    async steps(page, studio) {
      const draft = await (await studio.fetch('/api/draft')).json();
      const { revision, content } = draft.entries.find(({ id }: { readonly id: string }) => MESSAGE.includes(id));
      for (const fields of Object.values<object>(content.languages)) Object.assign(fields, { sites: 'nowhere' });
      await studio.fetch('/api/draft/announcement/passkeys-webinar', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'if-match': `"${revision}"` },
        body: JSON.stringify(content),
      });
      await page.reload();
      await page.getByText('Unknown site').first().waitFor();
    },
  },
  {
    path: '/publish',
    async steps(page) {
      await page.getByRole('button', { name: 'Share a preview…' }).click();
      await page.getByRole('button', { name: 'Make a link' }).waitFor();
      await namesIn(page);
      await page.getByRole('button', { name: 'Make a link' }).click();
      await page.getByRole('button', { name: /^End/ }).waitFor();
    },
  },
];

const AFTER_PUBLISHING: readonly State[] = [
  {
    path: '/publish',
    async steps(page, studio) {
      const id = await addRelease(studio);
      await page.route('**/api/releases', async (route) => {
        const { releases } = (await (await route.fetch()).json()) as { releases: object[] };
        await route.fulfill({ json: { releases: releases.map((one) => ({ ...one, state: 'failed' })) } });
      });
      await page.reload();
      await page.getByText('Not published', { exact: true }).waitFor();
      await namesIn(page);
      await page.goto(`${studio.origin}/publish/${id}`);
      await page.getByText('Resolve').waitFor();
      await page.getByRole('button', { name: 'Take what the draft has' }).waitFor();
    },
  },
  {
    path: '/history',
    async steps(page) {
      await page.route('**/api/versions', async (route) => {
        const response = await route.fetch();
        const list = (await response.json()) as { versions: object[] };
        await route.fulfill({
          json: { ...list, versions: list.versions.map((one) => ({ ...one, state: 'pending' })) },
        });
      });
      await page.reload();
      await page.getByText('On its way').first().waitFor();
    },
  },
  {
    path: MESSAGE,
    async steps(page) {
      await page.getByRole('textbox', { name: 'Title' }).fill('Noch ein Titel');
      await page.getByRole('link', { name: 'Messages', exact: true }).first().click();
      await page.getByText('Differs from what visitors see').first().waitFor();
      await page.getByRole('button', { name: /^Actions for “Webinar: passkeys/ }).click();
      await page.getByRole('menuitem', { name: 'Revert to published' }).waitFor();
    },
  },
  {
    path: '/',
    async steps(page) {
      await page.route('**/api/status', async (route) => {
        const answer = await (await route.fetch()).json();
        await route.fulfill({ json: { ...answer, served: 1 } });
      });
      await page.reload();
      await page.getByText('Visitors see version 1').waitFor();
      await page.getByRole('button', { name: `Actions for “${LIVE}”` }).click();
      await page.getByRole('menuitem', { name: 'Delete…' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Deleted', { exact: true }).waitFor();
    },
  },
];

/** Somebody is to review it, has commented on it, and has changed its message since. @returns its id */
async function addRelease({ fetch }: Service): Promise<string> {
  const { add, change, call, review } = studioApi(fetch);
  const entry = await add('released');
  const { since, chosen: entries } = await review([{ kind: 'announcement', id: 'released' }]);
  const { body } = await call<Release>('POST', 'releases', { name: 'Released', since, entries, state: 'open' });
  await call('POST', `releases/${body.id}/review`, { action: 'ask', revision: body.revision });
  await call('POST', 'comments', { on: { release: body.id }, text: 'Good' });
  await change(entry, messageContent({ title: 'Changed since' }));
  return body.id;
}

/** Changes a message, and answers the request that saves it. */
async function failToSave(page: Page, how: 'abort' | 'hang' | number): Promise<void> {
  await page.route('**/api/draft/**', (route) => {
    if (how === 'abort') return route.abort();
    if (how === 'hang') return;
    return route.fulfill({
      status: how,
      json: { error: how === 403 ? 'refused' : 'unavailable', message: 'Refused.' },
    });
  });
  await page.getByRole('textbox', { name: 'Title' }).fill(`Changed, then ${how}`);
  await page
    .getByText(how === 'hang' ? 'Saving…' : /^Not saved/)
    .first()
    .waitFor();
}

const seen = new Set<string>();

/** Collects every text and label of the page that can be seen or is read out. */
async function namesIn(page: Page): Promise<void> {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const parts = [...element.childNodes];
        const visible = parts.filter((part) => !(part as Element).classList?.contains('studio-visually-hidden'));
        const texts = parts.filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((part) => part.nodeValue ?? '');
        return [element.getAttribute('aria-label') ?? '', visible.map((part) => part.textContent).join(''), ...texts];
      })
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text.length < 80),
  );
  for (const name of names) seen.add(name);
}

async function visit(state: State): Promise<void> {
  const page = await openStudioPicture(await sharedBrowser(), started.studio, { name: '', ...state });
  page.setDefaultTimeout(DEADLINE);
  await namesIn(page);
  await page.close();
}

test('every name that docs/editors.md has in bold is in the Studio', async () => {
  const text = await readFile(new URL('../../docs/editors.md', import.meta.url), 'utf8');
  const [guide = ''] = text.split('\n## In files\n');
  const named = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(50);
  for (const state of BEFORE_PUBLISHING) await visit(state);
  // without the changes that were made above
  await fillStudio(started.studio);
  for (const state of [...STUDIO_PICTURES, ...AFTER_PUBLISHING]) await visit(state);
  expect([...new Set(named)].filter((name) => !seen.has(name))).toEqual([]);
});
