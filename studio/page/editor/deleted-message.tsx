/** What the page of a message shows if it is deleted in the draft, but still published. */

import { Link } from 'react-aria-components';
import { PageHeading } from '../frame/page-heading.tsx';
import { DeletedActions } from '../messages/deleted-actions.tsx';
import type { ListedMessage } from '../messages/listed-message.ts';
import { visitorWords } from '../messages/visitor-words.ts';
import { useNow } from '../time/use-now.ts';
import { entryTitle } from '../words/entry-words.ts';

export function DeletedMessage({ message }: { readonly message: ListedMessage }) {
  const now = useNow(message.published);
  const title = entryTitle(message.content, 'en');
  return (
    <>
      <Link className="studio-back" href="/">
        Messages
      </Link>
      <PageHeading title={title}>{visitorWords(message, null, now)}</PageHeading>
      <DeletedActions message={message} title={title} now={now} />
    </>
  );
}
