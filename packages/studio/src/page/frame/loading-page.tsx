/** A page whose draft or code is still loading. */

import { PAGES, type PageName } from '../../contract/pages.ts';
import { MessageLoading } from '../editor/message-loading.tsx';
import { MessagesLoading } from '../messages/messages-loading.tsx';
import { PageHeading } from './page-heading.tsx';
import { Skeleton } from './skeleton.tsx';

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
