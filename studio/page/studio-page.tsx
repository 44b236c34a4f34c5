/** The Studio's page: its header, and the page for the current path. */

import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { CardsPage } from './cards/cards-page.tsx';
import { MergedNotice } from './conflict/merged-notice.tsx';
import { DraftProvider, useDraftState } from './data/draft-provider.tsx';
import { createQueryClient } from './data/query-client.ts';
import { MessageEditorPage } from './editor/message-editor-page.tsx';
import { MessageLoading } from './editor/message-loading.tsx';
import { Announcer } from './frame/announcer.tsx';
import { LoadFailure } from './frame/load-failure.tsx';
import { PageHeading } from './frame/page-heading.tsx';
import { RestoredNotice } from './frame/restored-notice.tsx';
import { Skeleton } from './frame/skeleton.tsx';
import { StudioHeader } from './frame/studio-header.tsx';
import { UndoProvider } from './frame/undo.tsx';
import { UnknownPage } from './frame/unknown-page.tsx';
import { UnreadNotice } from './frame/unread-notice.tsx';
import { HistoryPage } from './history/history-page.tsx';
import { MessageListPage } from './messages/message-list-page.tsx';
import { MessagesLoading } from './messages/messages-loading.tsx';
import { FailedReleases } from './publish/failed-releases.tsx';
import { PublishPage } from './publish/publish-page.tsx';
import { ReleasePage } from './publish/release-page.tsx';
import { NavigationProvider, useNavigation } from './routing/navigation.tsx';
import { type Route, routeOf } from './routing/route.ts';
import { TimelinePage } from './timeline/timeline-page.tsx';

const TranslationsPage = lazy(async () => {
  const { TranslationsPage: Page } = await import('./translations/translations-page.tsx');
  return { default: Page };
});

const MenusPage = lazy(async () => {
  const { MenusPage: Page } = await import('./menus/menus-page.tsx');
  return { default: Page };
});

export function StudioPage() {
  const [queries] = useState(createQueryClient);
  return (
    <I18nProvider locale="en-GB">
      <QueryClientProvider client={queries}>
        <NavigationProvider>
          <DraftProvider>
            <Announcer>
              <UndoProvider>
                <StudioHeader />
                <main id="main" className="studio-main" tabIndex={-1}>
                  <CurrentPage />
                </main>
                <MergedNotice />
              </UndoProvider>
            </Announcer>
          </DraftProvider>
        </NavigationProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}

function CurrentPage() {
  const { path } = useNavigation();
  const status = useDraftState((state) => state.status);
  const failure = useDraftState((state) => (state.status === 'failed' ? state.failure : null));
  const route = routeOf(path);
  if (route.page === 'unknown') return <UnknownPage />;
  if (status === 'loaded') {
    return (
      <>
        <RestoredNotice />
        <UnreadNotice />
        {!['publish', 'release'].includes(route.page) && <FailedReleases />}
        <LoadedPage key={path} route={route} />
      </>
    );
  }
  if (failure === null) return <LoadingPage page={route.page} />;
  return (
    <>
      <PageHeading title={TITLES[route.page]} />
      <LoadFailure failure={failure} />
    </>
  );
}

function LoadingPage({ page }: { readonly page: KnownRoute['page'] }) {
  if (page === 'messages') return <MessagesLoading />;
  if (page === 'message') return <MessageLoading />;
  return (
    <>
      <PageHeading title={TITLES[page]} />
      <Skeleton rows={5} />
    </>
  );
}

type KnownRoute = Exclude<Route, { page: 'unknown' }>;

const TITLES: Readonly<Record<KnownRoute['page'], string>> = {
  messages: 'Messages',
  message: 'Message',
  timeline: 'Timeline',
  cards: 'Cards',
  menus: 'Menus',
  translations: 'Translations',
  history: 'History',
  publish: 'Publish',
  release: 'Release',
};

function LoadedPage({ route }: { readonly route: KnownRoute }) {
  switch (route.page) {
    case 'messages':
      return <MessageListPage />;
    case 'message':
      return <MessageEditorPage kind={route.kind} id={route.id} />;
    case 'cards':
      return <CardsPage />;
    case 'history':
      return <HistoryPage />;
    case 'publish':
      return <PublishPage />;
    case 'release':
      return <ReleasePage id={route.id} />;
    case 'translations':
      return (
        <Suspense fallback={<LoadingPage page="translations" />}>
          <TranslationsPage />
        </Suspense>
      );
    case 'menus':
      return (
        <Suspense fallback={<LoadingPage page="menus" />}>
          <MenusPage />
        </Suspense>
      );
    case 'timeline':
      return <TimelinePage />;
  }
}
