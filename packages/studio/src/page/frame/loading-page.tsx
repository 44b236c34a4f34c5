/** A page whose draft or code is still loading, roughly in its shape. */

import { PAGES, type PageName } from '../../contract/pages.ts';
import { MessageLoading } from '../editor/message-loading.tsx';
import { PageHeading } from '../kit/page-heading.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { MessagesLoading } from '../messages/messages-loading.tsx';
import { Text } from '../primitives/layout.tsx';

/** How many parts the page has, and how high they are. */
const PARTS: Readonly<Record<Exclude<PageName, 'messages' | 'message'>, readonly [count: number, height: string]>> = {
  cards: [4, '11rem'],
  menus: [2, '24rem'],
  theme: [2, '24rem'],
  timeline: [1, '32rem'],
  translations: [12, '3rem'],
  history: [5, '8.25rem'],
  publish: [10, '3rem'],
  release: [10, '3rem'],
};

/** Their settings are above what they show. */
const WITH_SETTINGS: readonly PageName[] = ['cards', 'menus', 'timeline', 'translations'];

export function LoadingPage({ page }: { readonly page: PageName }) {
  if (page === 'messages') return <MessagesLoading />;
  if (page === 'message') return <MessageLoading />;
  const [rows, height] = PARTS[page];
  return (
    <>
      <PageHeading title={PAGES[page].title} />
      {WITH_SETTINGS.includes(page) && (
        <Text as="div" below={5}>
          <Skeleton rows={1} height="2.5rem" />
        </Text>
      )}
      <Skeleton rows={rows} height={height} />
    </>
  );
}
