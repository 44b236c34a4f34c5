/** The Studio's page: its header, and the page for the current path. */

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { formatLocale } from '../contract/format-locale.ts';
import { PAGES, type Route, routeOf, topPageOf } from '../contract/pages.ts';
import { HeldNotice } from './conflict/held-notice.tsx';
import { MergedNotice } from './conflict/merged-notice.tsx';
import { DraftProvider, useDraftState } from './data/draft-provider.tsx';
import { FollowOthers } from './data/follow-others.tsx';
import { createQueryClient } from './data/query-client.ts';
import { LoadFailure } from './frame/load-failure.tsx';
import { LoadingPage } from './frame/loading-page.tsx';
import { RestoredNotice } from './frame/restored-notice.tsx';
import { StudioHeader } from './frame/studio-header.tsx';
import { UnknownPage } from './frame/unknown-page.tsx';
import { UnreadNotice } from './frame/unread-notice.tsx';
import { Announcer } from './kit/announcer.tsx';
import { PageHeading } from './kit/page-heading.tsx';
import { UndoProvider } from './kit/undo.tsx';
import { PAGE_PARTS } from './pages.tsx';
import { loadOtherParts } from './parts/define-part.tsx';
import { FailedReleases } from './publish/failed-releases.tsx';
import { NavigationProvider, useNavigation } from './routing/navigation.tsx';

export function StudioPage() {
  const [queries] = useState(createQueryClient);
  return (
    <I18nProvider locale={formatLocale()}>
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

type KnownRoute = Exclude<Route, { page: 'unknown' }>;

function LoadedPage({ route }: { readonly route: KnownRoute }) {
  useEffect(loadOtherParts, []);
  if (route.page === 'message') return <PAGE_PARTS.message kind={route.kind} id={route.id} />;
  if (route.page === 'release') return <PAGE_PARTS.release id={route.id} />;
  const Page = PAGE_PARTS[route.page];
  return <Page />;
}
