/** The list of messages. */

import { PageHeading } from '../frame/page-heading.tsx';

export function MessageListPage() {
  return <PageHeading title="Messages" />;
}
