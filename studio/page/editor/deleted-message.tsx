/** What the page of a message shows if it is deleted in the draft, but still published. */

import { Link } from 'react-aria-components';
import { PageHeading } from '../frame/page-heading.tsx';
import { DeletedActions } from '../messages/deleted-actions.tsx';
import { formatVisibility } from '../messages/format-visibility.ts';
import type { ListedMessage } from '../messages/listed-message.ts';
import { entryTitle } from '../names/entry-names.ts';
import { useNow } from '../time/use-now.ts';

export function DeletedMessage({ message }: { readonly message: ListedMessage }) {
  const now = useNow(message.published);
  const title = entryTitle(message.content, 'en');
  return (
    <>
      <Link className="studio-back" href="/">
        Messages
      </Link>
      <PageHeading title={title}>{formatVisibility(message, null, now)}</PageHeading>
      <DeletedActions message={message} title={title} now={now} />
    </>
  );
}
