/** The Studio's pages, each loaded when it is first opened. */

import type { ComponentType } from 'react';
import { PAGES, type PageName } from '../contract/pages.ts';
import { Notice } from './controls/notice.tsx';
import { LoadingPage } from './frame/loading-page.tsx';
import { PageHeading } from './kit/page-heading.tsx';
import { definePart, type Part } from './parts/define-part.tsx';
import { FaultButton, FaultText } from './parts/part-fault.tsx';

/** Most used first: packages/cli/src/group-modules.ts groups shared modules into files in this order. */
export const PAGE_PARTS = {
  messages: pagePart('messages', async () => (await import('./messages/message-list-page.tsx')).MessageListPage),
  message: pagePart('message', async () => (await import('./editor/message-editor-page.tsx')).MessageEditorPage),
  timeline: pagePart('timeline', async () => (await import('./timeline/timeline-page.tsx')).TimelinePage),
  cards: pagePart('cards', async () => (await import('./cards/cards-page.tsx')).CardsPage),
  menus: pagePart('menus', async () => (await import('./menus/menus-page.tsx')).MenusPage),
  theme: pagePart('theme', async () => (await import('./theme/theme-page.tsx')).ThemePage),
  translations: pagePart(
    'translations',
    async () => (await import('./translations/translations-page.tsx')).TranslationsPage,
  ),
  history: pagePart('history', async () => (await import('./history/history-page.tsx')).HistoryPage),
  publish: pagePart('publish', async () => (await import('./publish/publish-page.tsx')).PublishPage),
  release: pagePart('release', async () => (await import('./publish/release-page.tsx')).ReleasePage),
} satisfies Readonly<Record<PageName, unknown>>;

function pagePart<Props extends object>(page: PageName, importPage: () => Promise<ComponentType<Props>>): Part<Props> {
  const { title, module } = PAGES[page];
  return definePart(module, importPage, {
    Loading: () => <LoadingPage page={page} />,
    Failed: (failed) => (
      <>
        <PageHeading title={title} />
        <div role="alert">
          <Notice tone="bad" title="This page could not be opened" actions={<FaultButton {...failed} />}>
            <FaultText {...failed} />
          </Notice>
        </div>
      </>
    ),
  });
}
