/** A page whose draft or code is still loading. */

import { PAGES, type PageName } from '../../contract/pages.ts';
import { MessageLoading } from '../editor/message-loading.tsx';
import { PageHeading } from '../kit/page-heading.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { MessagesLoading } from '../messages/messages-loading.tsx';

export function LoadingPage({ page }: { readonly page: PageName }) {
  if (page === 'messages') return <MessagesLoading />;
  if (page === 'message') return <MessageLoading />;
  return (
    <>
      <PageHeading title={PAGES[page].title} />
      <Skeleton rows={5} />
    </>
  );
}
