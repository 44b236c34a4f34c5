/** The page for unknown paths. */

import { ButtonLink } from '../controls/button.tsx';
import { PageHeading } from './page-heading.tsx';

export function UnknownPage() {
  return (
    <>
      <PageHeading title="Page not found">There is no page at this address of the Studio.</PageHeading>
      <ButtonLink href="/">Go to the messages</ButtonLink>
    </>
  );
}
