/** The page for unknown paths. */

import { ButtonLink } from '../controls/button.tsx';
import { PageHeading } from '../kit/page-heading.tsx';

export function UnknownPage() {
  return (
    <>
      <PageHeading title="No such page">The Studio has no page at this address.</PageHeading>
      <ButtonLink href="/">Go to the messages</ButtonLink>
    </>
  );
}
