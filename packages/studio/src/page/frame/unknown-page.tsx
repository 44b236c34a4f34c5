/** The page for unknown paths. */

import { ButtonLink } from '../controls/button.tsx';
import { Empty } from '../kit/empty.tsx';
import { PageHeading } from '../kit/page-heading.tsx';

export function UnknownPage() {
  return (
    <>
      <PageHeading title="No such page" />
      <Empty
        title="The Studio has no page at this address"
        text="It may be mistyped, or what it named was deleted. Search finds every page and message."
      >
        <ButtonLink href="/">Go to the messages</ButtonLink>
      </Empty>
    </>
  );
}
