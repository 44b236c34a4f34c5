/** The Studio's page: its header, and the page for the current path. */

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { PAGES, type PageName, type Route, routeOf, topPageOf } from '../contract/pages.ts';
import { HeldNotice } from './conflict/held-notice.tsx';
import { MergedNotice } from './conflict/merged-notice.tsx';
import { DraftProvider, useDraftState } from './data/draft-provider.tsx';
import { FollowOthers } from './data/follow-others.tsx';
import { createQueryClient } from './data/query-client.ts';
import { MessageLoading } from './editor/message-loading.tsx';
import { Announcer } from './frame/announcer.tsx';
import { LoadFailure } from './frame/load-failure.tsx';
import { PageFault } from './frame/page-fault.tsx';
import { PageHeading } from './frame/page-heading.tsx';
import { RestoredNotice } from './frame/restored-notice.tsx';
import { Skeleton } from './frame/skeleton.tsx';
import { StudioHeader } from './frame/studio-header.tsx';
import { UndoProvider } from './frame/undo.tsx';
import { UnknownPage } from './frame/unknown-page.tsx';
import { UnreadNotice } from './frame/unread-notice.tsx';
import { MessagesLoading } from './messages/messages-loading.tsx';
import { loadOtherPages, useLoadedPages } from './pages.ts';
import { FailedReleases } from './publish/failed-releases.tsx';
import { NavigationProvider, useNavigation } from './routing/navigation.tsx';

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
                <HeldNotice />
                <FollowOthers />
              </UndoProvider>
            </Announcer>
          </DraftProvider>
        </NavigationProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}

function CurrentPage() {
  const { path, visit } = useNavigation();
  const status = useDraftState((state) => state.status);
  const failure = useDraftState((state) => (state.status === 'failed' ? state.failure : null));
  const route = routeOf(path);
  if (route.page === 'unknown') return <UnknownPage />;
  if (status === 'loaded') {
    return (
      <>
        <RestoredNotice />
        <UnreadNotice />
        {topPageOf(route.page) !== 'publish' && <FailedReleases />}
        <LoadedPage key={`${path} ${visit}`} route={route} />
      </>
    );
  }
  if (failure === null) return <LoadingPage page={route.page} />;
  return (
    <>
      <PageHeading title={PAGES[route.page].title} />
      <LoadFailure failure={failure} />
    </>
  );
}

function LoadingPage({ page }: { readonly page: PageName }) {
  if (page === 'messages') return <MessagesLoading />;
  if (page === 'message') return <MessageLoading />;
  return (
    <>
      <PageHeading title={PAGES[page].title} />
      <Skeleton rows={5} />
    </>
  );
}

type KnownRoute = Exclude<Route, { page: 'unknown' }>;

function LoadedPage({ route }: { readonly route: KnownRoute }) {
  const { page } = route;
  useEffect(loadOtherPages, []);
  return (
    <PageFault title={PAGES[page].title}>
      <ShownPage route={route} />
    </PageFault>
  );
}

function ShownPage({ route }: { readonly route: KnownRoute }) {
  const pages = useLoadedPages(route.page);
  if (route.page === 'message' && pages.message) return <pages.message kind={route.kind} id={route.id} />;
  if (route.page === 'release' && pages.release) return <pages.release id={route.id} />;
  const Page = route.page === 'message' || route.page === 'release' ? null : pages[route.page];
  return Page ? <Page /> : <LoadingPage page={route.page} />;
}
